// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/document.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

/// Attributes in the sensitive column; 0 while there is none.
std::size_t alphaOf(const Snapshot& snapshot)
{
    return snapshot.columns && snapshot.columns->sensitive() ? snapshot.columns->sensitiveColumn().size() : 0;
}

/// Whether the limits that were found are still those of the request.
bool standingHolds(const Document& before, const Snapshot& after)
{
    return before.standing && after.feasibility == before.snapshot.feasibility && before.standing->speaksFor(after.parameters.model);
}

} // namespace

Document withResults(const Document& before, Snapshot snapshot)
{
    Document next = before;
    next.snapshot = std::move(snapshot);
    next.failure.reset();
    if (next.snapshot.columns != before.snapshot.columns || next.snapshot.correlation != before.snapshot.correlation)
        next.columnFacts.reset();
    if (next.snapshot.correlation != before.snapshot.correlation || alphaOf(next.snapshot) != alphaOf(before.snapshot))
        next.alphaLimits.reset();
    if (!standingHolds(before, next.snapshot))
        next.standing.reset();
    if (next.curve && !next.curve->isOf(next.snapshot))
        next.curve.reset();
    if (next.snapshot.correlation != before.snapshot.correlation) {
        next.plane.reset();
        next.pair.reset();
    }
    if (next.snapshot.correlation != before.snapshot.correlation || next.snapshot.parameters.columns.alpha != before.snapshot.parameters.columns.alpha)
        next.silhouetteCurve.reset();
    if (next.snapshot.buckets != before.snapshot.buckets) {
        next.membership.reset();
        next.wholeMembership.reset();
        next.tupleRisks.reset();
    }
    if (next.snapshot.buckets != before.snapshot.buckets || next.snapshot.correlation != before.snapshot.correlation)
        next.association.reset();
    if (next.snapshot.sliced != before.snapshot.sliced) {
        next.draft.reset();
        next.approval.reset();
    }
    return next;
}

Document afterDecision(const Document& before, Snapshot snapshot, const QString& decision)
{
    Document next = withResults(before, std::move(snapshot));
    next.draft.reset();
    next.approval.reset();
    next.decision = decision;
    if (!next.snapshot.kept)
        next.pins = {}; // attributes are numbered anew
    return next;
}

Document withPairOf(Document document, const Document& other)
{
    document.pair = document.snapshot.correlation == other.snapshot.correlation ? other.pair : nullptr;
    return document;
}

bool isMedoid(const Document& document, AttributeId attribute)
{
    const auto& snapshot = document.snapshot;
    if (!snapshot.columnsByHand)
        return snapshot.proposal && std::ranges::find(snapshot.proposal->medoids, std::optional(attribute)) != snapshot.proposal->medoids.end();
    if (!snapshot.columns || !document.columnFacts)
        return false;
    const auto column = snapshot.columns->columnOf(attribute);
    const bool sensitive = snapshot.columns->sensitive() && column.value + 1 == snapshot.columns->size();
    return !sensitive && document.columnFacts->columns[column.value].medoid == attribute;
}

bool lacksStanding(const Document& document)
{
    const auto& feasibility = document.snapshot.feasibility;
    if (!feasibility || feasibility->claimsNothing())
        return false;
    return !document.standing || (document.standing->others.empty() && document.alphaLimits);
}

bool lacksResults(const Document& document)
{
    const auto& snapshot = document.snapshot;
    if (!snapshot.table)
        return false;
    if (snapshot.nextStage() && !document.failure)
        return true;
    if (snapshot.buckets && !document.association)
        return true;
    if (snapshot.correlation && !document.plane)
        return true;
    if (lacksStanding(document))
        return true;
    return snapshot.columns && snapshot.correlation && (!document.columnFacts || (snapshot.columns->sensitive() && !document.silhouetteCurve) || (alphaOf(snapshot) > 0 && !document.alphaLimits));
}

bool lacksFigures(const Document& document)
{
    const auto& snapshot = document.snapshot;
    if (snapshot.buckets && snapshot.report && (!document.membership || !document.tupleRisks || !document.wholeMembership))
        return true;
    return document.standing && snapshot.published && snapshot.correlation && !(document.curve && document.curve->isComplete());
}

bool isInfeasible(const Document& document)
{
    const auto& model = document.snapshot.parameters.model;
    const auto& feasibility = document.snapshot.feasibility;
    if (!feasibility || feasibility->claimsNothing())
        return false;
    if (model.kind == ModelKind::LDiversity)
        return !feasibility->admits(model);
    return document.standing && document.standing->admits(model) == false;
}

bool draftHolds(const Document& document)
{
    return document.draft && document.draft->report.verdict == Verdict::Holds;
}

} // namespace tranche
