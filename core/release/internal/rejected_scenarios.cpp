// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/internal/rejected_scenarios.h"

#include "core/recipe/json_values.h"

#include <algorithm>

namespace tranche {

namespace {

QJsonValue alphaOf(const RejectedScenario& scenario)
{
    const auto& alpha = scenario.parameters.columns.alpha;
    return scenario.columnsByHand || !alpha ? QJsonValue(QJsonValue::Null) : QJsonValue(jsonNumber(*alpha));
}

std::string columnsText(const RejectedScenario& scenario)
{
    if (scenario.columnsByHand)
        return "columns by hand";
    const auto& [alpha, columns] = scenario.parameters.columns;
    return "alpha " + (alpha ? std::to_string(*alpha) : std::string("auto")) + ", c " + std::to_string(columns);
}

/// On one line, whatever somebody typed.
std::string onOneLine(std::string text)
{
    std::ranges::replace_if(
        text, [](char sign) { return static_cast<unsigned char>(sign) < 0x20; }, ' ');
    return text;
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

std::string rejectedText(const std::vector<RejectedScenario>& rejected)
{
    if (rejected.empty())
        return {};
    std::string text = "\nScenarios that were weighed and not released\n";
    for (const auto& scenario : rejected) {
        text += "  " + onOneLine(scenario.name) + ": " + requestText(scenario.parameters.model) + ", " + columnsText(scenario) + '\n';
        if (!scenario.note.empty())
            text += "    " + onOneLine(scenario.note) + '\n';
    }
    return text;
}

} // namespace tranche
