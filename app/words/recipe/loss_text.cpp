// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(LossMessage message, const Statement&)
{
    switch (message) {
    case LossMessage::Rest: return "From here on nothing could be read.";
    case LossMessage::Entry: return "The entry \"%1\" was lost; its default is used.";
    case LossMessage::Unknown: return "The group \"%1\" has an entry that this version does not know; it was left out.";
    case LossMessage::Role: return "The role was lost. Choose it again.";
    case LossMessage::Model: return "What the privacy model asks for was lost. Set it again, then the roles of the sensitive attributes.";
    }
    return "";
}

} // namespace tranche
