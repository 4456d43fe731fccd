// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: signing keys.
enum class KeyMessage : std::uint8_t {
    NoSuchKey, ///< id
};

constexpr Topic topicOf(KeyMessage)
{
    return Topic::Key;
}

} // namespace tranche
