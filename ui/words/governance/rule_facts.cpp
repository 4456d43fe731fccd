// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/governance/rule_facts.h"

#include "core/membership/membership_report.h"
#include "core/policy/rule_words.h"
#include "ui/session/tr.h"
#include "ui/style/number_text.h"
#include "ui/words/messages/message_text.h"
#include "ui/words/model_words.h"
#include "ui/words/wording.h"

#include <algorithm>

namespace tranche {

namespace {

/// A word of a policy as people read it.
QString ruleWord(Rule rule, const QString& word)
{
    if (rule == Rule::Models)
        if (const auto kind = modelOfKey(word.toStdString()))
            return modelTitle(*kind);
    if (word == QLatin1String("drop"))
        return tr("drop the tuple");
    if (word == QLatin1String("value"))
        return tr("keep as a value");
    if (word == QLatin1String("public"))
        return tr("public use");
    if (word == QLatin1String("scientific"))
        return tr("scientific use");
    if (word == QLatin1String("enclave"))
        return tr("use in a safe room");
    if (word == QLatin1String("asis"))
        return tr("unchanged");
    if (word == QLatin1String("prefixed"))
        return tr("with an apostrophe");
    if (word == QLatin1String("none"))
        return rule == Rule::FormulaCells ? tr("there are none") : tr("none");
    if (word == QLatin1String("yes"))
        return tr("yes");
    if (word == QLatin1String("no"))
        return tr("no");
    return word;
}

QString ruleWordsText(Rule rule, const std::string& words)
{
    QStringList all;
    for (const auto& word : QString::fromStdString(words).split(QStringLiteral(", ")))
        all += ruleWord(rule, word);
    return all.join(QStringLiteral(", "));
}

bool isInWords(Rule rule)
{
    return !wordsOfRule(rule).empty() || rule == Rule::Signed || rule == Rule::OriginalVerified;
}

/// What is asked or found, as people read it: l without "/1", shares in percent.
QString valueText(Rule rule, const std::string& text)
{
    if (text == "not known")
        return tr("not known");
    if (isInWords(rule))
        return ruleWordsText(rule, text);
    const auto ratio = parseRatio(text);
    if (rule == Rule::LeastL && ratio)
        return askedText(*ratio);
    if (rule == Rule::GreatestUnique)
        return percentText(QString::fromStdString(text).toDouble());
    if (rule == Rule::LeastFakes)
        return decimalText(QString::number(QString::fromStdString(text).toDouble(), 'f', 2));
    return decimalText(QString::fromStdString(text));
}

/// The rule in words, with what it asks as people read it.
QString askedText(const RuleFinding& finding)
{
    auto phrase = askedPhrase(finding);
    phrase.arguments = {Argument(Statement(GeneralMessage::Worded, valueText(finding.rule, finding.asked).toStdString()))};
    return messageText(phrase);
}

PanelId panelOf(Rule rule)
{
    switch (rule) {
    case Rule::Models:
    case Rule::LeastL:
    case Rule::LeastBucket: return PanelId::Buckets;
    case Rule::GreatestP:
    case Rule::LeastFakes: return PanelId::Risk;
    case Rule::GreatestUnique: return PanelId::Columns;
    case Rule::Missing: return PanelId::AttributeRoles;
    default: return PanelId::Approve;
    }
}

bool isStillOpen(const RuleFinding& finding, const ApprovalProgress& progress)
{
    switch (finding.rule) {
    case Rule::Approvers: return progress.given < QString::fromStdString(finding.asked).toULongLong();
    case Rule::Signed: return finding.asked == "yes" && (progress.given == 0 || !progress.allSigned);
    case Rule::OriginalVerified: return finding.asked == "yes" && !progress.verified;
    default: return false;
    }
}

RuleState stateOf(const RuleFinding& finding, const ApprovalProgress& progress)
{
    if (finding.verdict == RuleVerdict::Waived)
        return RuleState::Waived;
    if (finding.verdict == RuleVerdict::Fail)
        return RuleState::Fail;
    return isStillOpen(finding, progress) ? RuleState::Open : RuleState::Pass;
}

QString openText(const RuleFinding& finding, const ApprovalProgress& progress)
{
    if (finding.rule == Rule::OriginalVerified)
        return tr("not verified yet");
    if (finding.rule != Rule::Approvers)
        return tr("a signature is missing");
    return (progress.given == 1 ? tr("%1 of %2 has approved") : tr("%1 of %2 have approved"))
        .arg(progress.given)
        .arg(QString::fromStdString(finding.asked));
}

RuleFact figureFact(Rule rule, const QString& name, const QString& found)
{
    return {.rule = rule, .state = RuleState::Unjudged, .asked = name, .found = found, .reason = {}, .by = {}, .where = panelOf(rule)};
}

void addPromise(const Snapshot& snapshot, std::vector<RuleFact>& facts)
{
    if (!snapshot.report || snapshot.report->claimsNothing()) {
        facts.push_back(figureFact(Rule::Models, tr("Privacy model"), tr("none")));
        return;
    }
    const auto& model = snapshot.report->model;
    facts.push_back(figureFact(Rule::Models, tr("Privacy model"), tr("%1, %2").arg(modelTitle(model.kind), requestWords(model))));
    facts.push_back(figureFact(Rule::GreatestP, tr("Largest p(t,s)"), shareText(snapshot.report->maxP().toDouble())));
}

} // namespace

std::vector<RuleFact> ruleFacts(const std::vector<RuleFinding>& findings, const ApprovalProgress& progress)
{
    std::vector<RuleFact> facts;
    for (const auto& finding : findings) {
        const auto state = stateOf(finding, progress);
        facts.push_back({.rule = finding.rule,
                         .state = state,
                         .asked = askedText(finding),
                         .found = state == RuleState::Open ? openText(finding, progress) : valueText(finding.rule, finding.found),
                         .reason = QString::fromStdString(finding.reason),
                         .by = QString::fromStdString(finding.by),
                         .where = panelOf(finding.rule)});
    }
    return facts;
}

std::vector<RuleFact> unjudgedFacts(const Policy& policy)
{
    auto facts = ruleFacts(judgeRules(policy, {}), {});
    for (auto& fact : facts) {
        fact.state = RuleState::Unjudged;
        fact.found.clear();
    }
    return facts;
}

std::vector<RuleFact> figureFacts(const Document& now)
{
    std::vector<RuleFact> facts;
    addPromise(now.snapshot, facts);
    if (now.snapshot.columns && now.columnFacts) {
        double most = 0.0;
        for (std::size_t i = 0; i < now.snapshot.columns->size(); ++i)
            most = std::max(most, now.columnFacts->uniqueShare(ColumnId(i)));
        facts.push_back(figureFact(Rule::GreatestUnique, tr("Unique values in a column"), percentText(most)));
    }
    if (now.snapshot.buckets)
        facts.push_back(
            figureFact(Rule::LeastBucket, tr("Smallest bucket"), countText(now.snapshot.buckets->sizes().least, Counted::Tuple)));
    if (now.membership)
        facts.push_back(figureFact(Rule::LeastFakes, tr("Fakes per original"),
                                   decimalText(QString::number(now.membership->fakesPerOriginal(), 'f', 2))));
    return facts;
}

QString ruleCountText(const std::vector<RuleFact>& facts)
{
    QStringList parts;
    for (const auto state : {RuleState::Pass, RuleState::Fail, RuleState::Waived, RuleState::Open}) {
        const auto count = std::ranges::count(facts, state, &RuleFact::state);
        if (count > 0)
            parts += tr("%1 %2").arg(count).arg(ruleStateText(state));
    }
    return parts.isEmpty() ? tr("without verdicts") : parts.join(QStringLiteral(", "));
}

QString releaseTypeText(ReleaseType type)
{
    switch (type) {
    case ReleaseType::Public: return tr("public use");
    case ReleaseType::Scientific: return tr("scientific use, under a contract");
    case ReleaseType::Enclave: break;
    }
    return tr("enclave, in a safe room");
}

QString releaseTypeText(std::string_view word)
{
    for (const auto type : {ReleaseType::Public, ReleaseType::Scientific, ReleaseType::Enclave})
        if (releaseTypeWord(type) == word)
            return releaseTypeText(type);
    return {};
}

QString ruleStateText(RuleState state)
{
    switch (state) {
    case RuleState::Pass: return tr("pass");
    case RuleState::Fail: return tr("fail");
    case RuleState::Waived: return tr("waived");
    case RuleState::Open: return tr("open");
    case RuleState::Unjudged: break;
    }
    return {};
}

} // namespace tranche
