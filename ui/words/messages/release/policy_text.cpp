// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(PolicyMessage message, const Statement&)
{
    switch (message) {
    case PolicyMessage::NotJson: return tr("The policy is not valid JSON, or it has a key twice.");
    }
    return {};
}

} // namespace tranche
