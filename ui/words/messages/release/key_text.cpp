// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(KeyMessage message, const Statement&)
{
    switch (message) {
    case KeyMessage::NoSuchKey: return tr("There is no key %1 on this computer. Import it, or choose another one.");
    }
    return {};
}

} // namespace tranche
