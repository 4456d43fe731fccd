// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/approval.h"
#include "ui/panels/approve/policy_card.h"
#include "ui/session/verified_draft.h"

#include <algorithm>

namespace tranche {

namespace {

ApprovalProgress progressOf(const Document& now)
{
    ApprovalProgress progress;
    progress.verified = draftHolds(now);
    if (!now.approvals)
        return progress;
    progress.given = now.approvals->size();
    progress.allSigned = std::ranges::all_of(*now.approvals, &Approval::isSigned);
    return progress;
}

} // namespace

PolicyShown policyOf(const Document& now)
{
    PolicyShown shown{.name = now.releaseOptions.policy, .isOpen = now.policy != nullptr, .facts = {}};
    if (!shown.name)
        shown.facts = figureFacts(now);
    else if (now.draft)
        shown.facts = ruleFacts(now.draft->files().policy, progressOf(now));
    else if (now.policy)
        shown.facts = unjudgedFacts(*now.policy);
    return shown;
}

} // namespace tranche
