// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(EvidenceMessage message, const Statement& said)
{
    switch (message) {
    case EvidenceMessage::NoApprovals: return tr("The release has no approvals.json, so nobody answers for it.");
    case EvidenceMessage::NotApprovals: return tr("An approval lacks its name, reason or time, or has a key without a signature.");
    case EvidenceMessage::NotAKey: return tr("This is not a public key of minisign.");
    case EvidenceMessage::KeyUnreadable: return tr("The key of %1 cannot be read.");
    case EvidenceMessage::SignatureMissing: return tr("The signature of %1 is missing.");
    case EvidenceMessage::NotASignature: return tr("The signature of %1 cannot be read.");
    case EvidenceMessage::OtherSignature: return tr("The signature of %1 is not the one in approvals.json.");
    case EvidenceMessage::SignatureInvalid: return tr("The signature of %1 does not fit this manifest and this key.");
    case EvidenceMessage::CommentInvalid: return tr("Name, reason or time in the signature of %1 were changed after signing.");
    case EvidenceMessage::CommentDiffers: return tr("%1 signed another name, reason or time than approvals.json says.");
    case EvidenceMessage::SignatureOfNobody: return tr("This signature belongs to no approval.");
    case EvidenceMessage::SameKeyTwice: return tr("Key %1 signed twice, which counts once.");
    case EvidenceMessage::SignedByKnown: return tr("%1 signed with key %2, which you know as that of %3.");
    case EvidenceMessage::SignedByUnknown: return tr("%1 signed with key %2: valid, but you do not know this key.");
    case EvidenceMessage::NotSigned: return tr("%1 approved, not signed.");
    case EvidenceMessage::Approved:
    case EvidenceMessage::TooFewApprovals: return isOne(said, 1) ? tr("%1 of %2 approval.") : tr("%1 of %2 approvals.");
    case EvidenceMessage::SignerFound: return tr("Key %1 has signed, as asked.");
    case EvidenceMessage::SignerMissing: return tr("Key %1 has not signed.");
    case EvidenceMessage::JudgedByStated:
        return tr("The rules that follow are of the policy that the release was made under: %1, version %2.");
    case EvidenceMessage::JudgedByGiven: return tr("The rules that follow are of the given policy: %1, version %2.");
    case EvidenceMessage::SamePolicy: return tr("The release was made under the given policy (%1, version %2), and names its rules.");
    case EvidenceMessage::OtherRules: return tr("The release names other rules than those of the policy that it was made under (%1).");
    case EvidenceMessage::RuleUnreadable: return tr("Rule %1: what the manifest says that it asks for cannot be read.");
    case EvidenceMessage::RulePasses: return tr("Rule %1: asked %2, found %3.");
    case EvidenceMessage::RulePassesUnnamed: return tr("Rule %1: asked %2, which is met.");
    case EvidenceMessage::RuleFails: return tr("Rule %1 does not hold: asked %2, found %3.");
    case EvidenceMessage::FoundUnknown: return tr("something else");
    case EvidenceMessage::RuleWaived: return tr("Rule %1 (asked %2) was waived by %3; the manifest gives the reason.");
    case EvidenceMessage::RuleNotShown: return tr("Rule %1 (asked %2): the files alone cannot show it. Verify with the original table.");
    case EvidenceMessage::StatedFail: return tr("Rule %1 does not hold, as the manifest itself says.");
    case EvidenceMessage::OtherFinding: return tr("Rule %1: the manifest says that something else was found than %2.");
    case EvidenceMessage::WaiverBlank: return tr("Rule %1 was waived without a reason or a name.");
    case EvidenceMessage::LinkingsSound: return tr("Linkings hold every column's values of each bucket once: %1.");
    case EvidenceMessage::LinkingHeader: return tr("The header is not that of a linking of this release.");
    case EvidenceMessage::LinkingUnmarked: return tr("Not every line begins with the number of the linking.");
    case EvidenceMessage::LinkingBuckets: return tr("The lines do not have the buckets of the data, in their order.");
    case EvidenceMessage::LinkingValues: return tr("Column %1 does not hold, bucket by bucket, the values of the data.");
    case EvidenceMessage::MetadataAgree: return tr("Descriptions that agree with the data: %1.");
    case EvidenceMessage::NotMetadata: return tr("The file cannot be read as the description that its name promises.");
    case EvidenceMessage::MetadataFiles: return tr("The file describes other files than the release holds.");
    case EvidenceMessage::MetadataFields: return tr("The file describes other attributes than the data holds, or in another order.");
    case EvidenceMessage::MetadataType: return tr("The file gives %1 another type than the data has.");
    case EvidenceMessage::MetadataValues: return tr("The file gives %1 other values, frequencies or another range than the data has.");
    case EvidenceMessage::MetadataMissing: return tr("The file says in another way than the data how missing values of %1 are written.");
    case EvidenceMessage::MetadataLabel: return tr("The file describes %1 in other words than dictionary.csv.");
    case EvidenceMessage::MetadataCounts: return tr("The file gives another number of lines or attributes than the data has.");
    case EvidenceMessage::MetadataDetails: return tr("The file describes the release in other words than the manifest.");
    case EvidenceMessage::NoOrder:
        return tr("With the original: nothing follows the order of the table. Correlations: %1; largest |z|: %2.");
    case EvidenceMessage::BucketOrder: return tr("With the original: the numbers of the buckets follow the order of the table (z = %1).");
    case EvidenceMessage::LineOrder: return tr("With the original: inside buckets, column %1 follows the order of the table (z = %2).");
    }
    return {};
}

} // namespace tranche
