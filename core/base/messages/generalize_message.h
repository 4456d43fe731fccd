// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: hierarchies, regions and generalized columns.
enum class GeneralizeMessage : std::uint8_t {
    UnknownAttribute, ///< place: the attribute
    LeastOutOfRange,  ///< records
    SensitiveAlone,
    NoSuchColumn, ///< names
    Twice,        ///< names
    Incomplete,
    RegionLikeValue,   ///< place: the attribute
    RegionsTooLong,    ///< place: the attribute
    ValuesWithoutLine, ///< values; place: the attribute
};

constexpr Topic topicOf(GeneralizeMessage)
{
    return Topic::Generalize;
}

} // namespace tranche
