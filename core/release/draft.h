// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"
#include "core/release/approval.h"
#include "core/release/draft_tools.h"
#include "core/release/release_request.h"
#include "core/release/rendered_release.h"

namespace tranche {

/// The very bytes that would be released of a sliced table, its manifest included. Who approves, approves these; what is written later
/// are these.
class Draft {
public:
    /// InvalidArgument when the snapshot is not ready or its report does not meet the request. O(cells).
    static Result<Draft> make(Snapshot snapshot, ReleaseRequest request, JobContext& job, const DraftTools& tools = {});

    const Snapshot& snapshot() const { return m_snapshot; }
    const ReleaseRequest& request() const { return m_request; }
    const RenderedRelease& files() const { return m_files; }
    const std::string& manifest() const { return m_files.release.at("manifest.json"); }
    /// What the policy asks for; one approval, signed or not, where there is none.
    ApprovalsAsked approvalsAsked() const;
    /// The first rule of the policy that neither holds nor is waived; null where there is none.
    const RuleFinding* failingRule() const;

    RenderedRelease takeFiles() && { return std::move(m_files); }

private:
    Draft(Snapshot snapshot, ReleaseRequest request, RenderedRelease files);

    Snapshot m_snapshot;
    ReleaseRequest m_request;
    RenderedRelease m_files;
};

} // namespace tranche
