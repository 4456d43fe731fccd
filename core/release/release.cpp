// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/release.h"

namespace tranche {

Release::Release(Snapshot snapshot, Approval approval, SourceInfo source, ReleaseOptions options)
    : m_snapshot(std::move(snapshot)), m_approval(std::move(approval)), m_source(std::move(source)), m_options(options)
{
}

Result<Release> Release::make(Snapshot snapshot, Approval approval, SourceInfo source, ReleaseOptions options, const JobContext& job)
{
    const auto seen = tranche::fingerprint(snapshot, job);
    if (!seen)
        return std::unexpected(seen.error());
    if (*seen != approval.fingerprint())
        return fail(ErrorCode::InvalidArgument, "The approval was given for another sliced table. Look at this one and approve it.");
    return Release(std::move(snapshot), std::move(approval), std::move(source), options);
}

} // namespace tranche
