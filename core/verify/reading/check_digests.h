// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/verify/reading/release_manifest.h"
#include "core/verify/reading/release_files.h"

namespace tranche {

/// Every file but the manifest (and in format 2 approvals.json and the signatures of the manifest) is listed, every listed file is there
/// and has the listed SHA-256, and every name is one that a release may have. DoesNotHold names the first file that breaks this. O(bytes).
Result<void> checkDigests(const ReleaseFiles& files, const ReleaseManifest& manifest, const JobContext& job);

} // namespace tranche
