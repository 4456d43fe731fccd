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

/// Whether the limits of any alpha are those of this request, too.
bool reachHolds(const AlphaReach& reach, const Snapshot& after)
{
    const bool several = after.kept && after.kept->sensitive().size() > 1;
    return reach.correlation == after.correlation && (!several || reach.columns == after.parameters.columns.columns)
           && reach.speaksFor(after.parameters.model);
}

/// Drops limits of the past, and what explains them.
void keepLimits(Document& next, const Document& before)
{
    const auto& now = next.snapshot;
    const bool several = now.kept && now.kept->sensitive().size() > 1;
    const bool otherColumns = several && now.parameters.columns.columns != before.snapshot.parameters.columns.columns;
    if (now.correlation != before.snapshot.correlation || alphaOf(now) != alphaOf(before.snapshot) || otherColumns)
        next.alphaLimits.reset();
    if (!standingHolds(before, now))
        next.standing.reset();
    if (next.alphaReach && !reachHolds(*next.alphaReach, now))
        next.alphaReach.reset();
    if (now.feasibility != before.snapshot.feasibility)
        next.stopShares.reset();
    if (now.feasibility != before.snapshot.feasibility || now.parameters != before.snapshot.parameters)
        next.waysOut.reset();
}

} // namespace

Document withResults(const Document& before, Snapshot snapshot)
{
    Document next = before;
    next.snapshot = std::move(snapshot);
    next.failure.reset();
    if (next.snapshot.columns != before.snapshot.columns || next.snapshot.correlation != before.snapshot.correlation)
        next.columnFacts.reset();
    keepLimits(next, before);
    if (next.curve && !next.curve->isOf(next.snapshot))
        next.curve.reset();
    if (next.snapshot.correlation != before.snapshot.correlation) {
        next.plane.reset();
        next.pair.reset();
    }
    if (next.snapshot.correlation != before.snapshot.correlation
        || next.snapshot.parameters.columns.alpha != before.snapshot.parameters.columns.alpha)
        next.silhouetteCurve.reset();
    if (next.snapshot.buckets != before.snapshot.buckets) {
        next.membership.reset();
        next.wholeMembership.reset();
        next.tupleRisks.reset();
        next.cutCost.reset();
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
        return snapshot.proposal
               && std::ranges::find(snapshot.proposal->medoids, std::optional(attribute)) != snapshot.proposal->medoids.end();
    if (!snapshot.columns || !document.columnFacts)
        return false;
    const auto column = snapshot.columns->columnOf(attribute);
    const bool sensitive = snapshot.columns->sensitive() && column.value + 1 == snapshot.columns->size();
    return !sensitive && document.columnFacts->columns[column.value].medoid == attribute;
}

std::optional<ModelLimit> presentLimit(const Document& document)
{
    const auto& feasibility = document.snapshot.feasibility;
    if (!feasibility || feasibility->claimsNothing())
        return std::nullopt;
    if (document.snapshot.parameters.model.kind == ModelKind::LDiversity)
        return ModelLimit{feasibility->sensitive, feasibility->blocking, feasibility->largestL.text(),
                          feasibility->admits(document.snapshot.parameters.model)};
    return document.standing ? std::optional(document.standing->limit) : std::nullopt;
}

bool promisesNothing(const Snapshot& snapshot)
{
    return snapshot.table
           && std::ranges::none_of(snapshot.roles, [](Role role) { return role == Role::Undecided || role == Role::Sensitive; });
}

bool lacksSize(const Snapshot& snapshot)
{
    return promisesNothing(snapshot) && !snapshot.parameters.minBucket;
}

bool lacksStanding(const Document& document)
{
    const auto& feasibility = document.snapshot.feasibility;
    if (!feasibility || feasibility->claimsNothing())
        return false;
    return !document.standing || (document.standing->others.empty() && document.alphaLimits);
}

bool lacksStopShares(const Document& document)
{
    if (!isInfeasible(document))
        return false; // nothing is stopped, and it would read every tuple
    const auto limit = presentLimit(document);
    return limit && !(document.stopShares && document.stopShares->isOf(*limit));
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
    if (lacksStanding(document) || lacksStopShares(document))
        return true;
    return snapshot.columns && snapshot.correlation
           && (!document.columnFacts || !document.silhouetteCurve || (alphaOf(snapshot) > 0 && !document.alphaLimits));
}

bool lacksFigures(const Document& document)
{
    const auto& snapshot = document.snapshot;
    if (snapshot.buckets && snapshot.report
        && (!document.membership || !document.tupleRisks || !document.wholeMembership || !document.cutCost))
        return true;
    if (isInfeasible(document) && snapshot.correlation && !document.waysOut)
        return true;
    if (snapshot.columns && snapshot.columns->sensitive() && snapshot.correlation
        && !(document.alphaReach && document.alphaReach->isComplete()))
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
