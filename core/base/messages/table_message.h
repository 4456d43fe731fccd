// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: the table and what is kept of it.
enum class TableMessage : std::uint8_t {
    RolesDoNotFit,
    TooManyRecords, ///< most that are possible
    NoRole,         ///< place: the attribute
    NothingReleased,
    OrderRepeatsValue,   ///< place: the attribute
    OrderLacksValue,     ///< place: the attribute
    NotADate,            ///< place: where, and the attribute
    NotDates,            ///< their lines; place: of the first, and the attribute
    SomeNotDates,        ///< values, lines of the first ones; place: of the first, and the attribute
    NotANumber,          ///< place: where, and the attribute
    NotNumbers,          ///< their lines; place: of the first, and the attribute
    SomeNotNumbers,      ///< values, lines of the first ones; place: of the first, and the attribute
    NoValueKept,         ///< place: the attribute
    NothingKept,         ///< place: the attribute
    NoReleasedAttribute, ///< place: the attribute
    NoAttribute,         ///< place: the attribute
    UnnamedAttribute,
    RepeatedAttribute, ///< place: the attribute
    WithoutAttributes,
    UnevenAttributes, ///< place: the attribute
};

constexpr Topic topicOf(TableMessage)
{
    return Topic::Table;
}

} // namespace tranche
