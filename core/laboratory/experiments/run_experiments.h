// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/laboratory/experiments/claims.h"
#include "core/laboratory/experiments/experiment_figure.h"
#include "core/laboratory/experiments/measurements.h"
#include "core/laboratory/experiments/paper_table.h"

#include <vector>

namespace tranche {

/// Figures and claims of the paper, computed anew.
struct ExperimentResults {
    ExperimentRequest request;
    std::size_t tuples = 0;
    std::vector<ExperimentFigure> figures; ///< in the order of experiments()
    std::vector<ClaimResult> claims;
};

/// In the order of experiments(). InvalidArgument, naming it, for an id that is no figure's. O(figures).
Result<std::vector<const Experiment*>> wantedFigures(const ExperimentRequest& request);

/// Measures what the figures that are asked for need, each setting once, then draws up the figures and tries all claims.
///
/// A setting that the table cannot hold leaves gaps. InvalidArgument for folds (2 to the tuples) and linkings (at least 1). Fails as
/// wantedFigures(), the stages, membership() and `learn` do. The accuracy figures take by far the longest.
Result<ExperimentResults> runExperiments(const PaperTable& table, const ExperimentRequest& request, const LearnBy& learn, JobContext& job);

} // namespace tranche
