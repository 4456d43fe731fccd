// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/privacy_report.h"

#include "core/models/model_dial.h"
#include "core/base/messages/slicing_message.h"
#include "core/privacy/local_shares.h"
#include "core/privacy/local_standing.h"
#include "core/privacy/matching_sums.h"

#include <algorithm>

namespace tranche {

namespace {

/// What the groups of the buckets come to by themselves.
struct Local {
    LocalShares shares;
    LocalStanding standing;
};

Local localOf(const SensitiveRule& rule, const BucketPartition& buckets, JobContext& job)
{
    const auto& model = rule.check.model();
    auto shares = localShares(rule.groups, buckets, model.l, job);
    if (model.kind == ModelKind::LDiversity) { // the shares say it all
        LocalStanding standing{shares.greatest <= model.l.inverse(), shares.greatest.inverse(), shares.tuplesOnLimit};
        return {std::move(shares), std::move(standing)};
    }
    return {std::move(shares), localStanding(rule, buckets, job)};
}

Result<SensitiveReport> judgeOne(const MatchingInput& input, PrivacyReport& report, JobContext& job)
{
    const auto local = localOf(input.rule, input.buckets, job);
    for (std::size_t bucket = 0; bucket < input.buckets.size(); ++bucket)
        report.bucketMaxP[bucket] = std::max(report.bucketMaxP[bucket], local.shares.greatestByBucket[bucket]);
    const auto& standing = local.standing;
    SensitiveReport own{input.rule.sensitive,  standing.holds,  standing.holds,
                        local.shares.greatest, standing.figure, standing.tuplesOnLimit};
    if (input.buckets.matchesOwnBucketOnly())
        return own;
    auto sums = matchingSums(input, job);
    if (!sums)
        return std::unexpected(sums.error());
    own.holds = sums->holds;
    own.maxP = std::move(sums->greatest);
    own.figure = std::move(sums->figure);
    own.tuplesOnLimit = sums->tuplesOnLimit;
    return own;
}

} // namespace

bool PrivacyReport::holds() const
{
    return std::ranges::all_of(sensitive, &SensitiveReport::holds);
}

bool PrivacyReport::locallySafe() const
{
    return std::ranges::all_of(sensitive, &SensitiveReport::locallySafe);
}

Figure PrivacyReport::maxP() const
{
    Figure greatest = Ratio(0, 1);
    for (const auto& each : sensitive)
        greatest = std::max(greatest, each.maxP);
    return greatest;
}

Figure PrivacyReport::figure() const
{
    if (sensitive.empty())
        return {};
    auto worst = sensitive.front().figure;
    for (const auto& each : sensitive)
        worst = lessSafe(model.kind, worst, each.figure);
    return worst;
}

std::size_t PrivacyReport::tuplesOnLimit() const
{
    std::size_t tuples = 0;
    for (const auto& each : sensitive)
        tuples += each.tuplesOnLimit;
    return tuples;
}

Result<PrivacyReport> judge(const KeptTable& table, const ColumnPartition& columns, const BucketPartition& buckets,
                            const PrivacyModel& model, JobContext& job)
{
    if (buckets.rowCount() != table.rowCount())
        return fail(ErrorCode::InvalidArgument, SlicingMessage::AnotherTable);
    const auto rules = sensitiveRules(table, columns, model, job);
    if (!rules)
        return std::unexpected(rules.error());
    PrivacyReport report{.model = model, .sensitive = {}, .bucketMaxP = std::vector<Ratio>(buckets.size())};
    for (const auto& rule : *rules) {
        auto own = judgeOne({table, columns, buckets, rule}, report, job);
        if (!own)
            return std::unexpected(own.error());
        report.sensitive.push_back(std::move(*own));
    }
    return report;
}

} // namespace tranche
