// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/arguments.h"
#include "app/cli/output/console.h"
#include "app/cli/phases.h"
#include "core/import/request/source_labels.h"
#include "core/release/release.h"

#include <vector>

namespace tranche::cli {

/// What a command works with: what was asked for, where to say things, and the phases that it runs.
struct Run {
    const Arguments& arguments;
    Console& console;
    Phases& phases;
    SourceInfo source = {};                ///< of the table that was read, where its digest was asked for
    std::vector<SourceLabels> labels = {}; ///< what the source says about its attributes
};

/// One function a command. The error of the result is said by the caller; Exit::CannotBeMet has been explained by the command.
Result<Exit> inspect(Run& run);
Result<Exit> correlateTable(Run& run);
Result<Exit> sliceTable(Run& run);
Result<Exit> membershipOfTable(Run& run);
Result<Exit> utilityOfTable(Run& run);
Result<Exit> runRecipe(Run& run);
Result<Exit> experimentsOfPaper(Run& run);
Result<Exit> conformance(Run& run);
Result<Exit> compareScenarios(Run& run);
Result<Exit> keyCommand(Run& run);
Result<Exit> approveReview(Run& run);
Result<Exit> auditCommand(Run& run);

} // namespace tranche::cli
