// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/utility/compare_text.h"

#include "app/cli/options/model_options.h"
#include "app/cli/output/text_table.h"
#include "app/words/printable.h"

namespace tranche::cli {

namespace {

std::string headOf(BoardColumn column)
{
    switch (column) {
    case BoardColumn::LargestP: return "largest p";
    case BoardColumn::Buckets: return "buckets";
    case BoardColumn::AssociationKept: return "association kept";
    case BoardColumn::MeanTv: return "mean TV";
    case BoardColumn::NaiveBayes: return "naive Bayes";
    case BoardColumn::Tree: return "tree";
    case BoardColumn::Linked: return "naive Bayes, linked";
    case BoardColumn::QueryError: return "query error";
    case BoardColumn::Fakes: return "fakes per original";
    case BoardColumn::Unique: return "unique share";
    }
    return {};
}

std::string numberText(const ScenarioFigures& figures, BoardColumn column)
{
    const auto number = numberIn(figures, column);
    if (!number)
        return "-";
    switch (column) {
    case BoardColumn::LargestP: return valueIn(figures.guarantee)->largestP.text();
    case BoardColumn::Buckets: return grouped(static_cast<std::size_t>(*number));
    case BoardColumn::AssociationKept: return decimal(*number, 1) + " %";
    case BoardColumn::Fakes: return decimal(*number, 2);
    default: return decimal(100.0 * *number, 1) + " %";
    }
}

std::string requestOf(const ComparedScenario& one)
{
    const auto* guarantee = valueIn(one.figures.guarantee);
    const bool nothing = guarantee && !guarantee->limit;
    auto text = nothing ? std::string("no privacy model") : modelText(one.scenario.decisions.parameters.model);
    if (guarantee)
        text += ", alpha " + std::to_string(guarantee->alpha) + ", " + counted(guarantee->columns, "column", "columns");
    if (guarantee && !guarantee->feasible && guarantee->limit)
        text += "; cannot be met: " + limitLine(one.scenario.decisions.parameters.model, guarantee->limit->figure).second;
    return text;
}

} // namespace

std::string compareText(const std::vector<ComparedScenario>& all, BoardColumn column)
{
    std::vector aligns{TextTable::Align::Left, TextTable::Align::Left, TextTable::Align::Left};
    std::vector<std::string> heads{"", "Scenario", "Request"};
    for (const auto each : allBoardColumns) {
        aligns.push_back(TextTable::Align::Right);
        heads.push_back(headOf(each));
    }
    TextTable lines(aligns);
    lines.add(heads);
    for (const auto& one : all) {
        std::vector<std::string> cells{one.dominated == false ? "*" : "", printable(one.scenario.name), requestOf(one)};
        for (const auto each : allBoardColumns)
            cells.push_back(numberText(one.figures, each));
        lines.add(std::move(cells));
    }
    return lines.text() + "\n* no other scenario beats it in largest p (lower is safer) and " + headOf(column) + " ("
           + (moreIsBetter(column) ? "higher" : "lower") + " is better).\n";
}

} // namespace tranche::cli
