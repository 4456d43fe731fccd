// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/drawings/drawings.h"
#include "core/release/report/sections/sections.h"

#include <algorithm>

namespace tranche::report {

namespace {

/// Ends like a sentence.
QString asSentence(const std::string& text)
{
    QString sentence = briefly(text, longestText);
    if (!sentence.isEmpty() && !QStringLiteral(".!?…").contains(sentence.back()))
        sentence += QLatin1Char('.');
    return sentence;
}

void addDetail(std::vector<ReportText>& texts, const QString& words, const std::string& detail)
{
    if (!asSentence(detail).isEmpty())
        texts.push_back(filled(words, {asSentence(detail)}));
}

/// A policy asks for one or two.
QStringList approvers(std::size_t count)
{
    return count == 1 ? QStringList{tr("Approver")} : QStringList{tr("First approver"), tr("Second approver")};
}

} // namespace

ReportText details(const Telling& telling)
{
    const auto& said = telling.input.request.options.details;
    std::vector<ReportText> texts;
    addDetail(texts, tr("<b>Purpose:</b> %1"), said.purpose);
    addDetail(texts, tr("<b>Recipients:</b> %1"), said.recipients);
    addDetail(texts, tr("<b>Conditions:</b> %1"), said.conditions);
    addDetail(texts, tr("<b>Licence:</b> %1"), said.licence);
    addDetail(texts, tr("<b>Contact:</b> %1"), said.contact);
    return joined(std::move(texts));
}

ReportText policySummary(const Telling& telling)
{
    const auto& rules = telling.input.rules;
    const auto& policy = telling.input.request.policy;
    if (!policy)
        return {};
    const auto held = std::ranges::count(rules, RuleVerdict::Pass, &RuleFinding::verdict);
    const auto failed = std::ranges::count(rules, RuleVerdict::Fail, &RuleFinding::verdict);
    std::vector<ReportText> texts{filled(tr("Judged by the policy “%1”, version %2. Rules that hold: %3 of %4."),
                                         {briefly(policy->name, longestName), briefly(policy->version, longestName),
                                          telling.numbers.count(static_cast<std::size_t>(held)), telling.numbers.count(rules.size())})};
    if (failed > 0)
        texts.push_back(filled(tr("<b>Rules that do not hold: %1.</b>"), {telling.numbers.count(static_cast<std::size_t>(failed))}));
    for (const auto& rule : rules)
        if (rule.verdict == RuleVerdict::Waived)
            texts.push_back(filled(tr("<b>Waived:</b> <code>%1</code>, asked for %2, found %3. “%4” (%5)"),
                                   {QString::fromLatin1(ruleKey(rule.rule)), named(rule.asked), named(rule.found),
                                    briefly(rule.reason, longestText), briefly(rule.by, longestName)}));
    return joined(std::move(texts));
}

Blocks conditions(const Telling& telling)
{
    Blocks blocks;
    if (const auto said = details(telling); !said.empty())
        blocks.emplace_back(paragraph(said));
    blocks.emplace_back(
        paragraph(tr("To relate attributes of different columns, link them at random inside each bucket, several times, and "
                     "report the mean and the spread: <code>README.txt</code> says how. Take no line for a person.")));
    if (const auto summary = policySummary(telling); !summary.empty())
        blocks.emplace_back(paragraph(summary));
    return blocks;
}

Blocks signing(const Telling& telling)
{
    const auto& policy = telling.input.request.policy;
    const bool isSigned = policy && policy->asksForSignatures();
    return {signingLines(approvers(policy ? policy->approvers() : 1)),
            note(isSigned
                     ? tr("This release is valid with its signatures, which stand beside this report in <code>approvals.json</code> and "
                          "<code>manifest.json.*.minisig</code> and cover every file, this one too. Anybody can check them with "
                          "<code>minisign</code> or <code>tranche-verify</code>. Compare the keys with their owners first.")
                     : tr("Approvals stand beside this report in <code>approvals.json</code>, signatures in "
                          "<code>manifest.json.*.minisig</code>; they cover every file, this one too. Anybody can check them with "
                          "<code>minisign</code> or <code>tranche-verify</code>. Compare keys with their owners first."))};
}

Blocks digests(const Telling& telling)
{
    if (telling.input.digests.size() < 2)
        return {};
    ReportTable table;
    table.columns = {{tr("Data file"), 0.3, false}, {QStringLiteral("SHA-256"), 0.7, false}};
    for (const auto& [file, digest] : telling.input.digests)
        table.rows.push_back({cell(QString::fromStdString(file)), cell(mono(QString::fromStdString(digest)))});
    return {table};
}

} // namespace tranche::report
