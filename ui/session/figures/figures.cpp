// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/figures/figures.h"

#include "core/columns/classical_scaling.h"
#include "core/columns/column_facts.h"
#include "core/columns/silhouettes.h"
#include "core/correlation/pair_counts.h"
#include "core/limits/limit.h"
#include "core/limits/limits_by_alpha.h"
#include "core/limits/stop_shares.h"
#include "core/membership/membership.h"
#include "core/pipeline/cut_cost.h"
#include "core/pipeline/dial_curve.h"
#include "core/pipeline/ways_out.h"
#include "core/privacy/tuple_risk.h"
#include "core/release/approval.h"
#include "core/utility/expected_association.h"
#include "ui/session/figures/figure_row.h"
#include "ui/session/figures/utility_figures.h"
#include "ui/session/utility/lab_learning.h"
#include "ui/session/utility/lab_queries.h"
#include "ui/session/verified_draft.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tranche {

namespace {

bool hasCorrelation(const Document& document)
{
    return document.snapshot.correlation != nullptr;
}

bool hasColumns(const Document& document)
{
    return document.snapshot.columns && document.snapshot.correlation;
}

bool hasSensitiveColumn(const Document& document)
{
    return hasColumns(document) && document.snapshot.columns->sensitive();
}

bool hasReport(const Document& document)
{
    return document.snapshot.buckets && document.snapshot.report;
}

bool addColumnFacts(Document& document, RandomSource&, JobContext& job)
{
    const auto& now = document.snapshot;
    return putFigure(document.columnFacts, columnFacts(*now.kept, *now.correlation, *now.columns, job));
}

bool addLimit(Document& document, RandomSource&, JobContext&)
{
    const auto& now = document.snapshot;
    document.limit = std::make_shared<const Limit>(now.feasibility->limit(now.parameters.model));
    return true;
}

/// The alpha whose limit is to be found next, from the present one outward; nullopt: none.
std::optional<std::size_t> nextAlpha(const Document& document)
{
    const auto present = document.snapshot.columns->sensitiveColumn().size();
    return document.limitsByAlpha ? document.limitsByAlpha->next(present) : present;
}

/// Whether that is the present alpha or one beside it: those do not wait for anything expensive.
bool lacksNearLimits(const Document& document)
{
    const auto present = document.snapshot.columns->sensitiveColumn().size();
    const auto next = nextAlpha(document);
    return next && *next + 1 >= present && *next <= present + 1;
}

bool addNextLimit(Document& document, RandomSource&, JobContext& job)
{
    const auto& now = document.snapshot;
    auto known = document.limitsByAlpha
                     ? Result<LimitsByAlpha>(*document.limitsByAlpha)
                     : noLimitsYet(*now.kept, now.correlation, now.parameters.columns.columns, now.parameters.model, job);
    if (known)
        known = withNextLimit(*known, now.columns->sensitiveColumn().size(), *now.kept, job);
    return putFigure(document.limitsByAlpha, std::move(known));
}

bool addStopShares(Document& document, RandomSource&, JobContext& job)
{
    return putFigure<StopShares>(document.stopShares, stopShares(*document.snapshot.published, *document.limit, job));
}

bool addWaysOut(Document& document, RandomSource& random, JobContext& job)
{
    return putFigure(document.waysOut, waysOut(document.snapshot, document.pins, random, job));
}

bool addAssociation(Document& document, RandomSource&, JobContext& job)
{
    const auto& now = document.snapshot;
    return putFigure(document.association, expectedAssociation(*now.published, *now.correlation, *now.columns, *now.buckets, job));
}

Result<MembershipReport> countFakes(const Snapshot& now, Counting counting, RandomSource& random, JobContext& job)
{
    MembershipRequest request;
    request.counting = counting;
    return membership({*now.published, *now.columns, *now.buckets}, request, random, job);
}

bool addMembership(Document& document, RandomSource& random, JobContext& job)
{
    return putFigure(document.membership, countFakes(document.snapshot, Counting::QuasiIdentifiers, random, job));
}

bool addWholeMembership(Document& document, RandomSource& random, JobContext& job)
{
    return putFigure(document.wholeMembership, countFakes(document.snapshot, Counting::WholeTuples, random, job));
}

bool addTupleRisks(Document& document, RandomSource&, JobContext& job)
{
    const auto& now = document.snapshot;
    return putFigure(document.tupleRisks, tupleRisks(*now.published, *now.columns, *now.buckets, now.report->model, job));
}

bool addCutCost(Document& document, RandomSource&, JobContext& job)
{
    return putFigure(document.cutCost, cutCost(document.snapshot, job));
}

bool addCurve(Document& document, RandomSource& random, JobContext& job)
{
    if (document.curve)
        return putFigure(document.curve, withNextPoint(*document.curve, document.snapshot, random, job));
    return putFigure<DialCurve>(document.curve, emptyCurve(document.snapshot, *document.limit));
}

bool addPlane(Document& document, RandomSource&, JobContext& job)
{
    return putFigure<AttributePlane>(document.plane, classicalScaling(*document.snapshot.correlation, job));
}

bool addSilhouettes(Document& document, RandomSource&, JobContext& job)
{
    constexpr std::size_t mostColumns = 10;
    const auto& now = document.snapshot;
    return putFigure(document.silhouetteCurve,
                     silhouetteCurve(*now.correlation, now.columns->sensitive(), now.parameters.columns.alpha, mostColumns, job));
}

/// What can be told of how far the request goes.
std::vector<FigureRow> limitFigures()
{
    return {
        rowOf<&Document::limit>({
            .name = "limit",
            .inputs = {Input::Feasibility},
            .turn = Turn::AtOnce,
            .possible
            = [](const Document& document) { return document.snapshot.feasibility && !document.snapshot.feasibility->claimsNothing(); },
            .holds = [](const Document& document) { return document.limit->admits(document.snapshot.parameters.model).has_value(); },
            .compute = addLimit,
        }),
        rowOf<&Document::stopShares>({
            .name = "stop shares",
            .inputs = {Input::Feasibility},
            .turn = Turn::AtOnce,
            .possible = isInfeasible,
            .complete = [](const Document& document) { return document.stopShares && document.stopShares->isOf(*document.limit); },
            .compute = addStopShares,
        }),
        rowOf<&Document::limitsByAlpha>({
            .name = "limits by alpha",
            .inputs = {Input::Correlation, Input::OtherColumns},
            .turn = Turn::InBackground,
            .possible =
                [](const Document& document) { // the limit of the request itself comes first
                    return hasSensitiveColumn(document) && (document.snapshot.feasibility || document.failure);
                },
            .atOnce = lacksNearLimits,
            .complete = [](const Document& document) { return !nextAlpha(document); },
            .holds = [](const Document& document) { return document.limitsByAlpha->speaksFor(document.snapshot.parameters.model); },
            .compute = addNextLimit,
        }),
        rowOf<&Document::waysOut>({
            .name = "ways out",
            .inputs = {Input::Feasibility, Input::Parameters, Input::Pins},
            .turn = Turn::InBackground,
            .possible = [](const Document& document) { return isInfeasible(document) && document.snapshot.correlation; },
            .compute = addWaysOut,
        }),
        rowOf<&Document::curve>({
            .name = "curve",
            .inputs = {Input::Correlation, Input::Columns, Input::Published},
            .turn = Turn::InBackground,
            .possible = [](const Document& document) { return document.limit && document.snapshot.published && hasCorrelation(document); },
            .complete = [](const Document& document) { return document.curve && document.curve->isComplete(); },
            .holds = [](const Document& document) { return document.curve->isOf(document.snapshot); },
            .compute = addCurve,
        }),
    };
}

/// What can be told of columns and their attributes.
std::vector<FigureRow> columnFigures()
{
    return {
        rowOf<&Document::columnFacts>({
            .name = "column facts",
            .inputs = {Input::Columns, Input::Correlation},
            .turn = Turn::AfterStages,
            .possible = hasColumns,
            .compute = addColumnFacts,
        }),
        rowOf<&Document::silhouetteCurve>({
            .name = "silhouette curve",
            .inputs = {Input::Correlation, Input::AlphaAsked},
            .turn = Turn::AfterStages,
            .possible = hasColumns,
            .compute = addSilhouettes,
        }),
        rowOf<&Document::pair>({.name = "pair", .inputs = {Input::Correlation}}),
    };
}

/// What can be told of buckets and of the sliced table.
std::vector<FigureRow> bucketFigures()
{
    const Inputs buckets{Input::Buckets};
    const Inputs release{Input::Sliced, Input::Pins, Input::ReleaseOptions, Input::Scenarios,
                         Input::Decision}; // all that is written, for the recipe too
    return {
        rowOf<&Document::association>({
            .name = "association",
            .inputs = {Input::Buckets, Input::Correlation},
            .turn = Turn::AfterStages,
            .lengthy = true,
            .possible = [](const Document& document) { return document.snapshot.buckets && hasCorrelation(document); },
            .compute = addAssociation,
        }),
        rowOf<&Document::membership>(
            {.name = "membership", .inputs = buckets, .turn = Turn::InBackground, .possible = hasReport, .compute = addMembership}),
        rowOf<&Document::tupleRisks>(
            {.name = "tuple risks", .inputs = buckets, .turn = Turn::InBackground, .possible = hasReport, .compute = addTupleRisks}),
        rowOf<&Document::cutCost>(
            {.name = "cut cost", .inputs = buckets, .turn = Turn::InBackground, .possible = hasReport, .compute = addCutCost}),
        rowOf<&Document::wholeMembership>({.name = "whole membership",
                                           .inputs = buckets,
                                           .turn = Turn::InBackground,
                                           .possible = hasReport,
                                           .compute = addWholeMembership}),
        rowOf<&Document::draft>({.name = "draft", .inputs = release}),
        rowOf<&Document::approvals>({.name = "approvals", .inputs = release}),
    };
}

/// The one that takes longest of those that somebody waits for.
FigureRow mapFigure()
{
    return rowOf<&Document::plane>({
        .name = "plane",
        .inputs = {Input::Correlation},
        .turn = Turn::AfterStages,
        .possible = hasCorrelation,
        .compute = addPlane,
    });
}

/// In the order in which they are computed: the cheaper, the earlier, and those of the strip before all that one stage alone shows.
std::vector<FigureRow> everyFigure()
{
    std::vector<FigureRow> figures;
    for (auto&& some : {columnFigures(), bucketFigures(), std::vector{mapFigure()}, limitFigures(), utilityFigures()})
        figures.insert(figures.end(), some.begin(), some.end());
    return figures;
}

bool lacks(const Document& document, const FigureRow& figure, Turn turn)
{
    if (figure.turn == Turn::OnRequest || !figure.possible(document))
        return false;
    if (turn != (figure.atOnce && figure.atOnce(document) ? Turn::AtOnce : figure.turn))
        return false;
    return figure.complete ? !figure.complete(document) : figure.at(document) == nullptr;
}

/// How many columns the other sensitive attributes are spread over; 0 where there are none.
std::size_t otherColumns(const Snapshot& now)
{
    return now.kept && now.kept->sensitive().size() > 1 ? now.parameters.columns.columns : 0;
}

std::size_t sensitiveSize(const Snapshot& now)
{
    return now.columns && now.columns->sensitive() ? now.columns->sensitiveColumn().size() : 0;
}

} // namespace

