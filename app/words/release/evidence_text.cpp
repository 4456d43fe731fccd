// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(EvidenceMessage message, const Statement&)
{
    switch (message) {
    case EvidenceMessage::NoApprovals: return "The release has no approvals.json, so nobody answers for it.";
    }
    return "";
}

} // namespace tranche
