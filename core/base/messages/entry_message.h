// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: an entry of a recipe that holds something else than it should.
enum class EntryMessage : std::uint8_t {
    NotAGroup,       ///< entry
    NotAText,        ///< entry
    NotAFlag,        ///< entry
    NotACount,       ///< entry
    NotASign,        ///< entry
    NotAFraction,    ///< entry
    NotTexts,        ///< entry
    NotLists,        ///< entry
    NotAList,        ///< entry
    UnknownModel,    ///< entry
    BadLevels,       ///< entry
    UnknownWord,     ///< entry
    NotADay,         ///< entry
    StandsTwice,     ///< entry
    NotADatePattern, ///< entry
};

constexpr Topic topicOf(EntryMessage)
{
    return Topic::Entry;
}

} // namespace tranche
