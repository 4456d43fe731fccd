// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/buckets/bucket_partition.h"
#include "core/jobs/in_steps.h"
#include "core/jobs/job_context.h"
#include "core/models/diversity_check.h"
#include "core/privacy/sensitive_groups.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// The groups of one bucket after another: its tuples with the same values of the other attributes of the sensitive column, and how often
/// each sensitive value occurs among them. Only what a bucket touched is forgotten before the next. Refers to its input.
class GroupsOfBucket {
public:
    struct Group {
        std::uint64_t size = 0;         ///< tuples
        std::uint64_t mostFrequent = 0; ///< of these, tuples with the most frequent sensitive value
    };

    /// O(pairs).
    explicit GroupsOfBucket(const SensitiveGroups& groups) : m_groups(groups), m_ofPair(groups.pairCount(), 0), m_ofGroup(groups.groupCount)
    {
    }

    /// Count a tuple of the present bucket. O(1).
    void add(std::uint32_t row)
    {
        const auto pair = m_groups.pairOfRow[row];
        if (m_ofPair[pair]++ == 0)
            m_pairs.push_back(pair);
        auto& group = m_ofGroup[m_groups.groupOfPair[pair]];
        if (group.size++ == 0)
            m_touched.push_back(m_groups.groupOfPair[pair]);
        group.mostFrequent = std::max<std::uint64_t>(group.mostFrequent, m_ofPair[pair]);
    }

    /// The group of a tuple that was counted.
    const Group& groupOf(std::uint32_t row) const { return m_ofGroup[m_groups.groupOfPair[m_groups.pairOfRow[row]]]; }

    /// Calls body(group) for each group, in no order. O(groups of the bucket).
    template <class Body>
    void forEachGroup(Body&& body) const
    {
        for (const auto group : m_touched)
            body(m_ofGroup[group]);
    }

    /// Calls body(group, values) for each group; groups ascend, and so do the values within each. O(pairs of the bucket * their logarithm).
    template <class Body>
    void forEachDistribution(Body&& body)
    {
        std::ranges::sort(m_pairs);
        for (std::size_t from = 0; from < m_pairs.size();) {
            const auto group = m_groups.groupOfPair[m_pairs[from]];
            m_values.clear();
            for (; from < m_pairs.size() && m_groups.groupOfPair[m_pairs[from]] == group; ++from)
                m_values.push_back({m_groups.valueOfPair[m_pairs[from]], m_ofPair[m_pairs[from]]});
            body(m_ofGroup[group], std::span<const ValueCount>(m_values));
        }
    }

    /// Forget what was counted. O(pairs of the bucket).
    void clear(const JobContext& job)
    {
        inChunks(0, m_pairs.size(), job, [&](std::size_t from, std::size_t to) {
            for (const auto pair : std::span(m_pairs).subspan(from, to - from))
                m_ofPair[pair] = 0;
        });
        for (const auto group : m_touched)
            m_ofGroup[group] = {};
        m_pairs.clear();
        m_touched.clear();
    }

private:
    const SensitiveGroups& m_groups;
    std::vector<std::uint32_t> m_ofPair; ///< tuples
    std::vector<Group> m_ofGroup;
    std::vector<std::uint32_t> m_pairs;   ///< that occur in the present bucket
    std::vector<std::uint32_t> m_touched; ///< groups that do
    std::vector<ValueCount> m_values;     ///< of the group that is looked at
};

/// Calls body(rows, groups) for one bucket after another, `groups` having counted its tuples, and says in tuples how far that is.
/// O(tuples) beside the body.
template <class Body>
void forEachBucket(const SensitiveGroups& groups, const BucketPartition& buckets, JobContext& job, Body&& body)
{
    GroupsOfBucket counts(groups);
    std::size_t done = 0;
    for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket) {
        const auto rows = buckets.rowsOf(BucketId(bucket));
        inChunks(0, rows.size(), job, [&](std::size_t from, std::size_t to) {
            for (const auto row : rows.subspan(from, to - from))
                counts.add(row);
        });
        job.step(done += rows.size(), buckets.rowCount());
        body(rows, counts);
        counts.clear(job);
    }
}

} // namespace tranche
