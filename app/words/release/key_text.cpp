// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(KeyMessage message, const Statement&)
{
    switch (message) {
    case KeyMessage::NoSuchKey: return "There is no key %1 on this computer. Import it, or choose another one.";
    }
    return "";
}

} // namespace tranche
