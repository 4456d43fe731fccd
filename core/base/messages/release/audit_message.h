// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: the audit log.
enum class AuditMessage : std::uint8_t {
    NotALine,       ///< line
    KeyTwice,       ///< line, key
    UnknownEvent,   ///< line
    Changed,        ///< line, the next line
    ChangedAround,  ///< line, the line before
    Missing,        ///< line, the first and the last number that are missing
    Moved,          ///< line
    Inserted,       ///< line
    NoBeginning,    ///< line
    Torn,           ///< the last entry that is whole
    Intact,         ///< entries
    Shorter,        ///< entries, entries that the release was made from
    OtherHead,      ///< the entry that the release was made from
    OtherApproval,  ///< line
    Matches,        ///< the entry that the release was made from
    NoApproval,     ///< name
    NoSeal,         ///< the file of the release
    InUse,          ///< place: the file
    ChangedOutside, ///< place: the file
};

constexpr Topic topicOf(AuditMessage)
{
    return Topic::Audit;
}

} // namespace tranche
