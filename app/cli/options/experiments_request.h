// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/table_request.h"
#include "core/laboratory/experiments/measurements.h"

#include <filesystem>

namespace tranche::cli {

/// What the command experiments is asked.
struct ExperimentsRequest {
    TableRequest reading; ///< a lone question mark counts as missing, as in the usual files of Adult
    std::filesystem::path out;
    ExperimentRequest experiments;
};

/// InvalidArgument for what is missing or makes no sense.
Result<ExperimentsRequest> experimentsRequest(const Arguments& arguments);

} // namespace tranche::cli
