// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(PackageMessage message, const Statement&)
{
    switch (message) {
    case PackageMessage::BadLabels: return tr("The labels must be a table with the fields name, label and description.");
    }
    return {};
}

} // namespace tranche
