// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: a recipe that cannot be used.
enum class RecipeMessage : std::uint8_t {
    TooLarge, ///< place: the file
    Damaged,  ///< place: the line
    NotARecipe,
    Newer,                   ///< its version, the greatest that this program reads
    EntryMissing,            ///< entry
    EntryUnknown,            ///< group
    EntryEmpty,              ///< entry
    NoTable,                 ///< entry
    NoDigest,                ///< entry
    Unusable,                ///< entry, why
    AttributeTwiceOrUnknown, ///< entry
    AttributeUnknown,        ///< entry
    BadColumns,              ///< entry
    BadGroups,               ///< entry
    BadAttributes,           ///< entry
    ValueTwice,              ///< entry
    BadWaivers,              ///< entry
    NothingLeft,
};

constexpr Topic topicOf(RecipeMessage)
{
    return Topic::Recipe;
}

} // namespace tranche
