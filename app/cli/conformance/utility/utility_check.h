// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/conformance/tally.h"
#include "app/cli/conformance/vector_file.h"

namespace tranche::cli {

/// Everything that a vector of kind "utility" expects. Nothing is skipped.
void checkUtility(const Vector& vector, Tally& tally, JobContext& job);

} // namespace tranche::cli
