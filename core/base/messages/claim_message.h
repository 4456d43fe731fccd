// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What the paper claims, in the order in which it is tried, and where it says so.
enum class ClaimMessage : std::uint8_t {
    CompleteTuples,
    NumbersOfValues,
    ClosestInOcc7,
    SecondInOcc7,
    ClosestInOcc15,
    SensitiveColumn,
    UniqueCombinations,
    FiveColumns,
    AdmitsItsL,
    OccupationBeatsGeneralization,
    OccupationBeatsBucketization,
    BucketizationWorse,
    SlicingFallsLeast,
    EducationBeatsGeneralization,
    EducationBelowOriginal,
    SomeBeatOriginal,
    ColumnsCostLittle,
    ColumnsBeatGeneralization,
    ColumnsBeatBucketization,
    Efficient,
    FakesPrinted,
    FakesTwiceOriginals,
    FakesGrowWithSize,
    FakesExplodeWithColumns,
    MoreFakesThanOriginals,
    MatchingCloser,
    OriginalsMatchMore,
    BucketizationHidesNobody,

    InIntroduction,
    InDescription,
    InData,
    InAttributeDisclosure,
    InMembershipDisclosure,
};

constexpr Topic topicOf(ClaimMessage)
{
    return Topic::Claim;
}

} // namespace tranche
