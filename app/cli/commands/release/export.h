// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"
#include "app/cli/options/slice_request.h"
#include "app/cli/options/table_request.h"
#include "core/pipeline/snapshot.h"

#include <string>
#include <vector>

namespace tranche::cli {

/// Whether the release that is asked for could get its name, once what a killed export left there is gone; as targetsOf(). To be asked
/// before any work.
Result<void> checkTarget(const Run& run, const SliceRequest& slicing);

/// Let the independent verifier read the bytes of the release, without and with the original table; where an export was asked for,
/// approve and write it (phases "verify" or "export"), with a log of the run, in which `findings` stand. Returns what to tell people.
/// DoesNotHold when the verifier objects; then nothing was written. Else fails as the release writer does.
Result<std::string> verifyOrExport(Run& run, const Snapshot& snapshot, const SliceRequest& slicing,
                                   const std::vector<RuleFinding>& findings);

} // namespace tranche::cli
