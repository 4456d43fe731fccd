// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/import_look.h"
#include "ui/shell/import_window/cells/cell_answers.h"

#include <QString>

#include <functional>
#include <vector>

namespace tranche {

/// A way out of a problem: what the options of the source can express, or what is said about cells. What it leaves out or replaces is
/// counted in the next look.
struct ProblemFix {
    QString words; ///< of its button
    QString hint;  ///< what it does, and to how much
    std::function<void(ImportOptions&)> apply;
    std::function<void(CellAnswers&)> answer = {}; ///< instead of it, where it is about cells
};

/// The ways out of one problem of a look, the mildest first; none where only another file helps. Nothing is done by itself.
std::vector<ProblemFix> fixesOf(const ImportProblem& problem, const ImportLook& look);

} // namespace tranche
