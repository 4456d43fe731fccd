// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/hand_partition.h"

#include "core/base/messages/slicing_message.h"
#include "core/privacy/privacy_report.h"

namespace tranche {

Result<BucketPartition> partitionByHand(const PartitionInput& input, const std::vector<std::vector<std::uint32_t>>& tuples,
                                        const PrivacyModel& model, JobContext& job)
{
    std::vector<std::uint32_t> rows;
    std::vector<std::size_t> starts;
    rows.reserve(input.published.rowCount());
    for (const auto& bucket : tuples) {
        starts.push_back(rows.size());
        rows.insert(rows.end(), bucket.begin(), bucket.end());
    }
    auto buckets = BucketPartition::make(std::move(rows), std::move(starts), false, job);
    if (!buckets)
        return buckets;
    const auto report = judge(input.published, input.columns, *buckets, model, job);
    if (!report)
        return std::unexpected(report.error());
    if (!report->holds())
        return fail(ErrorCode::Infeasible, SlicingMessage::BucketsTooWeak);
    return buckets;
}

} // namespace tranche
