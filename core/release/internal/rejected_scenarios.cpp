// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/internal/rejected_scenarios.h"

#include "core/recipe/json_values.h"

namespace tranche {

namespace {

QJsonValue alphaOf(const RejectedScenario& scenario)
{
    const auto& alpha = scenario.parameters.columns.alpha;
    return scenario.columnsByHand || !alpha ? QJsonValue(QJsonValue::Null) : QJsonValue(jsonNumber(*alpha));
}

} // namespace

std::vector<RejectedScenario> rejectedOf(const std::vector<Scenario>& scenarios, const Decisions& inForce)
{
    std::vector<RejectedScenario> rejected;
    for (const auto& [name, note, decisions] : scenarios)
        if (!(decisions == inForce))
            rejected.push_back({name, note, decisions.parameters, decisions.columnsByHand != nullptr});
    return rejected;
}

QJsonArray rejectedList(const std::vector<RejectedScenario>& rejected)
{
    QJsonArray list;
    for (const auto& scenario : rejected)
        list.append(QJsonObject{{QStringLiteral("name"), jsonText(scenario.name)},
                                {QStringLiteral("note"), jsonText(scenario.note)},
                                {QStringLiteral("request"), jsonText(requestText(scenario.parameters.model))},
                                {QStringLiteral("alpha"), alphaOf(scenario)},
                                {QStringLiteral("columns"), jsonNumber(scenario.parameters.columns.columns)},
                                {QStringLiteral("columns_by_hand"), scenario.columnsByHand}});
    return list;
}

} // namespace tranche
