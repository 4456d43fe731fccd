// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/scenarios/decisions.h"

#include "core/pipeline/pinned_proposal.h"

namespace tranche {

namespace {

bool sameColumns(const std::shared_ptr<const ColumnPartition>& a, const std::shared_ptr<const ColumnPartition>& b)
{
    return a == b || (a && b && *a == *b);
}

} // namespace

bool operator==(const Decisions& a, const Decisions& b)
{
    return a.schema == b.schema && a.roles == b.roles && a.parameters == b.parameters && a.pins == b.pins
           && sameColumns(a.columnsByHand, b.columnsByHand);
}

Decisions decisionsOf(const Snapshot& snapshot, const Pins& pins)
{
    return {snapshot.schema, snapshot.roles, snapshot.parameters, snapshot.columnsByHand, pins};
}

Snapshot withDecisions(const Snapshot& base, const Decisions& decisions)
{
    auto next = base.withRoles(decisions.roles).withSchema(decisions.schema).withParameters(decisions.parameters);
    if (!sameColumns(next.columnsByHand, decisions.columnsByHand))
        next = next.withColumns(decisions.columnsByHand);
    return withPinsKept(next, decisions.pins);
}

} // namespace tranche
