// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/scenarios/scenario_figures.h"
#include "ui/session/scenarios/scenario_plan.h"

#include <QString>

#include <cstddef>
#include <utility>
#include <vector>

namespace tranche {

/// One scenario in the picture.
struct ParetoSpot {
    std::size_t row = 0; ///< among the rows of the board
    QString letter;      ///< empty: it was tried only
    QString name;
    double largestP = 0.0;
    double value = 0.0;
    bool front = false; ///< no other beats it
    bool current = false;

    friend bool operator==(const ParetoSpot&, const ParetoSpot&) = default;
};

/// Risk against one utility, as it is drawn.
struct ParetoData {
    BoardColumn column = BoardColumn::AssociationKept;
    std::vector<ParetoSpot> spots;                ///< by ascending p; feasible ones with a number
    std::vector<std::pair<double, double>> steps; ///< the front as a line of steps, with the corners
    std::size_t infeasible = 0;                   ///< not drawn
    std::size_t pending = 0;                      ///< not there yet

    friend bool operator==(const ParetoData&, const ParetoData&) = default;
};

/// "A", "B", ... for the present and the pinned rows, which come first; empty for the others.
QString scenarioLetter(const BoardRow& row, std::size_t place);

ParetoData paretoData(const std::vector<BoardRow>& rows, const BoardFigures& figures, BoardColumn column);

/// Whether each row is one that no other beats; false where it is not feasible or its number is not there.
std::vector<bool> unbeaten(const std::vector<BoardRow>& rows, const BoardFigures& figures, BoardColumn column);

} // namespace tranche
