// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/phases.h"
#include "core/laboratory/scenarios/decisions.h"
#include "core/laboratory/scenarios/scenario_figures.h"

#include <optional>
#include <string>
#include <vector>

namespace tranche::cli {

/// One scenario with its figures.
struct ComparedScenario {
    Scenario scenario;
    ScenarioFigures figures;
    std::optional<bool> dominated; ///< none where it is not feasible or its number of the column weighed is not there
};

/// What --json of compare writes. `base`: a snapshot of the table.
std::string compareJson(const Phases& phases, const Snapshot& base, const std::vector<ComparedScenario>& all, BoardColumn column);

} // namespace tranche::cli
