// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"
#include "core/release/draft_tools.h"
#include "core/release/release_request.h"
#include "core/release/rendered_release.h"

namespace tranche {

/// The bytes of a draft: all that both folders will hold but for what approvals add. InvalidArgument when the snapshot is not ready or its
/// report does not meet the request. O(cells).
Result<RenderedRelease> renderDraft(const Snapshot& snapshot, const ReleaseRequest& request, JobContext& job, const DraftTools& tools = {});

} // namespace tranche
