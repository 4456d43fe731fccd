// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(GeneralMessage message, const Statement&)
{
    switch (message) {
    case GeneralMessage::Cancelled: return "Cancelled. Nothing has changed.";
    case GeneralMessage::Worded: return "%1";
    case GeneralMessage::NotEnoughMemory:
        return "This takes about %1 of memory, but only about %2 is free. Close other programs, leave out attributes or records, or use a "
               "computer with more memory.";
    case GeneralMessage::MemoryRanOut: return "There is not enough memory for this table. Close other programs or use fewer attributes.";
    case GeneralMessage::JobBrokeOff: return "The calculation stopped because of an internal error. Nothing has changed.";
    case GeneralMessage::NotARatio: return "Use a number such as 3, 3.9 or 4/3, with at most 9 digits on each side.";
    }
    return "";
}

} // namespace tranche
