// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/release/draft.h"

#include <string>
#include <vector>

namespace tranche {

/// A draft with all approvals that are asked for, or for review with fewer. Its files are the draft's, and those of the approvals.
class Release {
public:
    /// As checkApprovals(); a release needs all that the policy asks for.
    static Result<Release> make(Draft draft, std::vector<Approval> approvals);
    /// Becomes NAME.review: at least one approval, and one too few.
    static Result<Release> forReview(Draft draft, std::vector<Approval> approvals);

    bool isForReview() const { return m_forReview; }
    const Snapshot& snapshot() const { return m_snapshot; }
    const RenderedRelease& files() const { return m_files; }
    Container container() const { return m_container; }
    /// A copy of the audit log, for the internal folder.
    void keepAuditLog(std::string text) { m_files.internal["audit.jsonl"] = std::move(text); }

    /// What is left has no files any more.
    RenderedRelease takeFiles() { return std::move(m_files); }

private:
    Release(Draft draft, const std::vector<Approval>& approvals, bool forReview);

    Snapshot m_snapshot;
    Container m_container = Container::Folder;
    bool m_forReview = false;
    RenderedRelease m_files;
};

} // namespace tranche
