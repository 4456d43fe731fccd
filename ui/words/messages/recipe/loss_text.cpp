// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(LossMessage message, const Statement&)
{
    switch (message) {
    case LossMessage::Rest: return tr("From here on nothing could be read.");
    case LossMessage::Entry: return tr("The entry “%1” was lost; its default is used.");
    case LossMessage::Unknown: return tr("The group “%1” has an entry that this version does not know; it was left out.");
    case LossMessage::Role: return tr("The role was lost. Choose it again.");
    case LossMessage::Model:
        return tr("What the privacy model asks for was lost. Set it again, then the roles of the sensitive attributes.");
    }
    return {};
}

} // namespace tranche