std::span<const FigureRow> allFigures()
{
    static const auto figures = everyFigure();
    return figures;
}

Inputs changedInputs(const Document& before, const Document& after)
{
    const auto& old = before.snapshot;
    const auto& now = after.snapshot;
    const std::pair<Input, bool> same[] = {
        {Input::Correlation, now.correlation == old.correlation},
        {Input::Columns, now.columns == old.columns},
        {Input::Published, now.published == old.published},
        {Input::Feasibility, now.feasibility == old.feasibility},
        {Input::Buckets, now.buckets == old.buckets},
        {Input::Sliced, now.sliced == old.sliced},
        {Input::SensitiveSize, sensitiveSize(now) == sensitiveSize(old)},
        {Input::AlphaAsked, now.parameters.columns.alpha == old.parameters.columns.alpha},
        {Input::OtherColumns, otherColumns(now) == otherColumns(old)},
        {Input::Parameters, now.parameters == old.parameters},
        {Input::Pins, after.pins == before.pins},
        {Input::ReleaseOptions, after.releaseOptions == before.releaseOptions},
        {Input::Scenarios, after.scenarios == before.scenarios},
    };
    Inputs changed;
    for (const auto& [input, isSame] : same)
        if (!isSame)
            changed.add(input);
    return changed;
}

void dropStale(Document& after, const Document& before, Inputs also)
{
    const auto changed = changedInputs(before, after);
    const Document nothing;
    for (const auto& figure : allFigures()) {
        const bool falls = figure.inputs.meets(changed) || figure.inputs.meets(also);
        if (figure.at(after) && (falls || (figure.holds && !figure.holds(after))))
            figure.take(after, nothing);
    }
}

bool lacksAny(const Document& document, Turn turn)
{
    return std::ranges::any_of(allFigures(), [&](const FigureRow& figure) { return lacks(document, figure, turn); });
}

void addFigures(Document& document, Turn turn, RandomSource& random, JobContext& job, const std::function<void(const FigureRow&)>& added)
{
    auto quiet = job.quiet();
    std::set<const FigureRow*> failed;
    const auto isNext = [&](const FigureRow& figure) { return !failed.contains(&figure) && lacks(document, figure, turn); };
    const auto figures = allFigures();
    for (auto next = std::ranges::find_if(figures, isNext); next != figures.end(); next = std::ranges::find_if(figures, isNext)) {
        if (next->compute(document, random, next->lengthy ? job : quiet))
            added(*next);
        else
            failed.insert(&*next);
    }
}

} // namespace tranche
