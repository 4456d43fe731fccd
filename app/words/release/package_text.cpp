// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(PackageMessage message, const Statement&)
{
    switch (message) {
    case PackageMessage::BadLabels: return "The labels must be a table with the fields name, label and description.";
    }
    return "";
}

} // namespace tranche
