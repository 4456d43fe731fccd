// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: buckets, slicing and what is asked of their results.
enum class SlicingMessage : std::uint8_t {
    EarlierStepMissing,
    AnotherTable,
    BinsOutOfRange, ///< least, most
    NoLeastSize,
    LeastSizeZero,
    RandomTooSmall,
    CutOnUnknown,
    CutOnSensitive, ///< place: the attribute
    NotACover,
    BucketsTooWeak,
    ShuffleBroken,
    NothingToInfer,
    NotSensitive,
    UnknownFact,
    TwoValues, ///< place: the attribute
    BucketsOverlap,
    TooManyCombinations,
    CountingTooLong,
};

constexpr Topic topicOf(SlicingMessage)
{
    return Topic::Slicing;
}

} // namespace tranche
