// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(AuditMessage message, const Statement& said)
{
    switch (message) {
    case AuditMessage::NotALine: return "Line %1 is not an entry: a JSON object with n, time, event and previous.";
    case AuditMessage::KeyTwice: return "Line %1 has the key \"%2\" twice.";
    case AuditMessage::UnknownEvent: return "Line %1 tells of an event that this program does not know.";
    case AuditMessage::Changed: return "Line %1 was changed: its digest does not stand in line %2.";
    case AuditMessage::ChangedAround: return "Line %1 was changed, or line %2 before it: the chain fits on neither side.";
    case AuditMessage::Missing: return "Before line %1, lines were removed: entries %2 to %3 are missing.";
    case AuditMessage::Moved: return "Line %1 stands at the wrong place: lines were reordered.";
    case AuditMessage::Inserted: return "Line %1 does not belong here: it was inserted or is there twice.";
    case AuditMessage::NoBeginning: return "Line %1 does not begin a chain: it goes on from a line that is not there.";
    case AuditMessage::Torn:
        return "The last line of the audit log was cut off, perhaps by a crash. It was left out; the chain goes on from entry %1.";
    case AuditMessage::Intact: return isOne(said, 0) ? "The chain is intact: %1 entry." : "The chain is intact: %1 entries.";
    case AuditMessage::Shorter:
        return "The log has fewer entries (%1) than when the release was made (%2): entries were removed at the end.";
    case AuditMessage::OtherHead:
        return "Entry %1 is not the one that the release was made from: the log was rewritten, or belongs to another release.";
    case AuditMessage::OtherApproval: return "Line %1 tells of an approval of this release that the release does not have.";
    case AuditMessage::Matches: return "The release was made from entry %1 of this log.";
    case AuditMessage::NoApproval: return "The approval by %1 does not stand in this log; it may have been given elsewhere.";
    case AuditMessage::NoSeal: return "The release does not say which audit log it was made from, or \"%1\" is damaged.";
    case AuditMessage::InUse: return "Another program is writing this audit log. Close that program first.";
    case AuditMessage::ChangedOutside: return "The audit log was changed while it was being written. Nothing was added to it.";
    }
    return "";
}

} // namespace tranche
