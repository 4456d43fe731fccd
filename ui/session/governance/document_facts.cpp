// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/governance/document_facts.h"

#include "core/recipe/recipe_text.h"
#include "core/release/approval.h"
#include "core/release/logging/decision_facts.h"
#include "core/release/logging/run_facts.h"
#include "ui/session/opened_table.h"
#include "ui/session/recipe_state.h"
#include "ui/session/verified_draft.h"

#include <algorithm>
#include <iterator>

namespace tranche {

namespace {

void addAll(AuditFacts& facts, AuditFacts more)
{
    std::ranges::move(more, std::back_inserter(facts));
}

/// A waiver was recorded before it counted; only that it was taken back is told here.
bool isToldAlready(const AuditFact& fact)
{
    return fact.event == AuditEvent::Waived && !fact.facts.contains(QStringLiteral("taken_back"));
}

void addDraft(const VerifiedDraft& draft, AuditFacts& facts)
{
    const auto& policy = draft.draft.request().policy;
    if (policy)
        facts.push_back(policyFact(*policy, draft.files().policy));
    facts.push_back(verifiedFact(draft.report, draft.manifestDigest));
}

ReleaseRequest requestFor(const Document& document)
{
    return {.source = document.opened->source, .options = document.releaseOptions, .pins = document.pins};
}

} // namespace

AuditFacts documentFacts(const Document& before, const Document& now)
{
    if (!now.opened)
        return {};
    AuditFacts facts;
    const bool another = before.opened != now.opened;
    const auto decided = recipeOf(now);
    if (another) {
        facts.push_back(openedFact(now.opened->source, *now.snapshot.table));
        if (now.opened->recipe)
            facts.push_back(recipeFact(recipeText(decided), false));
    }
    auto decisions = decisionFacts(another ? Recipe() : recipeOf(before), decided);
    std::erase_if(decisions, isToldAlready);
    addAll(facts, std::move(decisions));
    addAll(facts, resultFacts(another ? Snapshot() : before.snapshot, now.snapshot, requestFor(now), {}));
    if (now.draft && now.draft != before.draft)
        addDraft(*now.draft, facts);
    if (before.approvals && !now.approvals && before.draft == now.draft)
        facts.push_back({AuditEvent::Undone, {{QStringLiteral("what"), QStringLiteral("approvals taken back")}}});
    return facts;
}

AuditFact brokenFact(const Error& fault)
{
    return {AuditEvent::Recovered,
            {{QStringLiteral("what"), QStringLiteral("a log with a broken chain was put aside")},
             {QStringLiteral("line"), static_cast<qint64>(fault.place.line)}}};
}

} // namespace tranche
