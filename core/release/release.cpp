// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/release.h"
#include "core/release/fingerprint.h"

#include "core/base/messages/release_message.h"

#include "core/release/fingerprint.h"

namespace tranche {

Release::Release(Snapshot snapshot, ReleaseRequest request, Approval approval)
    : m_snapshot(std::move(snapshot)), m_request(std::move(request)), m_approval(std::move(approval))
{
}

Result<Release> Release::make(Snapshot snapshot, ReleaseRequest request, Approval approval, const JobContext& job)
{
    const auto seen = tranche::fingerprint(snapshot, request, job);
    if (!seen)
        return std::unexpected(seen.error());
    if (*seen != approval.fingerprint())
        return fail(ErrorCode::InvalidArgument, ReleaseMessage::OtherApproval);
    return Release(std::move(snapshot), std::move(request), std::move(approval));
}

} // namespace tranche
