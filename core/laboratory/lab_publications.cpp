// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/lab_publications.h"

#include "core/base/messages/lab_message.h"
#include "core/base/messages/slicing_message.h"
#include "core/limits/feasibility.h"
#include "core/privacy/privacy_report.h"
#include "core/slicing/partition_rows.h"
#include "core/utility/publications/kept_part.h"
#include "core/utility/publications/like_bucketization.h"
#include "core/utility/publications/local_recoding.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

/// A table on which techniques are tried: its tuples as they are, and the same tuples as a table of their own.
struct Ground {
    const Publication& original;
    std::shared_ptr<const KeptTable> own;
    const Parameters& parameters;
    std::shared_ptr<const ColumnPartition> columns; ///< of the slicing
    std::uint64_t seed = 1;                         ///< of random buckets
};

template <class T>
std::shared_ptr<const T> shared(T value)
{
    return std::make_shared<const T>(std::move(value));
}

struct Judged {
    const BucketPartition& buckets;
    const PrivacyModel& model;
};

/// Fills in what buckets come to, judged by the groups of these columns.
Result<void> judgeInto(TechniqueFacts& facts, const KeptTable& table, const ColumnPartition& columns, const Judged& judged, JobContext& job)
{
    const auto& [buckets, model] = judged;
    facts.buckets = buckets.size();
    const auto report = judge(table, columns, buckets, model, job);
    if (!report)
        return std::unexpected(report.error());
    if (!report->claimsNothing())
        facts.maxP = report->maxP();
    return {};
}

Result<void> limitInto(TechniqueFacts& facts, const KeptTable& table, const ColumnPartition& columns, const PrivacyModel& model,
                       JobContext& job)
{
    const auto limits = feasibility(table, columns, job);
    if (!limits)
        return std::unexpected(limits.error());
    if (!limits->claimsNothing())
        facts.largestL = limits->limit(model).figure;
    return {};
}

Result<Publication> bucketized(const Ground& ground, TechniqueFacts& facts, JobContext& job)
{
    const auto& table = *ground.own;
    if (table.sensitive().empty())
        return fail(ErrorCode::InvalidArgument, LabMessage::NothingSensitive);
    const auto columns = shared(bucketizationColumns(table));
    auto request = partitionRequestOf(ground.parameters, table);
    if (!request)
        return std::unexpected(request.error());
    request->grouping.kind = Grouping::Kind::Mondrian;
    if (const auto limit = limitInto(facts, table, *columns, request->model, job); !limit)
        return std::unexpected(limit.error());
    SeededRandom unused(0);
    auto buckets = partitionRows({table, table, *columns}, *request, unused, job);
    if (!buckets)
        return std::unexpected(buckets.error());
    if (const auto judged = judgeInto(facts, table, *columns, {*buckets, request->model}, job); !judged)
        return std::unexpected(judged.error());
    return slicedPublication(Technique::Bucketization, ground.original, {columns, shared(std::move(*buckets)), nullptr, nullptr}, job);
}

Result<Publication> generalized(const Ground& ground, TechniqueFacts& facts, JobContext& job)
{
    const auto& table = *ground.own;
    const auto request = partitionRequestOf(ground.parameters, table);
    if (!request)
        return std::unexpected(request.error());
    const auto columns = recodingColumns(table);
    if (const auto limit = limitInto(facts, table, columns, request->model, job); !limit)
        return std::unexpected(limit.error());
    auto classes = recodingClasses(table, *request, job);
    if (!classes)
        return std::unexpected(classes.error());
    if (const auto judged = judgeInto(facts, table, columns, {*classes, request->model}, job); !judged)
        return std::unexpected(judged.error());
    return recodedPublication(ground.original, shared(std::move(*classes)), job);
}

/// Slicing from the beginning, as on a table that was never sliced.
Result<Publication> slicedAnew(const Ground& ground, TechniqueFacts& facts, JobContext& job)
{
    const auto& parameters = ground.parameters;
    const auto request = partitionRequestOf(parameters, *ground.own);
    if (!request)
        return std::unexpected(request.error());
    auto generalization = generalize({ground.own, *ground.columns, parameters.generalize, parameters.hierarchies}, job);
    if (!generalization)
        return std::unexpected(generalization.error());
    if (const auto limit = limitInto(facts, *generalization->published, *ground.columns, request->model, job); !limit)
        return std::unexpected(limit.error());
    SeededRandom random(ground.seed);
    auto buckets = partitionRows({*ground.own, *generalization->published, *ground.columns}, *request, random, job);
    if (!buckets)
        return std::unexpected(buckets.error());
    facts.buckets = buckets->size();
    return slicedPublication(
        Technique::Slicing, ground.original,
        {ground.columns, shared(std::move(*buckets)), generalization->published, shared(std::move(generalization->columns))}, job);
}

