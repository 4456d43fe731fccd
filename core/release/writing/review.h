// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/recipe/release_options.h"
#include "core/release/approval.h"
#include "core/verify/verify_release.h"

#include <filesystem>
#include <string>
#include <vector>

namespace tranche {

/// A release that lacks approvals, as another person gets it: NAME.review, a folder or a zip. It has the files of the release, and becomes
/// NAME.release once all have approved.
class Review {
public:
    /// BadInput where it is no review of this format, or its name does not end in .review or .review.zip; NotFound, Io, and as
    /// readApprovals(). Nothing of it is believed: see judge().
    static Result<Review> open(const std::filesystem::path& path);

    const ReleaseFiles& files() const { return m_files; }
    const std::string& manifest() const { return m_files.at("manifest.json"); }
    const std::vector<Approval>& approvals() const { return m_approvals; }
    ApprovalsAsked asked() const { return m_asked; }

    /// What the verifier says of the files, approvals included: it lacks some. `original` null: by the files alone.
    VerifyReport judge(const OriginalTable* original, JobContext& job, const VerifyOptions& options = {}) const;
    /// Whether nothing stands against approving it: all holds but for the number of approvals, or is not shown by the files alone.
    static bool mayBeApproved(const VerifyReport& report);

    /// Add an approval and write NAME.release beside it, whole or not at all; then NAME.review goes. As checkApprovals(); DoesNotHold where
    /// the verifier objects to the files as they will be; AlreadyExists, Io. On any failure NAME.review is left as it was.
    Result<std::filesystem::path> complete(const Approval& approval, const OriginalTable* original, JobContext& job) const;

private:
    Review() = default;
    std::filesystem::path target() const;

    std::filesystem::path m_path;
    Container m_container = Container::Folder;
    ReleaseFiles m_files;
    std::vector<Approval> m_approvals;
    ApprovalsAsked m_asked;
};

} // namespace tranche
