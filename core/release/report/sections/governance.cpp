// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/qt_text.h"
#include "core/release/report/sections/sections.h"

#include <QJsonObject>

#include <algorithm>

namespace tranche::report {

namespace {

constexpr std::size_t newestShown = 25; ///< entries of the log
constexpr qsizetype longestNote = 600;

QString verdictText(RuleVerdict verdict)
{
    switch (verdict) {
    case RuleVerdict::Pass: return tr("holds");
    case RuleVerdict::Fail: return tr("does not hold");
    case RuleVerdict::Waived: return tr("waived");
    }
    return {};
}

void addRules(Blocks& blocks, const Telling& telling)
{
    const auto& rules = telling.input.rules;
    if (rules.empty())
        return;
    ReportTable table;
    table.columns = {{tr("Rule"), 0.28, false}, {tr("Asked for"), 0.2, false}, {tr("Found"), 0.18, false}, {tr("Verdict"), 0.34, false}};
    for (const auto& rule : rules) {
        ReportText verdict = rule.verdict == RuleVerdict::Pass ? plain(verdictText(rule.verdict)) : strong(verdictText(rule.verdict));
        if (rule.verdict == RuleVerdict::Waived)
            verdict = joined({verdict, filled(tr("by %1: “%2”"), {briefly(rule.by, longestName), briefly(rule.reason, longestNote)})});
        table.rows.push_back({cell(mono(QString::fromLatin1(ruleKey(rule.rule)))), cell(briefly(rule.asked, longestName)),
                              cell(briefly(rule.found, longestName)), cell(std::move(verdict))});
    }
    blocks.emplace_back(std::move(table));
}

QString columnsOf(const RejectedScenario& scenario, const Numbers& numbers)
{
    if (scenario.columnsByHand)
        return tr("columns by hand");
    const auto& [alpha, columns] = scenario.parameters.columns;
    return filledText(columns == 1 ? tr("α %1, one column") : tr("α %1, %2 columns"),
                      {alpha ? numbers.count(*alpha) : tr("automatic"), numbers.count(columns)});
}

void addScenarios(Blocks& blocks, const Telling& telling)
{
    const auto& rejected = telling.input.request.rejected;
    if (rejected.empty())
        return;
    ReportTable table;
    table.columns
        = {{tr("Weighed and refused"), 0.24, false}, {tr("Request"), 0.26, false}, {tr("Columns"), 0.18, false}, {tr("Note"), 0.32, false}};
    for (const auto& scenario : rejected)
        table.rows.push_back({cell(briefly(scenario.name, longestName)), quietCell(modelText(scenario.parameters.model, telling.numbers)),
                              quietCell(columnsOf(scenario, telling.numbers)), cell(briefly(scenario.note, longestNote))});
    blocks.emplace_back(std::move(table));
}

/// What an entry tells beside its number, time and event.
QString factsOf(const QJsonObject& entry)
{
    QStringList facts;
    for (auto fact = entry.begin(); fact != entry.end(); ++fact) {
        static const QStringList others{QStringLiteral("n"), QStringLiteral("time"), QStringLiteral("event"), QStringLiteral("previous")};
        if (others.contains(fact.key()))
            continue;
        const auto value = QJsonDocument(QJsonObject{{QStringLiteral("v"), fact.value()}}).toJson(QJsonDocument::Compact);
        const QString text = fact.value().isString() ? fact.value().toString() : QString::fromUtf8(value.mid(5).chopped(1));
        facts += fact.key() + QStringLiteral(" ") + text;
    }
    return facts.join(QStringLiteral("; "));
}

void addLog(Blocks& blocks, const Telling& telling, const std::vector<std::string>& lines)
{
    const auto& head = telling.input.request.audit;
    if (lines.empty())
        return;
    ReportTable table;
    table.columns = {{tr("Entry"), 0.08, true}, {tr("Time (UTC)"), 0.2, false}, {tr("Event"), 0.13, false}, {tr("Facts"), 0.59, false}};
    for (auto i = lines.size() - std::min(lines.size(), newestShown); i < lines.size(); ++i) {
        const auto entry = readJson(lines[i]).object();
        constexpr qsizetype longestFacts = 240;
        table.rows.push_back(
            {cell(QString::number(entry[QStringLiteral("n")].toInteger())),
             quietCell(entry[QStringLiteral("time")].toString().replace(QLatin1Char('T'), QLatin1Char(' ')).remove(QLatin1Char('Z'))),
             cell(entry[QStringLiteral("event")].toString()), quietCell(briefly(factsOf(entry).toStdString(), longestFacts))});
    }
    blocks.emplace_back(
        paragraph(tr("<b>Audit log</b>, its last entries. It had %1 entries when the draft was made; the digest of the last is "
                     "<code>%2</code>."),
                  {telling.numbers.count(head.entries), QString::fromStdString(head.digest)}));
    blocks.emplace_back(std::move(table));
}

} // namespace

Blocks governance(const Telling& telling, const InternalReportInput& input)
{
    Blocks blocks;
    if (const auto summary = policySummary(telling); !summary.empty())
        blocks.emplace_back(paragraph(summary));
    else
        blocks.emplace_back(paragraph(tr("No policy was asked for.")));
    addRules(blocks, telling);
    addScenarios(blocks, telling);
    addLog(blocks, telling, input.auditLines);
    addTo(blocks, signing(telling));
    return blocks;
}

} // namespace tranche::report
