// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/release.h"

#include "core/base/messages/release_message.h"

#include <utility>

namespace tranche {

Release::Release(Draft draft, const std::vector<Approval>& approvals, bool forReview)
    : m_snapshot(draft.snapshot()),
      m_container(draft.request().options.container),
      m_forReview(forReview),
      m_files(std::move(draft).takeFiles())
{
    m_files.release.merge(approvalFiles(approvals));
}

Result<Release> Release::make(Draft draft, std::vector<Approval> approvals)
{
    if (const auto checked = checkApprovals(approvals, draft.manifest(), draft.approvalsAsked()); !checked)
        return std::unexpected(checked.error());
    return Release(std::move(draft), approvals, false);
}

Result<Release> Release::forReview(Draft draft, std::vector<Approval> approvals)
{
    auto asked = draft.approvalsAsked();
    if (approvals.size() >= asked.count)
        return fail(ErrorCode::InvalidArgument, ReleaseMessage::NothingToReview);
    asked.mayLack = true;
    if (const auto checked = checkApprovals(approvals, draft.manifest(), asked); !checked)
        return std::unexpected(checked.error());
    return Release(std::move(draft), approvals, true);
}

} // namespace tranche
