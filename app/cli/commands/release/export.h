// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"
#include "app/cli/commands/release/judge_policy.h"
#include "app/cli/experiments/picture_program.h"
#include "app/cli/options/slice_request.h"
#include "core/pipeline/snapshot.h"

#include <optional>
#include <string>

namespace tranche::cli {

/// What an export takes beside what is computed.
struct ExportTools {
    PictureProgram painter;
    std::optional<SigningKey> key; ///< none: not signed
};

/// Everything that can stand in the way of an export whatever is computed, asked before any work: what a killed export left behind goes,
/// the names are free, reports can be set, and the key opens. nullopt where nothing is to be exported. InvalidArgument where the policy
/// asks for signatures and no key was named; NotSupported, as NoReportPainter; as targetsOf(), keyToSignWith().
Result<std::optional<ExportTools>> exportTools(Run& run, const SliceRequest& slicing);

/// Let the independent verifier read the bytes of the release, without and with the original table; where there are tools of an export,
/// approve and write it (phases "verify" or "export"), with a log of the run, in which the findings stand. Returns what to tell people.
/// DoesNotHold when the verifier objects; then nothing was written. Else fails as the release writer does.
Result<std::string> verifyOrExport(Run& run, const Snapshot& snapshot, const SliceRequest& slicing, const JudgedPolicy& judged,
                                   const std::optional<ExportTools>& tools);

} // namespace tranche::cli
