// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(SlicingMessage message, const Statement&)
{
    switch (message) {
    case SlicingMessage::EarlierStepMissing: return "An earlier step has not finished.";
    case SlicingMessage::AnotherTable: return "This was made for another table. Recalculate it.";
    case SlicingMessage::BinsOutOfRange: return "The number of bins must be between %1 and %2.";
    case SlicingMessage::NoLeastSize:
        return "No attribute is sensitive, so no model says how small a bucket may be. Set a smallest bucket size.";
    case SlicingMessage::LeastSizeZero: return "The smallest bucket size must be 1 or more.";
    case SlicingMessage::RandomTooSmall: return "The size of random buckets must be 1 or more, and not below the smallest bucket size.";
    case SlicingMessage::CutOnUnknown: return "An attribute to split by is not among the released ones.";
    case SlicingMessage::CutOnSensitive: return "Buckets cannot be split by the sensitive attribute.";
    case SlicingMessage::NotACover: return "Buckets must hold every record exactly once, and none may be empty.";
    case SlicingMessage::BucketsTooWeak:
        return "With these buckets, someone's sensitive value could be inferred more surely than the privacy model allows. Use larger "
               "buckets, ask for less, or let Tranche split the table itself.";
    case SlicingMessage::ShuffleBroken:
        return "The shuffled table does not hold exactly the values of the table. The result was discarded.";
    case SlicingMessage::NothingToInfer: return "No attribute is sensitive, so there is nothing to infer and no limit.";
    case SlicingMessage::NotSensitive: return "The attribute in question is not sensitive.";
    case SlicingMessage::UnknownFact:
        return "What is known names an attribute or a value that this table does not have. Choose it from this table.";
    case SlicingMessage::TwoValues: return "Two values are given for one attribute, but a person has only one. Remove one of them.";
    case SlicingMessage::BucketsOverlap: return "These buckets cannot be counted exactly. Ask for an estimate.";
    case SlicingMessage::TooManyCombinations:
        return "There are too many combinations to list them all. Count by recursion, or ask for an estimate.";
    case SlicingMessage::CountingTooLong: return "Counting all combinations exactly takes too long for these columns. Ask for an estimate.";
    }
    return "";
}

} // namespace tranche
