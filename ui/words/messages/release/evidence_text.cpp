// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(EvidenceMessage message, const Statement&)
{
    switch (message) {
    case EvidenceMessage::NoApprovals: return tr("The release has no approvals.json, so nobody answers for it.");
    }
    return {};
}

} // namespace tranche
