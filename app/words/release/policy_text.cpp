// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(PolicyMessage message, const Statement&)
{
    switch (message) {
    case PolicyMessage::NotJson: return "The policy is not valid JSON, or it has a key twice.";
    }
    return "";
}

} // namespace tranche
