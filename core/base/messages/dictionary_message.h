// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: dictionary.csv.
enum class DictionaryMessage : std::uint8_t {
    WrongFields,
    WrongLines,
    WrongOrder,
    FormulasTwoWays,
    FormulasUnsaid,
    OtherOrder,       ///< attribute
    OtherValues,      ///< attribute
    OtherType,        ///< attribute
    OtherPublishing,  ///< attribute
    OtherRegions,     ///< attribute
    OtherColumn,      ///< attribute
    OtherRole,        ///< attribute
    OtherMissingRule, ///< attribute
    EmptyCell,        ///< attribute
    NoMissingCell,    ///< attribute
    MissingTwoWays,   ///< attribute
    UnlistedValues,   ///< attribute
    OtherLabels,      ///< attribute
};

constexpr Topic topicOf(DictionaryMessage)
{
    return Topic::Dictionary;
}

} // namespace tranche
