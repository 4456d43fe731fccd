// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/logging/parameter_facts.h"

#include "core/policy/number_text.h"
#include "core/recipe/json_values.h"
#include "core/recipe/recipe_words.h"
#include "core/release/logging/run_facts.h"

#include <algorithm>
#include <set>

namespace tranche {

namespace {

std::string groupingText(const Grouping& grouping)
{
    const auto word = std::string(wordOf(groupingWords, grouping.kind));
    return grouping.kind == Grouping::Kind::Random ? word + ':' + std::to_string(grouping.size) : word;
}

std::string generalizeText(const std::vector<GeneralizeRequest>& requests)
{
    std::string text;
    for (const auto& request : requests)
        text += (text.empty() ? "" : "; ") + listText(request.attributes) + " = " + std::to_string(request.least);
    return text;
}

/// Parameters without which nobody knows what was promised.
bool isOfModel(const std::string& name, ModelKind kind)
{
    if (name == "l" || name == "t")
        return (name == "t") == (kind == ModelKind::TCloseness);
    return name == "model" || name == "alpha" || name == "columns" || (name == "recursive-c" && kind == ModelKind::Recursive);
}

QJsonObject changeFacts(const std::string& name, const std::string& value)
{
    return {{QStringLiteral("parameter"), jsonText(name)}, {QStringLiteral("value"), jsonText(value)}};
}

/// Which of the details were changed; what they say stands in the release.
std::vector<std::string> changedDetails(const ReleaseDetails& before, const ReleaseDetails& now)
{
    std::vector<std::string> names;
    const auto tell = [&](const char* name, bool same) {
        if (!same)
            names.emplace_back(name);
    };
    tell("title", before.title == now.title);
    tell("owner", before.owner == now.owner);
    tell("purpose", before.purpose == now.purpose);
    tell("recipients", before.recipients == now.recipients);
    tell("release_type", before.type == now.type);
    tell("conditions", before.conditions == now.conditions);
    tell("contact", before.contact == now.contact);
    tell("review_by", before.reviewBy == now.reviewBy);
    tell("licence", before.licence == now.licence);
    tell("sources", before.sources == now.sources);
    return names;
}

std::map<std::string, std::string> optionTexts(const ReleaseOptions& options)
{
    return {{"layout", std::string(wordOf(layoutWords, options.layout))},
            {"formula-cells", std::string(wordOf(formulaWords, options.formulaCells))},
            {"container", options.container == Container::Zip ? "zip" : "folder"},
            {"linkings", std::to_string(options.linkings)},
            {"utility-statement", options.utility ? "yes" : "no"}};
}

AuditFacts changesOf(const std::map<std::string, std::string>& before, const std::map<std::string, std::string>& now)
{
    AuditFacts facts;
    for (const auto& [name, value] : now) {
        if (before.at(name) == value)
            continue;
        auto change = changeFacts(name, value);
        change.insert(QStringLiteral("before"), jsonText(before.at(name)));
        facts.push_back({AuditEvent::Parameter, std::move(change)});
    }
    return facts;
}

bool has(const std::vector<Waiver>& waivers, const Waiver& waiver)
{
    return std::ranges::find(waivers, waiver) != waivers.end();
}

void tellWaivers(const ReleaseOptions& before, const ReleaseOptions& now, AuditFacts& facts)
{
    for (const auto& waiver : now.waivers)
        if (!has(before.waivers, waiver))
            facts.push_back(waivedFact(waiver));
    for (const auto& waiver : before.waivers)
        if (!has(now.waivers, waiver))
            facts.push_back({AuditEvent::Waived, {{QStringLiteral("rule"), jsonText(waiver.rule)}, {QStringLiteral("taken_back"), true}}});
}

/// Whose labels were changed, and how many there are now; the labels themselves stand in the release.
void tellValueLabels(const ValueLabels& before, const ValueLabels& now, AuditFacts& facts)
{
    std::set<std::string> changed;
    std::size_t count = 0;
    for (const auto& [name, labels] : now) {
        count += labels.size();
        if (const auto then = before.find(name); then == before.end() || then->second != labels)
            changed.insert(name);
    }
    for (const auto& [name, labels] : before)
        if (!now.contains(name))
            changed.insert(name);
    if (!changed.empty())
        facts.push_back({AuditEvent::Parameter,
                         {{QStringLiteral("value_labels"), jsonNumber(count)},
                          {QStringLiteral("attributes"), jsonTexts(std::vector<std::string>(changed.begin(), changed.end()))}}});
}

} // namespace

std::map<std::string, std::string> parameterTexts(const Parameters& parameters)
{
    const auto& columns = parameters.columns;
    return {{"model", std::string(modelKey(parameters.model.kind))},
            {"l", parameters.model.l.text()},
            {"recursive-c", parameters.model.c.text()},
            {"t", parameters.model.t.text()},
            {"alpha", columns.alpha ? std::to_string(*columns.alpha) : "auto"},
            {"columns", std::to_string(columns.columns)},
            {"bins", std::to_string(parameters.bins)},
            {"cut", std::string(wordOf(cutWords, parameters.cut))},
            {"attempts", std::string(wordOf(attemptsWords, parameters.attempts))},
            {"min-bucket", parameters.minBucket ? std::to_string(*parameters.minBucket) : "auto"},
            {"cut-on", listText(parameters.cutOn)},
            {"grouping", groupingText(parameters.grouping)},
            {"order-in-bucket", std::string(wordOf(orderWords, parameters.order))},
            {"generalize", generalizeText(parameters.generalize)},
            {"hierarchies", listText(parameters.hierarchies.names())},
            {"joint", parameters.joint ? "yes" : "no"}};
}

AuditFacts parameterFacts(const Parameters& before, const Parameters& now, bool all)
{
    const auto values = parameterTexts(now);
    if (!all)
        return changesOf(parameterTexts(before), values);
    AuditFacts facts;
    const auto usual = parameterTexts(Parameters());
    for (const auto& [name, value] : values)
        if (isOfModel(name, now.model.kind) || usual.at(name) != value)
            facts.push_back({AuditEvent::Parameter, changeFacts(name, value)});
    return facts;
}

AuditFacts releaseFacts(const ReleaseOptions& before, const ReleaseOptions& now)
{
    auto facts = changesOf(optionTexts(before), optionTexts(now));
    if (const auto names = changedDetails(before.details, now.details); !names.empty())
        facts.push_back({AuditEvent::Parameter, {{QStringLiteral("details"), jsonTexts(names)}}});
    if (before.texts != now.texts)
        facts.push_back({AuditEvent::Parameter, {{QStringLiteral("labels"), jsonNumber(now.texts.size())}}});
    tellValueLabels(before.valueLabels, now.valueLabels, facts);
    if (before.policy != now.policy) {
        QJsonObject policy{{QStringLiteral("policy"), QJsonValue::Null}};
        if (now.policy)
            policy = {{QStringLiteral("policy"), jsonText(now.policy->name)},
                      {QStringLiteral("version"), jsonText(now.policy->version)},
                      {QStringLiteral("sha256"), jsonText(now.policy->sha256)}};
        facts.push_back({AuditEvent::Policy, std::move(policy)});
    }
    tellWaivers(before, now, facts);
    return facts;
}

} // namespace tranche
