// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(DataMessage message, const Statement&)
{
    switch (message) {
    case DataMessage::CutOff: return "The last line is not complete.";
    case DataMessage::CrLf: return "The lines end with CR LF; a release is written with LF.";
    case DataMessage::ByteOrderMark: return "The file begins with a byte order mark; a release is written without one.";
    case DataMessage::WrongHeader: return "The header must be \"%1\" and then the attributes of the manifest, column by column.";
    case DataMessage::BucketsNotNumbered: return "The buckets are not numbered 1, 2, 3 and so on.";
    case DataMessage::BucketApart: return "The lines of a bucket do not stand together, in the order of the buckets.";
    case DataMessage::RunsAsFormula:
        return "A cell of \"%1\" would run as a formula, although the dictionary says that such cells are prefixed.";
    case DataMessage::OtherLineCount: return "The data contradicts the manifest. Lines in the data: %1; in the manifest: %2.";
    case DataMessage::OtherBucketCount: return "The data contradicts the manifest. Buckets in the data: %1; in the manifest: %2.";
    case DataMessage::OtherBuckets: return "Its buckets are not those of the other files.";
    }
    return "";
}

} // namespace tranche
