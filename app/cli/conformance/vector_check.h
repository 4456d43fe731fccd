// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/conformance/tally.h"
#include "app/cli/conformance/vector_file.h"

namespace tranche::cli {

/// Compare everything that this version computes with what a vector expects. A field that is missing, unknown or of an unknown kind
/// counts as failed, never as passed; relaxed cuts, other privacy models, and traces count as skipped.
void checkVector(const Vector& vector, Tally& tally, JobContext& job);

} // namespace tranche::cli
