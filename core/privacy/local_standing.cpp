// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/local_standing.h"

#include "core/jobs/in_steps.h"
#include "core/models/diversity_figure.h"

#include <algorithm>

namespace tranche {

namespace {

/// Counts the pairs of one bucket after another and judges their groups; only what a bucket touched is reset.
class BucketJudge {
public:
    explicit BucketJudge(const SensitiveRule& rule) : m_rule(rule), m_counts(rule.groups.pairCount(), 0) {}

    void count(std::uint32_t row)
    {
        const auto pair = m_rule.groups.pairOfRow[row];
        if (m_counts[pair]++ == 0)
            m_touched.push_back(pair);
    }

    /// Judge what was counted since the last call.
    void finishBucket()
    {
        std::ranges::sort(m_touched); // group by group, in value order
        for (std::size_t i = 0; i < m_touched.size();)
            i = judgeGroup(i);
        for (const auto pair : m_touched)
            m_counts[pair] = 0;
        m_touched.clear();
    }

    LocalStanding result() const
    {
        auto result = m_result;
        result.figure = m_worst.figure() ? m_worst.figure()->text() : std::nullopt;
        return result;
    }

private:
    std::size_t judgeGroup(std::size_t i)
    {
        const auto& groups = m_rule.groups;
        const auto group = groups.groupOfPair[m_touched[i]];
        std::size_t size = 0;
        m_group.clear();
        for (; i < m_touched.size() && groups.groupOfPair[m_touched[i]] == group; ++i) {
            m_group.push_back({groups.valueOfPair[m_touched[i]], m_counts[m_touched[i]]});
            size += m_counts[m_touched[i]];
        }
        const auto standing = m_rule.check.standing(m_group);
        m_result.holds = m_result.holds && m_rule.check.admits(standing);
        m_result.tuplesOnLimit += standing == 0 ? size : 0;
        m_worst.add(m_rule.check, m_group);
        return i;
    }

    const SensitiveRule& m_rule;
    std::vector<std::uint32_t> m_counts;
    std::vector<std::uint32_t> m_touched; ///< pairs
    std::vector<ValueCount> m_group;
    WorstFigure m_worst;
    LocalStanding m_result;
};

} // namespace

LocalStanding localStanding(const SensitiveRule& rule, const BucketPartition& buckets, JobContext& job)
{
    BucketJudge judge(rule);
    std::size_t done = 0;
    for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket) {
        const auto rows = buckets.rowsOf(BucketId(bucket));
        inChunks(0, rows.size(), job, [&](std::size_t from, std::size_t to) {
            for (const auto row : rows.subspan(from, to - from))
                judge.count(row);
        });
        job.step(done += rows.size(), buckets.rowCount());
        judge.finishBucket();
    }
    return judge.result();
}

} // namespace tranche
