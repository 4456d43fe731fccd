// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: signatures, rules, linkings, metadata and order, as the verifier finds them.
enum class EvidenceMessage : std::uint8_t {
    NoApprovals,
    NotApprovals, ///< place: approvals.json
    NotAKey,
    KeyUnreadable,     ///< name; place: approvals.json
    SignatureMissing,  ///< name; place: the file
    NotASignature,     ///< name; place: the file
    OtherSignature,    ///< name; place: the file
    SignatureInvalid,  ///< name; place: the file
    CommentInvalid,    ///< name; place: the file
    CommentDiffers,    ///< name; place: the file
    SignatureOfNobody, ///< place: the file
    SameKeyTwice,      ///< id of the key
    SignedByKnown,     ///< name, id of the key, whose it is
    SignedByUnknown,   ///< name, id of the key
    NotSigned,         ///< name
    Approved,          ///< approvals, asked for
    TooFewApprovals,   ///< approvals, asked for
    SignerFound,       ///< id of the key
    SignerMissing,     ///< id of the key
    JudgedByStated,    ///< policy, version
    JudgedByGiven,     ///< policy, version
    SamePolicy,        ///< policy, version
    OtherRules,        ///< policy
    RuleUnreadable,    ///< rule
    RulePasses,        ///< rule, asked, found
    RulePassesUnnamed, ///< rule, asked
    RuleFails,         ///< rule, asked, found
    FoundUnknown,      ///< part of a sentence
    RuleWaived,        ///< rule, asked, who
    RuleNotShown,      ///< rule, asked
    StatedFail,        ///< rule
    OtherFinding,      ///< rule, found
    WaiverBlank,       ///< rule
    LinkingsSound,     ///< linkings
    LinkingHeader,     ///< place: the file
    LinkingUnmarked,   ///< place: the file
    LinkingBuckets,    ///< place: the file
    LinkingValues,     ///< column; place: the file
    MetadataAgree,     ///< files
    NotMetadata,       ///< place: the file
    MetadataFiles,     ///< place: the file
    MetadataFields,    ///< place: the file
    MetadataType,      ///< attribute; place: the file
    MetadataValues,    ///< attribute; place: the file
    MetadataMissing,   ///< attribute; place: the file
    MetadataLabel,     ///< attribute; place: the file
    MetadataCounts,    ///< place: the file
    MetadataDetails,   ///< place: the file
    NoOrder,           ///< correlations tried, the greatest |z|
    BucketOrder,       ///< z
    LineOrder,         ///< column, z
};

constexpr Topic topicOf(EvidenceMessage)
{
    return Topic::Evidence;
}

} // namespace tranche
