// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/local_shares.h"

#include "core/jobs/in_steps.h"

#include <algorithm>

namespace tranche {

namespace {

/// Counts of one bucket after another; only what a bucket touched is reset.
class BucketCounts {
public:
    explicit BucketCounts(const SensitiveGroups& groups) : m_groups(groups), m_ofPair(groups.pairCount(), 0), m_ofGroup(groups.groupCount)
    {
    }

    struct Summary {
        Ratio greatest;
        std::size_t tuplesOnLimit = 0;
    };

    void add(std::uint32_t row)
    {
        const auto pair = m_groups.pairOfRow[row];
        auto& group = m_ofGroup[m_groups.groupOfPair[pair]];
        if (group.size++ == 0)
            m_touched.push_back(m_groups.groupOfPair[pair]);
        group.mostFrequent = std::max(group.mostFrequent, ++m_ofPair[pair]);
    }

    Summary summary(const Ratio& l) const
    {
        Summary result;
        std::uint64_t count = 0;
        std::uint64_t size = 1;
        for (const auto index : m_touched) {
            const auto& group = m_ofGroup[index];
            if (group.mostFrequent * size > count * group.size) {
                count = group.mostFrequent;
                size = group.size;
            }
            if (l.numerator() * group.mostFrequent == l.denominator() * group.size)
                result.tuplesOnLimit += group.size;
        }
        result.greatest = Ratio(count, size);
        return result;
    }

    void reset(std::span<const std::uint32_t> rows)
    {
        for (const auto row : rows)
            m_ofPair[m_groups.pairOfRow[row]] = 0;
        for (const auto index : m_touched)
            m_ofGroup[index] = {};
        m_touched.clear();
    }

private:
    struct Group {
        std::uint64_t size = 0;
        std::uint64_t mostFrequent = 0; ///< count of its most frequent sensitive value
    };

    const SensitiveGroups& m_groups;
    std::vector<std::uint64_t> m_ofPair;
    std::vector<Group> m_ofGroup;
    std::vector<std::uint32_t> m_touched; ///< groups
};

} // namespace

LocalShares localShares(const SensitiveGroups& groups, const BucketPartition& buckets, Ratio l, JobContext& job)
{
    LocalShares result;
    result.greatestByBucket.reserve(buckets.size());
    BucketCounts counts(groups);
    std::size_t done = 0;
    for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket) {
        const auto rows = buckets.rowsOf(BucketId(bucket));
        inChunks(0, rows.size(), job, [&](std::size_t from, std::size_t to) {
            for (const auto row : rows.subspan(from, to - from))
                counts.add(row);
        });
        job.step(done += rows.size(), buckets.rowCount());
        const auto summary = counts.summary(l);
        counts.reset(rows);
        result.greatestByBucket.push_back(summary.greatest);
        result.greatest = std::max(result.greatest, summary.greatest);
        result.tuplesOnLimit += summary.tuplesOnLimit;
    }
    return result;
}

} // namespace tranche
