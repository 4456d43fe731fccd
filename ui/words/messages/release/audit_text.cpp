// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(AuditMessage message, const Statement&)
{
    switch (message) {
    case AuditMessage::NotALine: return tr("This line is not an entry of an audit log.");
    }
    return {};
}

} // namespace tranche
