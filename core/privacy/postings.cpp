// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/postings.h"

#include "core/jobs/in_steps.h"

#include <limits>
#include <numeric>

namespace tranche {

namespace {

constexpr auto none = std::numeric_limits<std::uint32_t>::max();

/// Calls use(id, bucket, isNewInThisBucket) for every tuple, bucket by bucket.
template <class Use>
void visitPostings(const std::vector<std::uint32_t>& idOfRow, std::size_t idCount, const BucketPartition& buckets, const JobContext& job,
                   Use&& use)
{
    std::vector<std::uint32_t> lastBucket(idCount, none);
    std::size_t visited = 0;
    for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket) {
        for (const auto row : buckets.rowsOf(BucketId(bucket))) {
            if (visited++ % rowsBetweenChecks == 0)
                job.check();
            const auto id = idOfRow[row];
            use(id, static_cast<std::uint32_t>(bucket), lastBucket[id] != bucket);
            lastBucket[id] = static_cast<std::uint32_t>(bucket);
        }
    }
}

} // namespace

Postings::Postings(const std::vector<std::uint32_t>& idOfRow, std::size_t idCount, const BucketPartition& buckets, const JobContext& job)
    : m_starts(idCount + 1, 0)
{
    visitPostings(idOfRow, idCount, buckets, job,
                  [&](std::uint32_t id, std::uint32_t, bool isNew) { m_starts[id + 1] += isNew ? 1U : 0U; });
    std::partial_sum(m_starts.begin(), m_starts.end(), m_starts.begin());
    m_entries.resize(m_starts.back());
    std::vector<std::size_t> next(m_starts.begin(), m_starts.end() - 1);
    visitPostings(idOfRow, idCount, buckets, job, [&](std::uint32_t id, std::uint32_t bucket, bool isNew) {
        if (isNew)
            m_entries[next[id]++] = {bucket, 0};
        ++m_entries[next[id] - 1].count;
    });
}

BucketContents::BucketContents(const Postings& postings, std::size_t buckets, const JobContext& job) : m_starts(buckets + 1, 0)
{
    constexpr std::size_t idsBetween = 4'096;
    const auto forEntries = [&](auto&& use) {
        for (std::size_t id = 0; id < postings.idCount(); ++id) {
            if (id % idsBetween == 0)
                job.check();
            for (const auto& [bucket, count] : postings.of(id))
                use(bucket, Entry{static_cast<std::uint32_t>(id), count});
        }
    };
    forEntries([&](std::uint32_t bucket, const Entry&) { ++m_starts[bucket + 1]; });
    std::partial_sum(m_starts.begin(), m_starts.end(), m_starts.begin());
    m_entries.resize(m_starts.back());
    std::vector<std::size_t> next(m_starts.begin(), m_starts.end() - 1);
    forEntries([&](std::uint32_t bucket, const Entry& entry) { m_entries[next[bucket]++] = entry; });
}

} // namespace tranche
