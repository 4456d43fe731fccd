// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: what cells mean and what they are converted to.
enum class ValueMessage : std::uint8_t {
    BadNumberSigns,
    ConvertsNothing,
    TrimsBlanks,
    TrimsToNothing,
    WritesPlainNumbers,
    GroupsOrFractions,
    NumbersMerge,
    RemovesEnds,
    BadDatePattern, ///< place: the attribute
    EitherOrder,    ///< place: the attribute
};

constexpr Topic topicOf(ValueMessage)
{
    return Topic::Value;
}

} // namespace tranche
