// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: what of a damaged recipe could not be read.
enum class LossMessage : std::uint8_t {
    Rest,    ///< place: the line from which on nothing could be read
    Entry,   ///< entry; place: the attribute, where it is of one
    Unknown, ///< group; place: the attribute, where it is of one
    Role,    ///< place: the attribute
    Model,
};

constexpr Topic topicOf(LossMessage)
{
    return Topic::Loss;
}

} // namespace tranche
