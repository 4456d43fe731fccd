// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(VerdictMessage message, const Statement& said)
{
    switch (message) {
    case VerdictMessage::DigestsAgree:
        return isOne(said, 0) ? "The digest of %1 file agrees with the manifest." : "The digests of %1 files agree with the manifest.";
    case VerdictMessage::StructureSound: return "The structure is sound. Lines: %1; buckets: %2; columns: %3.";
    case VerdictMessage::NothingPromised:
        return "No attribute is sensitive, so nothing is promised about any value; only digests and structure can be checked.";
    case VerdictMessage::SharesWithin: return "In %1, every group with the same quasi-identifier values keeps each share within %2.";
    case VerdictMessage::GroupsSatisfy: return "In %1, every group with the same quasi-identifier values satisfies %2.";
    case VerdictMessage::SharesAbove:
        if (isOne(said, 2))
            return "In %1, %2 of %3 group has a share above %4 (in bucket %5: %6 of %7).";
        return isOne(said, 1) ? "In %1, %2 of %3 groups has a share above %4 (in bucket %5: %6 of %7)."
                              : "In %1, %2 of %3 groups have a share above %4 (for example in bucket %5: %6 of %7).";
    case VerdictMessage::GroupsFail:
        if (isOne(said, 2))
            return "In %1, %2 of %3 group does not satisfy %4 (in bucket %5; lines: %6, values: %7).";
        return isOne(said, 1) ? "In %1, %2 of %3 groups does not satisfy %4 (in bucket %5; lines: %6, values: %7)."
                              : "In %1, %2 of %3 groups do not satisfy %4 (for example in bucket %5; lines: %6, values: %7).";
    case VerdictMessage::NoBucketHelps: return "%1 No other bucket can match these records, so the promise is broken.";
    case VerdictMessage::OriginalDecides:
        return "%1 The promise can then rest only on several matching buckets, which the original must show.";
    case VerdictMessage::FileCannotShow:
        return "%1 The release may rely on several matching buckets, so the files alone cannot prove the guarantee. Verify it with the "
               "original table.";
    case VerdictMessage::OriginalMatches:
        return "With the original: every column holds the values of the table, and every record matches a bucket. Records: %1.";
    case VerdictMessage::PosteriorWithin:
        return isOne(said, 1) ? "With the original: in %1, p(t,s) was recomputed for %2 signature; the largest is %3."
                              : "With the original: in %1, p(t,s) was recomputed for %2 signatures; the largest is %3.";
    case VerdictMessage::PosteriorAbove:
        return isOne(said, 1) ? "With the original: in %1, p(t,s) was recomputed for %2 signature; the largest is %3, which is above %4. "
                                "Signatures above the limit: %5."
                              : "With the original: in %1, p(t,s) was recomputed for %2 signatures; the largest is %3, which is above %4. "
                                "Signatures above the limit: %5.";
    case VerdictMessage::PosteriorSatisfies:
        return isOne(said, 1) ? "With the original: in %1, p(t,.) was recomputed for %2 signature; it satisfies %3."
                              : "With the original: in %1, p(t,.) was recomputed for %2 signatures; each satisfies %3.";
    case VerdictMessage::PosteriorFails:
        return isOne(said, 1) ? "With the original: in %1, p(t,.) was recomputed for %2 signature. Signatures that do not satisfy %3: %4."
                              : "With the original: in %1, p(t,.) was recomputed for %2 signatures. Signatures that do not satisfy %3: %4.";
    case VerdictMessage::NothingUnreleased: return "No file contains an identifier, an excluded attribute, an order, a seed or a path.";
    }
    return "";
}

} // namespace tranche
