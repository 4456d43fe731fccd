// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: a release beside the table it was made of.
enum class OriginalMessage : std::uint8_t {
    NoAttribute,   ///< attribute
    CannotRead,    ///< why
    OtherCount,    ///< records of the table, lines of the release
    UnknownValue,  ///< attribute
    UnknownRegion, ///< attribute
    NothingToGeneralize,
    OtherValues,     ///< column, its attributes
    Unmatched,       ///< records
    WrongBuckets,    ///< column values
    UnknownOrder,    ///< attribute
    BadInterval,     ///< attribute
    RegionTooSmall,  ///< attribute
    InNoRegion,      ///< attribute
    RegionsOverlap,  ///< attribute
    TooManyOverlaps, ///< attribute
};

constexpr Topic topicOf(OriginalMessage)
{
    return Topic::Original;
}

} // namespace tranche
