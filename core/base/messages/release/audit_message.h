// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: the audit log.
enum class AuditMessage : std::uint8_t {
    NotALine,
};

constexpr Topic topicOf(AuditMessage)
{
    return Topic::Audit;
}

} // namespace tranche
