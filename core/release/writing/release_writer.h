// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/release/release.h"
#include "core/release/writing/release_targets.h"

#include <filesystem>

namespace tranche {

/// Write NAME.release and NAME.internal side by side, both whole or not at all; `.internal` for this account only. For review it is
/// NAME.review; in zips, NAME.release.zip and NAME.internal.zip.
///
/// Writes into a hidden folder beside the target, lets the verifier read exactly these bytes in both modes (of a zip, unpacked again),
/// flushes (meanwhile, where there are threads) and, once the verifier agrees, adds the manifest and renames. `name` is the path of the
/// target without the ending. AlreadyExists when a target exists; DoesNotHold when the verifier objects; Io. On any failure, and when the
/// job is stopped, nothing that could be taken for a release is left.
Result<WrittenRelease> writeRelease(Release release, const std::filesystem::path& name, JobContext& job);

} // namespace tranche
