// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(DriftMessage message, const Statement& said)
{
    switch (message) {
    case DriftMessage::Gone: return "The table no longer has: %1.";
    case DriftMessage::New: return "The recipe does not mention: %1. Not released without a role.";
    case DriftMessage::MissingInOrder: return "Values of %1 that are missing from its order and placed last: %2.";
    case DriftMessage::MissingInLevels: return "Values of %1 that are missing from its hierarchy: %2.";
    case DriftMessage::Unused: return "Values in the order of %1 that no record has: %2.";
    case DriftMessage::Appeared: return "Values of %1 that the earlier table did not have: %2.";
    case DriftMessage::Vanished: return "Values of %1 that only the earlier table had: %2.";
    case DriftMessage::NotNumbers: return "Values of %1 that are not numbers, although the recipe says that they are: %2.";
    case DriftMessage::NowCategories: return "%1 now holds categories.";
    case DriftMessage::NowNumbers: return "%1 now holds numbers.";
    case DriftMessage::NowDates: return "%1 now holds dates.";
    case DriftMessage::Moved: return "%1 is distributed differently: %2 % of the records would need another value.";
    case DriftMessage::Records: return "Records: %1 before, %2 now.";
    case DriftMessage::NotTrimmed: return "The recipe removes blanks in attributes that the table does not have: %1.";
    case DriftMessage::NotMadePlain: return "The recipe rewrites numbers of attributes that the table does not have: %1.";
    case DriftMessage::NotShortened: return "The recipe shortens values of attributes that the table does not have: %1.";
    case DriftMessage::ForeignChoices:
        return isOne(said, 0) ? "%1 choice for a single record is not followed: it counts the lines of another file."
                              : "%1 choices for single records are not followed: they count the lines of another file.";
    case DriftMessage::NotReplaced: return "The recipe replaces values of attributes that the table does not have: %1.";
    }
    return "";
}

} // namespace tranche
