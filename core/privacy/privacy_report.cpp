// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/privacy_report.h"

#include "core/base/exact.h"
#include "core/privacy/local_shares.h"
#include "core/privacy/local_standing.h"
#include "core/privacy/matching_sums.h"

#include <algorithm>
#include <limits>

namespace tranche {

namespace {

/// The fraction itself, or the least 64-bit one of simple form that is not below it.
Ratio roundedUp(const BigRational& value)
{
    const BigInteger limit = std::numeric_limits<std::uint64_t>::max();
    if (numerator(value) <= limit && denominator(value) <= limit)
        return {numerator(value).convert_to<std::uint64_t>(), denominator(value).convert_to<std::uint64_t>()};
    constexpr std::uint64_t scale = 1'000'000'000'000'000'000;
    const BigInteger scaled = numerator(value) * scale / denominator(value) + 1;
    return {scaled.convert_to<std::uint64_t>(), scale};
}

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
        LocalStanding standing{shares.greatest <= model.l.inverse(), shares.greatest.inverse().text(), shares.tuplesOnLimit};
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
    SensitiveReport own{input.rule.sensitive,         standing.holds,  standing.holds,
                        local.shares.greatest.text(), standing.figure, standing.tuplesOnLimit};
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

Result<PrivacyReport> judge(const KeptTable& table, const ColumnPartition& columns, const BucketPartition& buckets,
                            const PrivacyModel& model, JobContext& job)
{
    if (buckets.rowCount() != table.rowCount())
        return fail(ErrorCode::InvalidArgument, "The buckets were made for another table.");
    const auto rules = sensitiveRules(table, columns, model, job);
    if (!rules)
        return std::unexpected(rules.error());
    PrivacyReport report{.model = model,
                         .sensitive = {},
                         .holds = true,
                         .locallySafe = true,
                         .maxP = {},
                         .maxPText = "0/1",
                         .tuplesOnLimit = 0,
                         .bucketMaxP = std::vector<Ratio>(buckets.size())};
    BigRational greatest = 0;
    for (const auto& rule : *rules) {
        auto own = judgeOne({table, columns, buckets, rule}, report, job);
        if (!own)
            return std::unexpected(own.error());
        report.holds = report.holds && own->holds;
        report.locallySafe = report.locallySafe && own->locallySafe;
        report.tuplesOnLimit += own->tuplesOnLimit;
        greatest = std::max(greatest, BigRational(own->maxP));
        report.sensitive.push_back(std::move(*own));
    }
    report.maxP = roundedUp(greatest);
    report.maxPText = ratioText(greatest);
    return report;
}

} // namespace tranche
