// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/slice_request.h"

namespace tranche::cli {

/// --policy and --waive, and who waives: the policy is read, its name goes into the options of the release, and what a recipe has waived
/// under another policy falls. Usage errors where a waiver has no rule, reason, person or policy; else as readPolicy() and reading a file,
/// with the file as the place.
Result<void> readPolicyOptions(const Arguments& arguments, SliceRequest& request);

} // namespace tranche::cli
