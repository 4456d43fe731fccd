// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/document.h"

#include "core/columns/column_facts.h"
#include "core/laboratory/scenarios/decisions.h"
#include "core/limits/limit.h"
#include "ui/session/figures/figures.h"
#include "ui/session/verified_draft.h"

#include <algorithm>
#include <utility>

namespace tranche {

Document withResults(const Document& before, Snapshot snapshot)
{
    Document next = before;
    next.snapshot = std::move(snapshot);
    next.failure.reset();
    dropStale(next, before);
    return next;
}

Document afterDecision(const Document& before, Snapshot snapshot, const QString& decision)
{
    Document next = withResults(before, std::move(snapshot));
    dropStale(next, before, {Input::Decision});
    next.decision = decision;
    if (!next.snapshot.kept)
        next.pins = {}; // attributes are numbered anew
    if (next.snapshot.table != before.snapshot.table) {
        next.scenarios = nullptr; // attributes are others
        next.scenarioWork = {};
    }
    return next;
}

Document withPins(const Document& before, Pins pins)
{
    Document next = before;
    next.pins = std::move(pins);
    dropStale(next, before);
    return next;
}

Document withReleaseOptions(const Document& before, const ReleaseOptions& options)
{
    Document next = before;
    next.releaseOptions = options;
    dropStale(next, before);
    return next;
}

Document withScenarios(const Document& before, std::vector<Scenario> scenarios)
{
    Document next = before;
    next.scenarios = scenarios.empty() ? nullptr : std::make_shared<const std::vector<Scenario>>(std::move(scenarios));
    dropStale(next, before);
    return next;
}

Document withAskedOf(Document document, const Document& other)
{
    document.learning = document.snapshot.buckets == other.snapshot.buckets ? other.learning : nullptr;
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

bool promisesNothing(const Snapshot& snapshot)
{
    return snapshot.table
           && std::ranges::none_of(snapshot.roles, [](Role role) { return role == Role::Undecided || role == Role::Sensitive; });
}

bool lacksSize(const Snapshot& snapshot)
{
    return promisesNothing(snapshot) && !snapshot.parameters.minBucket;
}

bool lacksResults(const Document& document)
{
    if (!document.snapshot.table)
        return false;
    return (document.snapshot.nextStage() && !document.failure) || lacksAny(document, Turn::AtOnce)
           || lacksAny(document, Turn::AfterStages);
}

bool lacksFigures(const Document& document)
{
    return lacksAny(document, Turn::InBackground);
}

bool isInfeasible(const Document& document)
{
    return document.limit && document.limit->admits(document.snapshot.parameters.model) == false;
}

std::size_t approvalsGiven(const Document& document)
{
    return document.approvals ? document.approvals->size() : 0;
}

std::size_t approvalsAsked(const Document& document)
{
    return document.draft ? document.draft->draft.approvalsAsked().count : 1;
}

bool isApproved(const Document& document)
{
    return draftHolds(document) && approvalsGiven(document) >= approvalsAsked(document);
}

bool draftHolds(const Document& document)
{
    return document.draft && document.draft->report.verdict == Verdict::Holds;
}

} // namespace tranche
