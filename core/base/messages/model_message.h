// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: a privacy model and its numbers.
enum class ModelMessage : std::uint8_t {
    LTooSmall,
    LTooLong,
    DistinctNotWhole,
    RecursiveNotWhole,
    TOutOfRange,
    TTooLong,
    CTooSmall,
    CTooLong,
    Unknown,
    LTooGreat,       ///< greatest ℓ
    EntropyTooGreat, ///< greatest ℓ
    NoCSuffices,
    CTooStrict, ///< c
    TTooStrict, ///< least t
    CannotBeMet,
};

constexpr Topic topicOf(ModelMessage)
{
    return Topic::Model;
}

} // namespace tranche
