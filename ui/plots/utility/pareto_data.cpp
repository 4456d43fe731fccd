// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/utility/pareto_data.h"

#include "core/laboratory/scenarios/pareto.h"

#include <algorithm>

namespace tranche {

namespace {

const ScenarioFigures* figuresOf(const BoardRow& row, const BoardFigures& figures)
{
    const auto found = figures.find(row.key);
    return found == figures.end() ? nullptr : found->second.get();
}

/// The points there are, and the rows that they are of.
struct Points {
    std::vector<ParetoPoint> points;
    std::vector<std::size_t> rows;
};

Points pointsOf(const std::vector<BoardRow>& rows, const BoardFigures& figures, BoardColumn column)
{
    Points all;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto* known = figuresOf(rows[i], figures);
        if (const auto point = known ? paretoPointOf(*known, column) : std::nullopt) {
            all.points.push_back(*point);
            all.rows.push_back(i);
        }
    }
    return all;
}

/// From left to right, at each p up or down to the best value that is as safe.
std::vector<std::pair<double, double>> stepsOf(const std::vector<ParetoSpot>& spots)
{
    std::vector<std::pair<double, double>> steps;
    for (const auto& spot : spots) {
        if (!spot.front)
            continue;
        if (!steps.empty() && steps.back().first == spot.largestP)
            continue;
        if (!steps.empty())
            steps.emplace_back(spot.largestP, steps.back().second);
        steps.emplace_back(spot.largestP, spot.value);
    }
    return steps;
}

} // namespace

QString scenarioLetter(const BoardRow& row, std::size_t place)
{
    if (row.kind == BoardRow::Kind::Tried)
        return {};
    constexpr std::size_t letters = 26;
    const QString last(QChar(static_cast<char16_t>(u'A' + place % letters)));
    return place < letters ? last : scenarioLetter(row, place / letters - 1) + last;
}

std::vector<bool> unbeaten(const std::vector<BoardRow>& rows, const BoardFigures& figures, BoardColumn column)
{
    const auto all = pointsOf(rows, figures, column);
    std::vector<bool> is(rows.size(), false);
    for (const auto i : paretoFront(all.points))
        is[all.rows[i]] = true;
    return is;
}

ParetoData paretoData(const std::vector<BoardRow>& rows, const BoardFigures& figures, BoardColumn column)
{
    ParetoData data;
    data.column = column;
    const auto front = unbeaten(rows, figures, column);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto* known = figuresOf(rows[i], figures);
        const auto number = known ? numberIn(*known, column) : std::nullopt;
        if (known && known->isInfeasible())
            ++data.infeasible;
        else if (!known || !known->has(ScenarioMeasure::Guarantee) || !known->has(measureOf(column)))
            ++data.pending;
        else if (number)
            data.spots.push_back({i, scenarioLetter(rows[i], i), rows[i].name, *numberIn(*known, BoardColumn::LargestP), *number, front[i],
                                  rows[i].current});
    }
    std::ranges::stable_sort(data.spots, {}, &ParetoSpot::largestP);
    data.steps = stepsOf(data.spots);
    return data;
}

} // namespace tranche
