// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: what a table has otherwise than the one that was decided about before.
enum class DriftMessage : std::uint8_t {
    Gone,            ///< attributes
    New,             ///< attributes
    MissingInOrder,  ///< attribute, values
    MissingInLevels, ///< attribute, values
    Unused,          ///< attribute, values of its order
    Appeared,        ///< attribute, values
    Vanished,        ///< attribute, values
    NotNumbers,      ///< attribute, values
    NowCategories,   ///< attribute
    NowNumbers,      ///< attribute
    NowDates,        ///< attribute
    Moved,           ///< attribute, percent of the records
    Records,         ///< tuples before, tuples now
    NotTrimmed,      ///< attributes
    NotMadePlain,    ///< attributes
    NotShortened,    ///< attributes
    NotReplaced,     ///< attributes
    ForeignChoices,  ///< choices
};

constexpr Topic topicOf(DriftMessage)
{
    return Topic::Drift;
}

} // namespace tranche
