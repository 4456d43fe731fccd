// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(EvidenceMessage message, const Statement& said)
{
    switch (message) {
    case EvidenceMessage::NoApprovals: return "The release has no approvals.json, so nobody answers for it.";
    case EvidenceMessage::NotApprovals: return "An approval lacks its name, reason or time, or has a key without a signature.";
    case EvidenceMessage::NotAKey: return "This is not a public key of minisign.";
    case EvidenceMessage::KeyUnreadable: return "The key of %1 cannot be read.";
    case EvidenceMessage::SignatureMissing: return "The signature of %1 is missing.";
    case EvidenceMessage::NotASignature: return "The signature of %1 cannot be read.";
    case EvidenceMessage::OtherSignature: return "The signature of %1 is not the one in approvals.json.";
    case EvidenceMessage::SignatureInvalid: return "The signature of %1 does not fit this manifest and this key.";
    case EvidenceMessage::CommentInvalid: return "Name, reason or time in the signature of %1 were changed after signing.";
    case EvidenceMessage::CommentDiffers: return "%1 signed another name, reason or time than approvals.json says.";
    case EvidenceMessage::SignatureOfNobody: return "This signature belongs to no approval.";
    case EvidenceMessage::SameKeyTwice: return "Key %1 signed twice, which counts once.";
    case EvidenceMessage::SignedByKnown: return "%1 signed with key %2, which you know as that of %3.";
    case EvidenceMessage::SignedByUnknown: return "%1 signed with key %2: valid, but you do not know this key.";
    case EvidenceMessage::NotSigned: return "%1 approved, not signed.";
    case EvidenceMessage::Approved:
    case EvidenceMessage::TooFewApprovals: return isOne(said, 1) ? "%1 of %2 approval." : "%1 of %2 approvals.";
    case EvidenceMessage::SignerFound: return "Key %1 has signed, as asked.";
    case EvidenceMessage::SignerMissing: return "Key %1 has not signed.";
    case EvidenceMessage::JudgedByStated: return "The rules that follow are of the policy that the release was made under: %1, version %2.";
    case EvidenceMessage::JudgedByGiven: return "The rules that follow are of the given policy: %1, version %2.";
    case EvidenceMessage::SamePolicy: return "The release was made under the given policy (%1, version %2), and names its rules.";
    case EvidenceMessage::OtherRules: return "The release names other rules than those of the policy that it was made under (%1).";
    case EvidenceMessage::RuleUnreadable: return "Rule %1: what the manifest says that it asks for cannot be read.";
    case EvidenceMessage::RulePasses: return "Rule %1: asked %2, found %3.";
    case EvidenceMessage::RulePassesUnnamed: return "Rule %1: asked %2, which is met.";
    case EvidenceMessage::RuleFails: return "Rule %1 does not hold: asked %2, found %3.";
    case EvidenceMessage::FoundUnknown: return "something else";
    case EvidenceMessage::RuleWaived: return "Rule %1 (asked %2) was waived by %3; the manifest gives the reason.";
    case EvidenceMessage::RuleNotShown: return "Rule %1 (asked %2): the files alone cannot show it. Verify with the original table.";
    case EvidenceMessage::StatedFail: return "Rule %1 does not hold, as the manifest itself says.";
    case EvidenceMessage::OtherFinding: return "Rule %1: the manifest says that something else was found than %2.";
    case EvidenceMessage::WaiverBlank: return "Rule %1 was waived without a reason or a name.";
    case EvidenceMessage::LinkingsSound: return "Linkings hold every column's values of each bucket once: %1.";
    case EvidenceMessage::LinkingHeader: return "The header is not that of a linking of this release.";
    case EvidenceMessage::LinkingUnmarked: return "Not every line begins with the number of the linking.";
    case EvidenceMessage::LinkingBuckets: return "The lines do not have the buckets of the data, in their order.";
    case EvidenceMessage::LinkingValues: return "Column %1 does not hold, bucket by bucket, the values of the data.";
    case EvidenceMessage::MetadataAgree: return "Descriptions that agree with the data: %1.";
    case EvidenceMessage::NotMetadata: return "The file cannot be read as the description that its name promises.";
    case EvidenceMessage::MetadataFiles: return "The file describes other files than the release holds.";
    case EvidenceMessage::MetadataFields: return "The file describes other attributes than the data holds, or in another order.";
    case EvidenceMessage::MetadataType: return "The file gives %1 another type than the data has.";
    case EvidenceMessage::MetadataValues: return "The file gives %1 other values, frequencies or another range than the data has.";
    case EvidenceMessage::MetadataMissing: return "The file says in another way than the data how missing values of %1 are written.";
    case EvidenceMessage::MetadataLabel: return "The file describes %1 in other words than dictionary.csv.";
    case EvidenceMessage::MetadataCounts: return "The file gives another number of lines or attributes than the data has.";
    case EvidenceMessage::MetadataDetails: return "The file describes the release in other words than the manifest.";
    case EvidenceMessage::NoOrder: return "With the original: nothing follows the order of the table. Correlations: %1; largest |z|: %2.";
    case EvidenceMessage::BucketOrder: return "With the original: the numbers of the buckets follow the order of the table (z = %1).";
    case EvidenceMessage::LineOrder: return "With the original: inside buckets, column %1 follows the order of the table (z = %2).";
    }
    return "";
}

} // namespace tranche
