// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: correlation and columns.
enum class ColumnsMessage : std::uint8_t {
    TooFewBins, ///< place: the attribute, where it is its own number
    NotReleased,
    AlphaTooSmall,
    TooFewColumns,
    EmptyColumn,
    NotACover,
};

constexpr Topic topicOf(ColumnsMessage)
{
    return Topic::Columns;
}

} // namespace tranche
