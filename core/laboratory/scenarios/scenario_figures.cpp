// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/scenarios/scenario_figures.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tranche {

namespace {

constexpr std::array<std::pair<BoardColumn, std::string_view>, 10> columnKeys{{
    {BoardColumn::LargestP, "largest_p"},
    {BoardColumn::Buckets, "buckets"},
    {BoardColumn::AssociationKept, "association_kept"},
    {BoardColumn::MeanTv, "mean_tv"},
    {BoardColumn::NaiveBayes, "naive_bayes"},
    {BoardColumn::Tree, "tree"},
    {BoardColumn::Linked, "linked"},
    {BoardColumn::QueryError, "query_error"},
    {BoardColumn::Fakes, "fakes_per_original"},
    {BoardColumn::Unique, "unique_share"},
}};

std::optional<double> accuracyIn(const Measured<ScenarioAccuracy>& measured)
{
    const auto* value = valueIn(measured);
    return value ? std::optional(value->accuracy) : std::nullopt;
}

std::optional<double> ofGuarantee(const ScenarioFigures& figures, BoardColumn column)
{
    const auto* value = valueIn(figures.guarantee);
    if (!value || !value->feasible)
        return std::nullopt;
    return column == BoardColumn::Buckets ? static_cast<double>(value->buckets) : value->largestP.toDouble();
}

std::optional<double> ofAssociation(const ScenarioFigures& figures)
{
    const auto* value = valueIn(figures.association);
    return value ? value->keptPercent : std::nullopt;
}

std::optional<double> plain(const Measured<double>& measured)
{
    const auto* value = valueIn(measured);
    return value ? std::optional(*value) : std::nullopt;
}

std::optional<double> medianError(const ScenarioFigures& figures)
{
    const auto* value = valueIn(figures.queries);
    return value ? value->median : std::nullopt;
}

} // namespace

bool ScenarioFigures::has(ScenarioMeasure measure) const
{
    switch (measure) {
    case ScenarioMeasure::Guarantee: return guarantee.has_value();
    case ScenarioMeasure::Association: return association.has_value();
    case ScenarioMeasure::Unique: return uniqueShare.has_value();
    case ScenarioMeasure::Fakes: return fakes.has_value();
    case ScenarioMeasure::Variation: return meanTv.has_value();
    case ScenarioMeasure::Queries: return queries.has_value();
    case ScenarioMeasure::NaiveBayes: return naiveBayes.has_value();
    case ScenarioMeasure::Tree: return tree.has_value();
    case ScenarioMeasure::Linked: return linked.has_value();
    }
    return false;
}

bool ScenarioFigures::isFeasible() const
{
    const auto* value = valueIn(guarantee);
    return value && value->feasible && value->holds;
}

bool ScenarioFigures::isInfeasible() const
{
    return guarantee.has_value() && !isFeasible();
}

std::string_view boardColumnKey(BoardColumn column)
{
    return std::ranges::find(columnKeys, column, &std::pair<BoardColumn, std::string_view>::first)->second;
}

std::optional<BoardColumn> boardColumnOfKey(std::string_view key)
{
    const auto* found = std::ranges::find(columnKeys, key, &std::pair<BoardColumn, std::string_view>::second);
    return found == columnKeys.end() ? std::nullopt : std::optional(found->first);
}

bool moreIsBetter(BoardColumn column)
{
    return column == BoardColumn::Buckets || column == BoardColumn::AssociationKept || column == BoardColumn::NaiveBayes
           || column == BoardColumn::Tree || column == BoardColumn::Linked || column == BoardColumn::Fakes;
}

ScenarioMeasure measureOf(BoardColumn column)
{
    switch (column) {
    case BoardColumn::LargestP:
    case BoardColumn::Buckets: return ScenarioMeasure::Guarantee;
    case BoardColumn::AssociationKept: return ScenarioMeasure::Association;
    case BoardColumn::MeanTv: return ScenarioMeasure::Variation;
    case BoardColumn::NaiveBayes: return ScenarioMeasure::NaiveBayes;
    case BoardColumn::Tree: return ScenarioMeasure::Tree;
    case BoardColumn::Linked: return ScenarioMeasure::Linked;
    case BoardColumn::QueryError: return ScenarioMeasure::Queries;
    case BoardColumn::Fakes: return ScenarioMeasure::Fakes;
    case BoardColumn::Unique: return ScenarioMeasure::Unique;
    }
    return ScenarioMeasure::Guarantee;
}

std::optional<double> numberIn(const ScenarioFigures& figures, BoardColumn column)
{
    switch (measureOf(column)) {
    case ScenarioMeasure::Guarantee: return ofGuarantee(figures, column);
    case ScenarioMeasure::Association: return ofAssociation(figures);
    case ScenarioMeasure::Variation: return plain(figures.meanTv);
    case ScenarioMeasure::NaiveBayes: return accuracyIn(figures.naiveBayes);
    case ScenarioMeasure::Tree: return accuracyIn(figures.tree);
    case ScenarioMeasure::Linked: return accuracyIn(figures.linked);
    case ScenarioMeasure::Queries: return medianError(figures);
    case ScenarioMeasure::Unique: return plain(figures.uniqueShare);
    case ScenarioMeasure::Fakes: {
        const auto* fakes = valueIn(figures.fakes);
        return fakes ? std::optional(fakes->perOriginal) : std::nullopt;
    }
    }
    return std::nullopt;
}

} // namespace tranche
