// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: what the verifier cannot notice.
enum class BlindSpotMessage : std::uint8_t {
    WeakerRequest,
    ExchangedValues,
    RemovedApprovals,
    WrittenWords,
    OrdinaryWords,
    OtherTable,
    NobodySigned,
    UnknownKeys,
    MoreApprovals,
    FakesPerOriginal,
    WithoutOriginal,
};

constexpr Topic topicOf(BlindSpotMessage)
{
    return Topic::BlindSpot;
}

} // namespace tranche
