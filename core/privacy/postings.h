// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/buckets/bucket_partition.h"
#include "core/jobs/job_context.h"

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
    Postings(const std::vector<std::uint32_t>& idOfRow, std::size_t idCount, const BucketPartition& buckets, const JobContext& job);

    std::size_t idCount() const { return m_starts.size() - 1; }

    /// Ascending by bucket.
    std::span<const Entry> of(std::size_t id) const { return std::span(m_entries).subspan(m_starts[id], m_starts[id + 1] - m_starts[id]); }

private:
    std::vector<Entry> m_entries;
    std::vector<std::size_t> m_starts;
};

/// Postings turned round: for each bucket, the ids that occur in it and how often.
class BucketContents {
public:
    struct Entry {
        std::uint32_t id = 0;
        std::uint32_t count = 0;
    };

    /// O(entries + buckets).
    BucketContents(const Postings& postings, std::size_t buckets, const JobContext& job);

    /// Ascending by id.
    std::span<const Entry> of(std::size_t bucket) const
    {
        return std::span(m_entries).subspan(m_starts[bucket], m_starts[bucket + 1] - m_starts[bucket]);
    }

private:
    std::vector<Entry> m_entries;
    std::vector<std::size_t> m_starts;
};

} // namespace tranche
