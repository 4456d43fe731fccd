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
    BadDatePattern,  ///< place: the attribute
    EitherOrder,     ///< place: the attribute
    DatesOpen,       ///< attribute, cells that fit
    DatesOpenMore,   ///< attribute, cells that fit, other attributes that are open as well
    DatesDecided,    ///< attributes
    DatesRefused,    ///< attributes
    DatesIso,        ///< cells, attributes
    DatesYearFirst,  ///< attribute, cells
    DatesDayFirst,   ///< attribute, cells, cells that are no date in the other order
    DatesMonthFirst, ///< attribute, cells, cells that are no date in the other order
};

constexpr Topic topicOf(ValueMessage)
{
    return Topic::Value;
}

} // namespace tranche
