// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(OriginalMessage message, const Statement& said)
{
    switch (message) {
    case OriginalMessage::NoAttribute: return tr("With the original: the table has no attribute “%1”.");
    case OriginalMessage::CannotRead:
        return tr("With the original: the table cannot be read with the types and missing rules of the release. %1");
    case OriginalMessage::OtherCount:
        return isOne(said, 0) ? tr("With the original: by the release's missing rules the table has %1 record, but the release has %2. "
                                   "Name every missing-value code that was used when the release was made.")
                              : tr("With the original: by the release's missing rules the table has %1 records, but the release has %2. "
                                   "Name every missing-value code that was used when the release was made.");
    case OriginalMessage::UnknownValue: return tr("With the original: the release has a value of “%1” that the table does not have.");
    case OriginalMessage::UnknownRegion:
        return tr("With the original: a cell of “%1” is not one of the regions that the dictionary explains.");
    case OriginalMessage::NothingToGeneralize: return tr("With the original: a column without a quasi-identifier cannot be generalized.");
    case OriginalMessage::OtherValues:
        return tr("With the original: column %1 (%2) does not hold the values of the table, each as often as in the table.");
    case OriginalMessage::Unmatched:
        return isOne(said, 0) ? tr("With the original: %1 record of the table matches no bucket.")
                              : tr("With the original: %1 records of the table match no bucket.");
    case OriginalMessage::WrongBuckets:
        return isOne(said, 0) ? tr("With the original: values stand in the wrong buckets: %1 column value stands on fewer lines of a "
                                   "bucket than the records need that match no other bucket.")
                              : tr("With the original: values stand in the wrong buckets: %1 column values stand on fewer lines of a "
                                   "bucket than the records need that match no other bucket.");
    case OriginalMessage::UnknownOrder:
        return tr("With the original: the release does not say how the values of “%1” are ordered, so its intervals cannot be checked.");
    case OriginalMessage::BadInterval:
        return tr("With the original: an interval of “%1” does not run from a value of the table to a greater one.");
    case OriginalMessage::RegionTooSmall:
        return tr("With the original: in the column of “%1” a region has fewer records than was promised.");
    case OriginalMessage::InNoRegion: return tr("With the original: in the column of “%1” the values of a record lie in no region.");
    case OriginalMessage::RegionsOverlap: return tr("With the original: in the column of “%1” regions overlap.");
    case OriginalMessage::TooManyOverlaps: return tr("The regions of “%1” overlap too often to be compared in memory.");
    }
    return {};
}

} // namespace tranche
