// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(EntryMessage message, const Statement&)
{
    switch (message) {
    case EntryMessage::NotAGroup:
        return "The entry \"%1\" must be a group of entries. The file is damaged or was edited outside Tranche. Use a backup copy.";
    case EntryMessage::NotAText:
        return "The entry \"%1\" must be a text. The file is damaged or was edited outside Tranche. Use a backup copy.";
    case EntryMessage::NotAFlag:
        return "The entry \"%1\" must be true or false. The file is damaged or was edited outside Tranche. Use a backup copy.";
    case EntryMessage::NotACount:
        return "The entry \"%1\" must be a whole number within its limits. The file is damaged or was edited outside Tranche. Use a backup "
               "copy.";
    case EntryMessage::NotASign:
        return "The entry \"%1\" must be a single character. The file is damaged or was edited outside Tranche. Use a backup copy.";
    case EntryMessage::NotAFraction:
        return "The entry \"%1\" must be a fraction in lowest terms. The file is damaged or was edited outside Tranche. Use a backup copy.";
    case EntryMessage::NotTexts:
        return "The entry \"%1\" must be a list of texts. The file is damaged or was edited outside Tranche. Use a backup copy.";
    case EntryMessage::NotLists:
        return "The entry \"%1\" must be a list of lists. The file is damaged or was edited outside Tranche. Use a backup copy.";
    case EntryMessage::NotAList:
        return "The entry \"%1\" must be a list. The file is damaged or was edited outside Tranche. Use a backup copy.";
    case EntryMessage::UnknownModel:
        return "The entry \"%1\" names a privacy model that this version does not know. The file is damaged or was edited outside Tranche. "
               "Use a backup copy.";
    case EntryMessage::BadLevels:
        return "The entry \"%1\" holds levels that do not fit together. The file is damaged or was edited outside Tranche. Use a backup "
               "copy.";
    case EntryMessage::UnknownWord:
        return "The entry \"%1\" holds a word that this version does not know. The file is damaged or was edited outside Tranche. Use a "
               "backup copy.";
    case EntryMessage::NotADay:
        return "The entry \"%1\" must be a day such as 2027-11-30. The file is damaged or was edited outside Tranche. Use a backup copy.";
    case EntryMessage::NotADatePattern:
        return "The entry \"%1\" must say how dates are written, as %d/%m/%Y. The file is damaged or was edited outside Tranche. Use a "
               "backup copy.";
    case EntryMessage::StandsTwice:
        return "The entry \"%1\" has the same content twice. The file is damaged or was edited outside Tranche. Use a backup copy.";
    }
    return "";
}

} // namespace tranche
