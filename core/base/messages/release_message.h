// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: approving and writing a release.
enum class ReleaseMessage : std::uint8_t {
    NotReady,
    NothingToApprove,
    NoApprover,
    NoReason,
    OtherApproval,
    NoName,
    NotVerified,
    VerifierObjects, ///< what it found
    RuleFails,       ///< rule, asked, found
    TooFewApprovals, ///< given, asked for
    SameApprover,
    NotSigned,
    NothingToReview,
    NotAReview,   ///< place: the file
    NoPolicyFile, ///< name of the policy
};

constexpr Topic topicOf(ReleaseMessage)
{
    return Topic::Release;
}

} // namespace tranche
