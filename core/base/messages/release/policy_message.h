// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: policies and their rules.
enum class PolicyMessage : std::uint8_t {
    NotJson,
};

constexpr Topic topicOf(PolicyMessage)
{
    return Topic::Policy;
}

} // namespace tranche
