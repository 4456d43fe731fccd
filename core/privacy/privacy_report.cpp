// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/privacy_report.h"

#include "core/privacy/local_shares.h"
#include "core/privacy/matching_sums.h"

namespace tranche {

Result<PrivacyReport> judge(const KeptTable& table, const ColumnPartition& columns, const BucketPartition& buckets,
                            const PrivacyModel& model, JobContext& job)
{
    if (const auto checked = validate(model); !checked)
        return std::unexpected(checked.error());
    if (buckets.rowCount() != table.rowCount())
        return fail(ErrorCode::InvalidArgument, "The buckets were made for another table.");
    const auto groups = sensitiveGroups(table, columns, job);
    if (!groups)
        return std::unexpected(groups.error());
    auto local = localShares(*groups, buckets, model.l, job);
    if (!local)
        return std::unexpected(local.error());

    PrivacyReport report;
    report.model = model;
    report.bucketMaxP = std::move(local->greatestByBucket);
    report.locallySafe = local->greatest <= model.l.inverse();
    report.maxP = local->greatest;
    report.tuplesOnLimit = local->tuplesOnLimit;
    if (!buckets.matchesOwnBucketOnly()) {
        const auto sums = matchingSums({table, columns, buckets, *groups}, model.l, job);
        if (!sums)
            return std::unexpected(sums.error());
        report.maxP = sums->greatest;
        report.tuplesOnLimit = sums->tuplesOnLimit;
    }
    report.holds = report.maxP <= model.l.inverse();
    return report;
}

} // namespace tranche
