// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/verify/reading/release_manifest.h"
#include "core/verify/reading/release_files.h"

namespace tranche {

/// Every file but the manifest (and in format 2 approvals.json and the signatures of the manifest) is listed, every listed file is there
/// and has the listed SHA-256, every name is one that a release may have, and in format 2 nothing is left out but the PDF, linkings, and of
/// a draft the report. DoesNotHold names the first file that breaks this. O(bytes).
Result<void> checkDigests(const ReleaseFiles& files, const ReleaseManifest& manifest, bool draft, const JobContext& job);

} // namespace tranche
