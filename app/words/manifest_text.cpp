// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(ManifestMessage message, const Statement&)
{
    switch (message) {
    case ManifestMessage::NotJson: return "manifest.json is not a JSON object.";
    case ManifestMessage::KeyTwice: return "manifest.json has the same key twice.";
    case ManifestMessage::KeyMissing: return "manifest.json has no \"%1\".";
    case ManifestMessage::KeyUnknown: return "manifest.json has a key that its format does not know, or that does not belong to the model.";
    case ManifestMessage::OtherFormat: return "manifest.json is of a format that this program does not know.";
    case ManifestMessage::Signed: return "The release is signed, and this program cannot check signatures.";
    case ManifestMessage::UnknownModel:
        return "The release promises a privacy model that this program cannot judge. It knows l, distinct, entropy, recursive and t.";
    case ManifestMessage::NotAProgram: return "In manifest.json, \"%1\" must be the name and version of a program.";
    case ManifestMessage::NotAPolicy: return "In manifest.json, \"%1\" must be null or a policy with its rules.";
    case ManifestMessage::NotAList: return "In manifest.json, \"%1\" must be a list.";
    case ManifestMessage::NotColumns: return "In manifest.json, \"%1\" must be a list of lists of names.";
    case ManifestMessage::OtherBucketName:
        return "In manifest.json, \"%1\" must be the name that the number of the bucket has beside these attributes.";
    case ManifestMessage::AttributeTwice: return "In manifest.json, \"%1\" must name each attribute once.";
    case ManifestMessage::NotNames: return "In manifest.json, \"%1\" must be a list of names.";
    case ManifestMessage::NotInColumns: return "In manifest.json, \"%1\" must name attributes that stand in \"columns\".";
    case ManifestMessage::NotMissingRules: return "In manifest.json, \"%1\" must be \"drop\" or \"value\" for every attribute.";
    case ManifestMessage::NotDigests: return "In manifest.json, \"%1\" must be an object of file names and SHA-256 digests.";
    case ManifestMessage::NotApprovals: return "In manifest.json, \"%1\" must be a list of name, reason and time.";
    case ManifestMessage::NotACount: return "In manifest.json, \"%1\" must be a whole number of at least 1.";
    case ManifestMessage::NotDetails: return "In manifest.json, \"%1\" must have the texts about the release, and nothing else.";
    case ManifestMessage::NotAudit: return "In manifest.json, \"%1\" must be the length of the audit log and the digest of its last line.";
    }
    return "";
}

} // namespace tranche
