// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/failure_text.h"

#include "ui/session/tr.h"
#include "ui/words/messages/message_text.h"

#include <algorithm>

namespace tranche {

QString whyNotYetText(const Document& now)
{
    if (std::ranges::find(now.snapshot.roles, Role::Undecided) != now.snapshot.roles.end())
        return tr("Every attribute needs a role first.");
    return now.failure ? placedText(now.failure->error) : tr("Every stage before needs its result first.");
}

} // namespace tranche
