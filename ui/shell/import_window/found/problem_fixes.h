// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/import_look.h"

#include <QString>

#include <functional>
#include <vector>

namespace tranche {

/// A way out of a problem that the options of the source can express. What it leaves out or replaces is counted in the next look.
struct ProblemFix {
    QString words; ///< of its button
    QString hint;  ///< what it does, and to how much
    std::function<void(ImportOptions&)> apply;
};

/// The ways out of one problem of a look, the mildest first; none where only another file helps. Nothing is done by itself.
std::vector<ProblemFix> fixesOf(const ImportProblem& problem, const ImportLook& look);

} // namespace tranche
