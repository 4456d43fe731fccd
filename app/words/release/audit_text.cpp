// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(AuditMessage message, const Statement&)
{
    switch (message) {
    case AuditMessage::NotALine: return "This line is not an entry of an audit log.";
    }
    return "";
}

} // namespace tranche
