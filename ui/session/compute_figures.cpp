// SPDX-License-Identifier: GPL-3.0-or-later
// Figures that are dear and that nothing waits for.
#include "core/membership/membership.h"
#include "ui/session/compute_stages.h"

#include <utility>

namespace tranche {

namespace {

using HandOverChange = std::function<void(std::function<void(Document&)>)>;

/// A figure about the present buckets, computed where it is missing.
template <class T, class Compute>
void add(const Document& document, std::shared_ptr<const T> Document::*place, Compute compute, const HandOverChange& handOver)
{
    const auto& snapshot = document.snapshot;
    if (document.*place || !snapshot.buckets || !snapshot.report)
        return;
    Result<T> outcome = compute(MembershipInput{*snapshot.published, *snapshot.columns, *snapshot.buckets});
    if (outcome)
        handOver([place, found = std::make_shared<const T>(std::move(*outcome))](Document& next) { next.*place = found; });
}

/// What a release gives away.
void addRisk(const Document& document, RandomSource& random, JobContext& job, const HandOverChange& handOver)
{
    const auto counted = [&](Counting counting) {
        MembershipRequest request;
        request.counting = counting;
        return [&, request](const MembershipInput& input) { return membership(input, request, random, job); };
    };
    const auto risks = [&](const MembershipInput& input) {
        return tupleRisks(input.table, input.columns, input.buckets, document.snapshot.report->model, job);
    };
    const auto cost = [&](const MembershipInput&) { return cutCost(document.snapshot, job); };
    add(document, &Document::membership, counted(Counting::QuasiIdentifiers), handOver);
    add(document, &Document::tupleRisks, risks, handOver);
    add(document, &Document::cutCost, cost, handOver);
    add(document, &Document::wholeMembership, counted(Counting::WholeTuples), handOver);
}

/// What else would let the request hold.
void addWaysOut(const Document& document, RandomSource& random, JobContext& job, const HandOverChange& handOver)
{
    if (!isInfeasible(document) || document.waysOut || !document.snapshot.correlation)
        return;
    auto ways = waysOut(document.snapshot, document.pins, random, job);
    if (ways)
        handOver([found = std::make_shared<const WaysOut>(std::move(*ways))](Document& next) { next.waysOut = found; });
}

/// How far the request can go with any alpha.
void addReach(const Document& document, JobContext& job, const HandOverChange& handOver)
{
    const auto& snapshot = document.snapshot;
    if (!snapshot.columns || !snapshot.columns->sensitive() || !snapshot.correlation)
        return;
    auto reach = document.alphaReach;
    if (!reach) {
        auto begun = emptyReach(*snapshot.kept, snapshot.correlation, snapshot.parameters.columns.columns, snapshot.parameters.model, job);
        if (!begun)
            return;
        reach = std::make_shared<const AlphaReach>(std::move(*begun));
    }
    while (!reach->isComplete()) {
        auto further = withNextAlpha(*reach, *snapshot.kept, job);
        if (!further)
            return;
        reach = std::make_shared<const AlphaReach>(std::move(*further));
        handOver([reach](Document& next) { next.alphaReach = reach; });
    }
}

void addCurve(const Document& document, RandomSource& random, JobContext& job, const HandOverChange& handOver)
{
    const auto& snapshot = document.snapshot;
    if (!document.standing || !snapshot.published || !snapshot.correlation)
        return;
    auto curve = document.curve ? document.curve : std::make_shared<const DialCurve>(emptyCurve(snapshot, document.standing->limit));
    handOver([curve](Document& next) { next.curve = curve; });
    while (!curve->isComplete()) {
        auto further = withNextPoint(*curve, snapshot, random, job);
        if (!further)
            return;
        curve = std::make_shared<const DialCurve>(std::move(*further));
        handOver([curve](Document& next) { next.curve = curve; });
    }
}

} // namespace

void computeFigures(const Document& document, RandomSource& random, JobContext& job, const HandOverChange& handOver)
{
    addRisk(document, random, job, handOver);
    addWaysOut(document, random, job, handOver);
    addReach(document, job, handOver);
    addCurve(document, random, job, handOver);
}

} // namespace tranche
