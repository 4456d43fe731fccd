// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: the lines of a hierarchy.
enum class HierarchyMessage : std::uint8_t {
    Empty,
    WithoutLabel,  ///< place: the line
    OtherLevels,   ///< place: the line
    EmptyLabel,    ///< place: the line
    AtTwoLevels,   ///< place: the line
    RepeatedValue, ///< place: the line
    TwoParents,    ///< place: the line
};

constexpr Topic topicOf(HierarchyMessage)
{
    return Topic::Hierarchy;
}

} // namespace tranche
