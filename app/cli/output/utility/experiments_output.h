// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/experiments_request.h"
#include "app/cli/phases.h"
#include "core/laboratory/experiments/run_experiments.h"

#include <filesystem>
#include <string>

namespace tranche::cli {

/// The claims with their verdicts, a line each, and where the report is.
std::string experimentsText(const ExperimentResults& results, const std::filesystem::path& out);
/// {format, tuples, figures, claims, timing, settings}; no cell value.
std::string experimentsJson(const Phases& phases, const ExperimentResults& results, const ExperimentsRequest& request);

} // namespace tranche::cli
