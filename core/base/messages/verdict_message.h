// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: what the verifier checked.
enum class VerdictMessage : std::uint8_t {
    DigestsAgree,   ///< files
    StructureSound, ///< lines, buckets, columns
    NothingPromised,
    SharesWithin,       ///< column, limit
    GroupsSatisfy,      ///< column, promise
    SharesAbove,        ///< column, groups above, groups, limit, bucket, how often, lines
    GroupsFail,         ///< column, groups that fail, groups, promise, bucket, lines, values
    NoBucketHelps,      ///< what was found
    OriginalDecides,    ///< what was found
    FileCannotShow,     ///< what was found
    OriginalMatches,    ///< records
    PosteriorWithin,    ///< column, signatures, largest
    PosteriorAbove,     ///< column, signatures, largest, limit, signatures above
    PosteriorSatisfies, ///< column, signatures, promise
    PosteriorFails,     ///< column, signatures, promise, signatures that fail
    NothingUnreleased,
};

constexpr Topic topicOf(VerdictMessage)
{
    return Topic::Verdict;
}

} // namespace tranche
