// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"
#include "core/release/release_request.h"

#include <string>

namespace tranche {

/// SHA-256 in hex over what was decided and what came of it, which the audit log tells of a result: the recipe in `.internal`, which is
/// every decision, the source, the report and every line of the sliced table. Linkings, which are drawn with each draft, are not in it;
/// what is approved are the bytes of a draft, by the digest of its manifest.
/// InvalidArgument when the snapshot is not ready for release. O(cells).
Result<std::string> fingerprint(const Snapshot& snapshot, const ReleaseRequest& request, const JobContext& job = {});

} // namespace tranche
