// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/scenarios/run_scenario.h"
#include "ui/session/document.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <memory>
#include <vector>

namespace tranche {

/// One scenario of the board.
struct BoardRow {
    enum class Kind {
        Now,    ///< the present decisions, where no scenario has them
        Pinned, ///< with its place in Document::scenarios
        Tried,  ///< of the grid in the background
    };
    Kind kind = Kind::Now;
    std::size_t index = 0;
    QString name; ///< empty where it was tried only
    QString note;
    Decisions decisions;
    bool current = false; ///< these decisions are in force
    QByteArray key;       ///< of its results: the table, all settings, and how each measure is computed
};

/// The present decisions first, then what is pinned, then what is tried; no decisions twice among the first two and what is tried. Empty
/// without a table, or while an attribute has no role. O(grid * names).
std::vector<BoardRow> boardRows(const Document& now);

/// Some measures of one row.
struct BoardTask {
    QByteArray key;
    Decisions decisions;
    std::vector<ScenarioMeasure> measures;
};

using BoardFigures = std::map<QByteArray, std::shared_ptr<const ScenarioFigures>>; ///< by key

/// What is still to be computed, in its order: what is cheap of the pinned, then of what is tried, then the rest of the pinned, measure by
/// measure.
std::vector<BoardTask> boardPlan(const std::vector<BoardRow>& rows, const BoardFigures& known);

} // namespace tranche
