// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/failure_text.h"

#include "ui/session/naming/name_text.h"
#include "ui/session/tr.h"
#include "ui/style/core_text.h"

#include <algorithm>

namespace tranche {

QString failureText(const Error& error)
{
    const QString sentence = coreText(error.message);
    return error.place.attribute.empty() ? sentence : tr("%1: %2").arg(briefName(error.place.attribute), sentence);
}

QString whyNotYetText(const Document& now)
{
    if (std::ranges::find(now.snapshot.roles, Role::Undecided) != now.snapshot.roles.end())
        return tr("Every attribute needs a role first.");
    return now.failure ? failureText(now.failure->error) : tr("Every stage before needs its result first.");
}

} // namespace tranche
