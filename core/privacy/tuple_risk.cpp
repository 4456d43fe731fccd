// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/tuple_risk.h"

#include "core/jobs/in_steps.h"
#include "core/privacy/groups_of_bucket.h"
#include "core/base/messages/slicing_message.h"
#include "core/privacy/matching_weights.h"
#include "core/privacy/sensitive_rules.h"
#include "core/privacy/signature_index.h"

#include <algorithm>
#include <cmath>
#include <compare>
#include <functional>
#include <optional>
#include <span>
#include <utility>

namespace tranche {

namespace {

/// 1/l, and its nearest double.
struct ShareLimit {
    Ratio exact;
    double near = 0.0;

    /// The double for a fraction that stands so to 1/l.
    double snapped(double share, std::strong_ordering standing) const
    {
        if (standing == 0)
            return near;
        return standing < 0 ? std::min(share, std::nextafter(near, 0.0)) : std::max(share, std::nextafter(near, 2.0));
    }
};

std::optional<ShareLimit> limitOf(const PrivacyModel& model)
{
    if (model.kind != ModelKind::LDiversity)
        return std::nullopt;
    return ShareLimit{model.l.inverse(), model.l.inverse().toDouble()};
}

double greatestOf(const GroupsOfBucket::Group& group, const std::optional<ShareLimit>& limit)
{
    const double share = static_cast<double>(group.mostFrequent) / static_cast<double>(group.size);
    if (!limit)
        return share;
    return limit->snapped(share, group.mostFrequent * limit->exact.denominator() <=> group.size * limit->exact.numerator());
}

std::vector<double> localGreatest(const SensitiveGroups& groups, const BucketPartition& buckets, const std::optional<ShareLimit>& limit,
                                  JobContext& job)
{
    std::vector<double> greatest(buckets.rowCount());
    forEachBucket(groups, buckets, job, [&](std::span<const std::uint32_t> rows, const GroupsOfBucket& counted) {
        inChunks(0, rows.size(), job, [&](std::size_t from, std::size_t to) {
            for (const auto row : rows.subspan(from, to - from))
                greatest[row] = greatestOf(counted.groupOf(row), limit);
        });
    });
    return greatest;
}

/// Doubles where they can tell on which side of the limit it is, else exactly.
double greatestOf(const SignatureIndex::Matches& matches, ApproximateWeights& approximation, const std::optional<ShareLimit>& limit)
{
    approximation.compute(matches);
    const double share = approximation.greatest();
    if (approximation.usable && (!limit || std::abs(share - limit->near) > limit->near * (approximation.slack() + 1e-14)))
        return share;
    const auto exact = greatestShare(exactWeights(matches));
    const auto near = exact.convert_to<double>();
    if (!limit)
        return near;
    const auto atLimit = rationalOf(limit->exact.numerator(), limit->exact.denominator());
    return limit->snapped(near, exact < atLimit   ? std::strong_ordering::less
                                : exact > atLimit ? std::strong_ordering::greater
                                                  : std::strong_ordering::equal);
}

/// Signatures are the distinct combinations of all other attributes.
Result<std::vector<double>> matchingGreatest(const MatchingInput& input, const std::optional<ShareLimit>& limit, JobContext& job)
{
    std::vector<AttributeId> others;
    for (std::size_t i = 0; i < input.table.attributeCount(); ++i)
        if (AttributeId(i) != input.rule.sensitive)
            others.emplace_back(i);
    const auto ids = valueIds(input.table, others, job);
    const auto index = SignatureIndex::make(input, job);
    if (!index)
        return std::unexpected(index.error());
    std::vector<double> ofSignature(ids.count);
    SignatureIndex::Matches matches;
    ApproximateWeights approximation;
    std::size_t done = 0;
    for (const auto& signature : index->signatures()) {
        job.step(done++, index->signatures().size());
        index->find(signature, matches);
        ofSignature[ids.ofRow[signature.row]] = greatestOf(matches, approximation, limit);
    }
    std::vector<double> greatest(ids.ofRow.size());
    inChunks(0, greatest.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto row = from; row < to; ++row)
            greatest[row] = ofSignature[ids.ofRow[row]];
    });
    return greatest;
}

std::vector<RiskLevel> levelsOf(std::vector<double> greatest, const JobContext& job)
{
    sortInSteps(greatest, std::less<>(), job); // equal shares are the same
    std::vector<RiskLevel> levels;
    inChunks(0, greatest.size(), job, [&](std::size_t from, std::size_t to) {
        for (const double share : std::span(greatest).subspan(from, to - from)) {
            if (levels.empty() || levels.back().greatest != share)
                levels.push_back({share, 0});
            ++levels.back().tuples;
        }
    });
    return levels;
}

} // namespace

Result<std::vector<TupleRisk>> tupleRisks(const KeptTable& table, const ColumnPartition& columns, const BucketPartition& buckets,
                                          const PrivacyModel& model, JobContext& job)
{
    if (buckets.rowCount() != table.rowCount())
        return fail(ErrorCode::InvalidArgument, SlicingMessage::AnotherTable);
    const auto rules = sensitiveRules(table, columns, model, job);
    if (!rules)
        return std::unexpected(rules.error());
    const auto limit = limitOf(model);
    std::vector<TupleRisk> risks;
    for (const auto& rule : *rules) {
        auto greatest = buckets.matchesOwnBucketOnly() ? Result<std::vector<double>>(localGreatest(rule.groups, buckets, limit, job))
                                                       : matchingGreatest({table, columns, buckets, rule}, limit, job);
        if (!greatest)
            return std::unexpected(greatest.error());
        auto levels = levelsOf(*greatest, job);
        risks.push_back({rule.sensitive, std::move(*greatest), std::move(levels)});
    }
    return risks;
}

double medianRisk(const std::vector<RiskLevel>& levels)
{
    std::size_t all = 0;
    for (const auto& level : levels)
        all += level.tuples;
    std::size_t below = 0;
    for (const auto& level : levels) {
        below += level.tuples;
        if (2 * below >= all)
            return level.greatest;
    }
    return 1.0;
}

} // namespace tranche
