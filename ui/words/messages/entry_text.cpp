// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"
#include "ui/words/messages/edited_text.h"

namespace tranche {

QString windowText(EntryMessage message, const Statement&)
{
    switch (message) {
    case EntryMessage::NotAGroup: return edited(tr("The entry “%1” must be a group of entries."));
    case EntryMessage::NotAText: return edited(tr("The entry “%1” must be a text."));
    case EntryMessage::NotAFlag: return edited(tr("The entry “%1” must be true or false."));
    case EntryMessage::NotACount: return edited(tr("The entry “%1” must be a whole number within its limits."));
    case EntryMessage::NotASign: return edited(tr("The entry “%1” must be a single character."));
    case EntryMessage::NotAFraction: return edited(tr("The entry “%1” must be a fraction in lowest terms."));
    case EntryMessage::NotTexts: return edited(tr("The entry “%1” must be a list of texts."));
    case EntryMessage::NotLists: return edited(tr("The entry “%1” must be a list of lists."));
    case EntryMessage::NotAList: return edited(tr("The entry “%1” must be a list."));
    case EntryMessage::UnknownModel: return edited(tr("The entry “%1” names a privacy model that this version does not know."));
    case EntryMessage::BadLevels: return edited(tr("The entry “%1” holds levels that do not fit together."));
    case EntryMessage::UnknownWord: return edited(tr("The entry “%1” holds a word that this version does not know."));
    case EntryMessage::NotADay: return edited(tr("The entry “%1” must be a day such as 2027-11-30."));
    case EntryMessage::NotADatePattern: return edited(tr("The entry “%1” must say how dates are written, as %d/%m/%Y."));
    case EntryMessage::StandsTwice: return edited(tr("The entry “%1” has the same content twice."));
    }
    return {};
}

} // namespace tranche
