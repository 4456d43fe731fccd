// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/postings.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace tranche {

namespace {

constexpr auto none = std::numeric_limits<std::uint32_t>::max();

/// Calls use(id, isNewInThisBucket) for every tuple, bucket by bucket.
template <class Use>
void visit(const std::vector<std::uint32_t>& idOfRow, std::size_t idCount, const BucketPartition& buckets, Use&& use)
{
    std::vector<std::uint32_t> lastBucket(idCount, none);
    for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket) {
        for (const auto row : buckets.rowsOf(BucketId(bucket))) {
            const auto id = idOfRow[row];
            use(id, static_cast<std::uint32_t>(bucket), lastBucket[id] != bucket);
            lastBucket[id] = static_cast<std::uint32_t>(bucket);
        }
    }
}

} // namespace

Postings::Postings(const std::vector<std::uint32_t>& idOfRow, std::size_t idCount, const BucketPartition& buckets) : m_starts(idCount + 1, 0)
{
    visit(idOfRow, idCount, buckets, [&](std::uint32_t id, std::uint32_t, bool isNew) { m_starts[id + 1] += isNew ? 1U : 0U; });
    std::partial_sum(m_starts.begin(), m_starts.end(), m_starts.begin());
    m_entries.resize(m_starts.back());
    std::vector<std::size_t> next(m_starts.begin(), m_starts.end() - 1);
    visit(idOfRow, idCount, buckets, [&](std::uint32_t id, std::uint32_t bucket, bool isNew) {
        if (isNew)
            m_entries[next[id]++] = {bucket, 0};
        ++m_entries[next[id] - 1].count;
    });
}

std::uint32_t Postings::count(std::size_t id, std::uint32_t bucket) const
{
    const auto entries = of(id);
    const auto found = std::ranges::lower_bound(entries, bucket, {}, &Entry::bucket);
    return found != entries.end() && found->bucket == bucket ? found->count : 0;
}

} // namespace tranche
