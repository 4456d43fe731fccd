// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: the utility laboratory.
enum class LabMessage : std::uint8_t {
    PredicatesOutOfRange, ///< attributes there are
    TooFewPredicates,     ///< attributes that stand in every query
    BandUpsideDown,
    NoQueryInBand,
    FoldsOutOfRange, ///< tuples
    LinkingsOutOfRange,
    TargetOneLabel,    ///< place: the attribute
    TargetTwice,       ///< place: the attribute
    TargetMissing,     ///< no attribute is sensitive, so one has to be named
    TrainingPartFails, ///< number of the fold, from 1; why
    NothingSensitive,
    TestLacksAttribute, ///< place: the attribute
    TestHasOther,       ///< place: the attribute
};

constexpr Topic topicOf(LabMessage)
{
    return Topic::Lab;
}

} // namespace tranche
