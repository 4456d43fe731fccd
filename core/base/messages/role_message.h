// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: why a role is suggested.
enum class RoleMessage : std::uint8_t {
    MailValues,
    PhoneValues,
    ContactName,
    NumberName,
    ProtectedName,
    MoneyName,
    PersonName,
    AllUnique,
    NearlyUnique, ///< records
    ManyValues,   ///< distinct values
    PostalCode,
    Birth,
    MayBeKnown,
};

constexpr Topic topicOf(RoleMessage)
{
    return Topic::Role;
}

} // namespace tranche
