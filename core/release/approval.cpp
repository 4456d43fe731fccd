// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/approval.h"
#include "core/release/fingerprint.h"

#include "core/base/messages/release_message.h"

#include "core/release/fingerprint.h"

#include <QDateTime>

#include <algorithm>
#include <cctype>

namespace tranche {

namespace {

bool blank(const std::string& text)
{
    return std::ranges::all_of(text, [](unsigned char sign) { return std::isspace(sign) != 0; });
}

} // namespace

Result<Approval> Approval::make(const Snapshot& snapshot, const ReleaseRequest& request, std::string name, std::string reason,
                                const JobContext& job)
{
    if (blank(name))
        return fail(ErrorCode::InvalidArgument, ReleaseMessage::NoApprover);
    if (blank(reason))
        return fail(ErrorCode::InvalidArgument, ReleaseMessage::NoReason);
    if (!snapshot.readyForRelease() || !snapshot.report->holds() || snapshot.report->model != snapshot.parameters.model)
        return fail(ErrorCode::InvalidArgument, ReleaseMessage::NothingToApprove);
    auto seen = tranche::fingerprint(snapshot, request, job);
    if (!seen)
        return std::unexpected(seen.error());

    Approval approval;
    approval.m_name = std::move(name);
    approval.m_reason = std::move(reason);
    approval.m_time = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    approval.m_fingerprint = std::move(*seen);
    return approval;
}

} // namespace tranche
