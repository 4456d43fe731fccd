// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/local_standing.h"

#include "core/models/diversity_figure.h"
#include "core/privacy/groups_of_bucket.h"

namespace tranche {

LocalStanding localStanding(const SensitiveRule& rule, const BucketPartition& buckets, JobContext& job)
{
    LocalStanding result;
    WorstFigure worst;
    forEachBucket(rule.groups, buckets, job, [&](std::span<const std::uint32_t>, GroupsOfBucket& counted) {
        counted.forEachDistribution([&](const GroupsOfBucket::Group& group, std::span<const ValueCount> values) {
            const auto standing = rule.check.standing(values);
            result.holds = result.holds && rule.check.admits(standing);
            result.tuplesOnLimit += standing == 0 ? group.size : 0;
            worst.add(rule.check, values);
        });
    });
    result.figure = worst.figure() ? worst.figure()->figure() : Figure();
    return result;
}

} // namespace tranche
