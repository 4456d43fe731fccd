// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(GeneralMessage message, const Statement&)
{
    switch (message) {
    case GeneralMessage::Cancelled: return tr("Cancelled. Nothing has changed.");
    case GeneralMessage::Worded: return QStringLiteral("%1");
    case GeneralMessage::NotEnoughMemory:
        return tr("This takes about %1 of memory, but only about %2 is free. Close other programs, leave out attributes or records, or use "
                  "a computer with more memory.");
    case GeneralMessage::MemoryRanOut:
        return tr("There is not enough memory for this table. Close other programs or use fewer attributes.");
    case GeneralMessage::JobBrokeOff: return tr("The calculation stopped because of an internal error. Nothing has changed.");
    case GeneralMessage::NotARatio: return tr("Use a number such as 3, 3.9 or 4/3, with at most 9 digits on each side.");
    }
    return {};
}

} // namespace tranche
