// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: manifest.json.
enum class ManifestMessage : std::uint8_t {
    NotJson,
    KeyTwice,
    KeyMissing, ///< key
    KeyUnknown,
    OtherFormat,
    Signed,
    UnknownModel,
    NotAProgram,     ///< key
    NotAPolicy,      ///< key
    NotAList,        ///< key
    NotColumns,      ///< key
    OtherBucketName, ///< key
    AttributeTwice,  ///< key
    NotNames,        ///< key
    NotInColumns,    ///< key
    NotMissingRules, ///< key
    NotDigests,      ///< key
    NotApprovals,    ///< key
    NotACount,       ///< key
    NotDetails,      ///< key
    NotAudit,        ///< key
};

constexpr Topic topicOf(ManifestMessage)
{
    return Topic::Manifest;
}

} // namespace tranche
