// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/scenarios/run_scenario.h"
#include "ui/models/board_model.h"
#include "ui/plots/utility/pareto_data.h"
#include "ui/session/scenarios/scenario_plan.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tranche {

/// All that the board of scenarios is written from.
struct BoardView {
    const std::vector<BoardRow>& rows;
    const BoardFigures& figures;
    const std::vector<ReferenceFigures>& references;
};

/// "ℓ 3.5, α 2, c 4": a name for decisions that have none, and what a scenario is told by.
QString scenarioSettings(const Decisions& decisions);
/// What is tried once it is pinned is called by its settings; the present decisions are "Now".
QString scenarioName(const BoardRow& row);

/// Of a column that is a number: its name, its unit and direction, what it does not cover.
QString boardColumnName(BoardColumn column);
QString boardColumnDirection(BoardColumn column);
/// "91.1 %", ".333"
QString boardNumber(BoardColumn column, double number);

/// Heads of the board: name, guarantee and columns, the numbers, what a click does.
QStringList boardHeads();
/// The present and the pinned, then those that were tried and no other beats, then other techniques.
std::vector<BoardLine> boardLines(const BoardView& view);

/// One line of two scenarios side by side.
struct ComparedFigure {
    QString name;
    QString before;
    QString after;
    QString verdict; ///< "safer", "−2.4 points", "same"; empty while one of the two is not there
    enum class Sense { Better, Worse, Same } sense = Sense::Same;
};
std::vector<ComparedFigure> comparedFigures(const ScenarioFigures* before, const ScenarioFigures* after);

/// Spots of the picture in words, in their order.
QStringList spotSentences(const ParetoData& data, const std::vector<BoardRow>& rows);
/// What the picture does not show: "3 cannot be met".
QString paretoCaption(const ParetoData& data);

} // namespace tranche
