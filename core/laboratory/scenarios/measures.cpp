// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/scenarios/measures.h"

#include "core/base/messages/slicing_message.h"
#include "core/base/random.h"
#include "core/buckets/value_ids.h"
#include "core/membership/membership.h"
#include "core/utility/expected_association.h"

#include <algorithm>

namespace tranche {

namespace {

constexpr std::uint64_t estimateSeed = 8; // an estimate hides nothing: the same decisions give the same figure

std::unexpected<Error> saysNothing()
{
    return fail(ErrorCode::NotFound, SlicingMessage::NothingToInfer);
}

} // namespace

ScenarioGuarantee guaranteeOf(const Snapshot& snapshot)
{
    ScenarioGuarantee guarantee;
    const auto& columns = *snapshot.columns;
    guarantee.alpha = columns.sensitive() ? columns.sensitiveColumn().size() : 0;
    guarantee.columns = columns.size();
    if (!snapshot.feasibility->claimsNothing())
        guarantee.limit = snapshot.feasibility->limit(snapshot.parameters.model);
    guarantee.feasible = snapshot.buckets && snapshot.report;
    if (!guarantee.feasible)
        return guarantee;
    guarantee.holds = snapshot.report->holds();
    guarantee.largestP = snapshot.report->maxP();
    guarantee.fileAloneProves = snapshot.report->locallySafe();
    guarantee.buckets = snapshot.buckets->size();
    guarantee.median = snapshot.buckets->sizes().median;
    return guarantee;
}

double uniqueShareOf(const Snapshot& snapshot, const JobContext& job)
{
    const auto& table = *snapshot.published;
    std::size_t most = 0;
    for (auto column : snapshot.columns->columns()) {
        std::erase_if(column, [&](AttributeId id) { return table.attribute(id).role == Role::Sensitive; });
        if (column.empty())
            continue;
        const auto ids = valueIds(table, column, job);
        std::vector<std::uint32_t> tuples(ids.count, 0);
        for (const auto id : ids.ofRow)
            ++tuples[id];
        job.check();
        most = std::max(most, static_cast<std::size_t>(std::ranges::count(tuples, 1U)));
    }
    return table.rowCount() == 0 ? 0.0 : static_cast<double>(most) / static_cast<double>(table.rowCount());
}

Result<ScenarioFakes> fakesOf(const Snapshot& snapshot, JobContext& job)
{
    SeededRandom random(estimateSeed);
    const auto report = membership({*snapshot.published, *snapshot.columns, *snapshot.buckets}, {}, random, job);
    if (!report)
        return std::unexpected(report.error());
    return ScenarioFakes{report->fakesPerOriginal(), report->method == FakesBy::Estimate};
}

Result<ScenarioAssociation> associationOfSlicing(const Snapshot& snapshot, JobContext& job)
{
    const auto report = expectedAssociation(*snapshot.published, *snapshot.correlation, *snapshot.columns, *snapshot.buckets, job);
    if (!report)
        return std::unexpected(report.error());
    return ScenarioAssociation{report->keptPercent};
}

QueryRequest queryRequestOf(const ScenarioWork& work, const KeptTable& table)
{
    QueryRequest request;
    request.predicates = std::min(work.predicates, table.attributeCount());
    request.queries = work.queries;
    request.selectivity = work.selectivity;
    request.bandLow = work.bandLow;
    request.bandHigh = work.bandHigh;
    for (const auto& name : work.always)
        if (const auto id = table.find(name); id && request.always.size() < request.predicates)
            request.always.push_back(*id);
    return request;
}

std::optional<AttributeId> targetOf(const ScenarioWork& work, const KeptTable& table)
{
    for (const auto& name : work.targets)
        if (const auto id = table.find(name))
            return *id;
    return table.sensitive().empty() ? std::nullopt : std::optional(table.sensitive().front());
}

Result<double> meanTvIn(const ScenarioLaboratory::Association& all, Technique technique)
{
    const auto found = std::ranges::find(all, technique, &AssociationFigures::technique);
    if (found == all.end())
        return saysNothing();
    return found->tvPairsMean;
}

Result<ScenarioQueries> queriesIn(const ScenarioLaboratory::Errors& all, Technique technique)
{
    const auto found = std::ranges::find_if(all, [&](const QueryErrors& row) {
        return row.technique == technique && row.part == QueryPart::WithSensitive;
    });
    if (found == all.end())
        return saysNothing();
    return ScenarioQueries{found->count > 0 ? std::optional(found->median) : std::nullopt, found->count, found->predicates};
}

Result<ScenarioAccuracy> accuracyIn(const ScenarioLaboratory::Learning& all, Technique technique, Learner learner, TrainingMethod trained)
{
    const auto find = [&](std::optional<Technique> of) -> const ClassificationResult* {
        const auto method = of == Technique::Original ? TrainingMethod::Rows : trained;
        for (const auto& result : all)
            if (result.technique == of && (!of || (result.learner == learner && result.method == method)))
                return &result;
        return nullptr;
    };
    const auto* mine = find(technique);
    if (!mine)
        return saysNothing();
    if (mine->reason)
        return std::unexpected(*mine->reason);
    const auto* original = find(Technique::Original);
    const auto* zeroR = find(std::nullopt);
    const auto above = original && !original->reason ? std::optional(original->accuracy) : std::nullopt;
    const auto below = zeroR ? std::optional(zeroR->accuracy) : std::nullopt;
    const auto kept = [&](double accuracy) { return above && below ? accuracyKept(accuracy, *above, *below) : std::nullopt; };
    return ScenarioAccuracy{mine->accuracy,   mine->low,
                            mine->high,       above,
                            mine->kept,       kept(mine->low),
                            kept(mine->high), trained == TrainingMethod::Linked ? std::optional(mine->spread) : std::nullopt};
}

} // namespace tranche
