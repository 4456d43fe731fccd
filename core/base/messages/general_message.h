// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: of every room.
enum class GeneralMessage : std::uint8_t {
    Cancelled,
    Worded,          ///< text: a program said it in its own words about how it was called; the core never does
    NotEnoughMemory, ///< bytes needed, bytes free
    MemoryRanOut,
    JobBrokeOff, ///< a library threw what nobody expected
    NotARatio,
};

constexpr Topic topicOf(GeneralMessage)
{
    return Topic::General;
}

} // namespace tranche
