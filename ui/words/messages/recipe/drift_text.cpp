// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(DriftMessage message, const Statement& said)
{
    switch (message) {
    case DriftMessage::Gone: return tr("No longer in the table: %1.");
    case DriftMessage::New: return tr("New attributes without a role: %1.");
    case DriftMessage::MissingInOrder: return tr("New values of %1, placed last in its order: %2.");
    case DriftMessage::MissingInLevels: return tr("Values of %1 that are missing from its hierarchy: %2.");
    case DriftMessage::Unused: return tr("Values in the order of %1 that no record has: %2.");
    case DriftMessage::Appeared: return tr("Values of %1 that the earlier table did not have: %2.");
    case DriftMessage::Vanished: return tr("Values of %1 that only the earlier table had: %2.");
    case DriftMessage::NotNumbers: return tr("Values of %1 that are not numbers, although they are said to be: %2.");
    case DriftMessage::NowCategories: return tr("%1 now holds categories.");
    case DriftMessage::NowNumbers: return tr("%1 now holds numbers.");
    case DriftMessage::NowDates: return tr("%1 now holds dates.");
    case DriftMessage::Moved: return tr("%1 is distributed differently: %2 % of the records would need another value.");
    case DriftMessage::Records: return tr("Records: %1 before, %2 now.");
    case DriftMessage::NotTrimmed: return tr("The recipe removes blanks in attributes that the table does not have: %1.");
    case DriftMessage::NotMadePlain: return tr("The recipe rewrites numbers of attributes that the table does not have: %1.");
    case DriftMessage::NotShortened: return tr("The recipe shortens values of attributes that the table does not have: %1.");
    case DriftMessage::ForeignChoices:
        return isOne(said, 0) ? tr("%1 choice for a single record is not followed: it counts the lines of another file.")
                              : tr("%1 choices for single records are not followed: they count the lines of another file.");
    case DriftMessage::NotReplaced: return tr("The recipe replaces values of attributes that the table does not have: %1.");
    }
    return {};
}

} // namespace tranche
