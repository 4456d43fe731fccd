// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"
#include "core/release/approval.h"
#include "core/release/release_request.h"

#include <map>
#include <string>

namespace tranche {

/// Both folders, file by file, as they would be written.
struct RenderedRelease {
    std::map<std::string, std::string> release;
    std::map<std::string, std::string> internal;
    std::size_t formulaCells = 0; ///< cells that a spreadsheet would run (before prefixing)
};

/// An approved sliced table. Exists only where the approval has the fingerprint of what would be written.
class Release {
public:
    /// InvalidArgument when the approval was given for something else, or the snapshot is not ready.
    static Result<Release> make(Snapshot snapshot, ReleaseRequest request, Approval approval, const JobContext& job = {});

    const Snapshot& snapshot() const { return m_snapshot; }
    const ReleaseRequest& request() const { return m_request; }
    const Approval& approval() const { return m_approval; }

private:
    Release(Snapshot snapshot, ReleaseRequest request, Approval approval);

    Snapshot m_snapshot;
    ReleaseRequest m_request;
    Approval m_approval;
};

/// The bytes of a draft (no approval in its manifest), for the verifier and the Approve panel; never written anywhere.
/// InvalidArgument when the snapshot is not ready.
Result<RenderedRelease> renderDraft(const Snapshot& snapshot, const ReleaseRequest& request, JobContext& job);

/// The bytes of an approved release. Every file but the manifest and the approvals equals the draft's.
Result<RenderedRelease> renderRelease(const Release& release, JobContext& job);

} // namespace tranche
