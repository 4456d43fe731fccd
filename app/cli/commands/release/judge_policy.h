// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"
#include "app/cli/options/slice_request.h"
#include "core/pipeline/snapshot.h"

#include <vector>

namespace tranche::cli {

/// Judge a sliced table by the policy that was asked for (phase "policy"); empty where none was. InvalidArgument for a waiver of a rule
/// that holds or is not asked for; else fails as judgedPolicy().
Result<std::vector<RuleFinding>> judgePolicy(Run& run, const Snapshot& snapshot, const SliceRequest& slicing);

} // namespace tranche::cli