template <class Make>
TriedTechnique tried(Technique technique, Make&& make)
{
    TriedTechnique outcome;
    outcome.facts.technique = technique;
    Result<Publication> publication = make(outcome.facts);
    if (publication)
        outcome.publication = std::move(*publication);
    else
        outcome.facts.reason = publication.error();
    if (publication && outcome.facts.buckets == 0)
        outcome.facts.buckets = outcome.publication->blocks->size();
    return outcome;
}

TriedTechnique triedOn(Technique technique, const Ground& ground, JobContext& job)
{
    return tried(technique, [&](TechniqueFacts& facts) -> Result<Publication> {
        switch (technique) {
        case Technique::Original: return ground.original;
        case Technique::Marginals: return marginalsPublication(ground.original);
        case Technique::Bucketization: return bucketized(ground, facts, job);
        case Technique::Generalization: return generalized(ground, facts, job);
        case Technique::Slicing: break;
        }
        return slicedAnew(ground, facts, job);
    });
}

/// The slicing that the snapshot has.
TriedTechnique presentSlicing(const Snapshot& now, const Publication& original, JobContext& job)
{
    return tried(Technique::Slicing, [&](TechniqueFacts& facts) -> Result<Publication> {
        if (const auto limit = limitInto(facts, *now.published, *now.columns, now.parameters.model, job); !limit)
            return std::unexpected(limit.error());
        if (now.report && !now.report->claimsNothing())
            facts.maxP = now.report->maxP();
        return slicedPublication(Technique::Slicing, original, {now.columns, now.buckets, now.published, now.regions}, job);
    });
}

} // namespace

const TriedTechnique& LabPublications::of(Technique technique) const
{
    return *std::ranges::find(techniques, technique, [](const auto& one) { return one.facts.technique; });
}

namespace {

Result<std::shared_ptr<const LabPublications>> publicationsOf(const Snapshot& snapshot, std::span<const Technique> wanted, JobContext& job)
{
    if (!snapshot.kept || !snapshot.columns || !snapshot.buckets)
        return fail(ErrorCode::InvalidArgument, SlicingMessage::EarlierStepMissing);
    LabPublications all{snapshot.kept, snapshot.columns, labelsOf(*snapshot.kept, snapshot.parameters.bins), {}};
    const auto original = originalPublication({snapshot.kept, nullptr}, job);
    const Ground ground{original, snapshot.kept, snapshot.parameters, snapshot.columns};
    for (const auto technique : wanted) {
        job.step(all.techniques.size(), wanted.size());
        auto quiet = job.quiet();
        all.techniques.push_back(technique == Technique::Slicing ? presentSlicing(snapshot, original, quiet)
                                                                 : triedOn(technique, ground, quiet));
    }
    if (const auto& sliced = all.of(Technique::Slicing).publication)
        all.likeBucketization = isLikeBucketization(*sliced, job);
    return shared(std::move(all));
}

} // namespace

Result<std::shared_ptr<const LabPublications>> labPublications(const Snapshot& snapshot, JobContext& job)
{
    return publicationsOf(snapshot, allTechniques, job);
}

Result<std::shared_ptr<const LabPublications>> slicedAndOriginal(const Snapshot& snapshot, JobContext& job)
{
    constexpr std::array two{Technique::Original, Technique::Slicing};
    return publicationsOf(snapshot, two, job);
}

TrainingPart trainingPart(const std::shared_ptr<const KeptTable>& table, std::vector<std::uint32_t> rows, const JobContext& job)
{
    auto own = keptPart(*table, rows, job);
    return {originalPublication({table, std::make_shared<const std::vector<std::uint32_t>>(std::move(rows))}, job), std::move(own)};
}

TriedTechnique trainingPublication(Technique technique, const Snapshot& settings, const TrainingPart& part, std::uint64_t seed,
                                   JobContext& job)
{
    return triedOn(technique, {part.original, part.own, settings.parameters, settings.columns, seed}, job);
}

} // namespace tranche
