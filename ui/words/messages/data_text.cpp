// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(DataMessage message, const Statement&)
{
    switch (message) {
    case DataMessage::CutOff: return tr("The last line is not complete.");
    case DataMessage::CrLf: return tr("The lines end with CR LF; a release is written with LF.");
    case DataMessage::ByteOrderMark: return tr("The file begins with a byte order mark; a release is written without one.");
    case DataMessage::WrongHeader: return tr("The header must be “%1” and then the attributes of the manifest, column by column.");
    case DataMessage::BucketsNotNumbered: return tr("The buckets are not numbered 1, 2, 3 and so on.");
    case DataMessage::BucketApart: return tr("The lines of a bucket do not stand together, in the order of the buckets.");
    case DataMessage::RunsAsFormula:
        return tr("A cell of “%1” would run as a formula, although the dictionary says that such cells are prefixed.");
    case DataMessage::OtherLineCount: return tr("The data contradicts the manifest. Lines in the data: %1; in the manifest: %2.");
    case DataMessage::OtherBucketCount: return tr("The data contradicts the manifest. Buckets in the data: %1; in the manifest: %2.");
    case DataMessage::OtherBuckets: return tr("Its buckets are not those of the other files.");
    }
    return {};
}

} // namespace tranche
