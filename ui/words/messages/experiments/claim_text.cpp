// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(ClaimMessage message, const Statement&)
{
    switch (message) {
    case ClaimMessage::CompleteTuples: return tr("Adult has 45,222 tuples without missing values.");
    case ClaimMessage::NumbersOfValues: return tr("The attributes have the numbers of values that the paper lists.");
    case ClaimMessage::ClosestInOcc7: return tr("In OCC-7, Sex is the attribute closest to Occupation.");
    case ClaimMessage::SecondInOcc7: return tr("In OCC-7, Education is the second closest.");
    case ClaimMessage::ClosestInOcc15: return tr("In OCC-15, Sex is the closest and Salary the second.");
    case ClaimMessage::SensitiveColumn: return tr("With α = 2 the sensitive column is always {Sex, Occupation}.");
    case ClaimMessage::UniqueCombinations: return tr("Each combination of quasi-identifiers occurs exactly once.");
    case ClaimMessage::FiveColumns: return tr("With c = 5, the attributes form the columns that the paper prints.");
    case ClaimMessage::AdmitsItsL: return tr("Tables are ℓ-diverse for ℓ = 5, 8 and 10 with α = 2.");
    case ClaimMessage::OccupationBeatsGeneralization: return tr("Learning Occupation, slicing beats generalization in all experiments.");
    case ClaimMessage::OccupationBeatsBucketization: return tr("Learning Occupation, slicing beats bucketization in all experiments.");
    case ClaimMessage::BucketizationWorse: return tr("Bucketization is slightly worse than generalization.");
    case ClaimMessage::SlicingFallsLeast: return tr("From ℓ = 5 to 10, generalization and bucketization lose much more than slicing.");
    case ClaimMessage::EducationBeatsGeneralization:
        return tr("Learning Education, slicing and bucketization are much better than generalization.");
    case ClaimMessage::EducationBelowOriginal: return tr("Learning Education, slicing and bucketization stay below the original.");
    case ClaimMessage::SomeBeatOriginal: return tr("In some experiments slicing is even better than the original.");
    case ClaimMessage::ColumnsCostLittle: return tr("Accuracy falls only slightly with more columns.");
    case ClaimMessage::ColumnsBeatGeneralization: return tr("For every number of columns, slicing beats generalization.");
    case ClaimMessage::ColumnsBeatBucketization:
        return tr("For every number of columns, slicing beats bucketization at learning Occupation.");
    case ClaimMessage::Efficient: return tr("The sliced table is computed efficiently.");
    case ClaimMessage::FakesPrinted:
        return tr("OCC-7, p = 100, c = 2: 87,936 fakes; 5,325 of them and 31,452 originals match more than 20 buckets.");
    case ClaimMessage::FakesTwiceOriginals: return tr("There are nearly twice as many fakes as originals there.");
    case ClaimMessage::FakesGrowWithSize: return tr("There are more fakes the larger the buckets are.");
    case ClaimMessage::FakesExplodeWithColumns: return tr("The number of fakes grows exponentially with the number of columns.");
    case ClaimMessage::MoreFakesThanOriginals: return tr("In almost all experiments there are more fakes than originals.");
    case ClaimMessage::MatchingCloser: return tr("With larger p and c, as many fakes as originals match more than 20 buckets.");
    case ClaimMessage::OriginalsMatchMore: return tr("In general, originals match more buckets than fakes.");
    case ClaimMessage::BucketizationHidesNobody: return tr("Bucketization does not hide who is in the table.");
    case ClaimMessage::InIntroduction: return tr("Introduction");
    case ClaimMessage::InDescription: return tr("Section 6, table of the attributes");
    case ClaimMessage::InData: return tr("Section 6, data");
    case ClaimMessage::InAttributeDisclosure: return tr("Section 6, attribute disclosure");
    case ClaimMessage::InMembershipDisclosure: return tr("Section 6, membership disclosure");
    }
    return {};
}

} // namespace tranche
