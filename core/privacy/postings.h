// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/buckets/bucket_partition.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// For each value id, the buckets it occurs in and how often.
class Postings {
public:
    struct Entry {
        std::uint32_t bucket = 0;
        std::uint32_t count = 0;
    };

    /// `idOfRow` holds an id below `idCount` for each tuple. O(tuples + ids).
    Postings(const std::vector<std::uint32_t>& idOfRow, std::size_t idCount, const BucketPartition& buckets);

    /// Ascending by bucket.
    std::span<const Entry> of(std::size_t id) const { return std::span(m_entries).subspan(m_starts[id], m_starts[id + 1] - m_starts[id]); }
    /// How often an id occurs in a bucket. O(log of the id's buckets).
    std::uint32_t count(std::size_t id, std::uint32_t bucket) const;

private:
    std::vector<Entry> m_entries;
    std::vector<std::size_t> m_starts;
};

} // namespace tranche
