// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: signatures, linkings, metadata and order, as the verifier finds them.
enum class EvidenceMessage : std::uint8_t {
    NoApprovals,
};

constexpr Topic topicOf(EvidenceMessage)
{
    return Topic::Evidence;
}

} // namespace tranche
