// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/jobs/job_context.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// What people want to know of bucket sizes.
struct BucketSizes {
    std::size_t least = 0;
    double median = 0.0; ///< of an even number of buckets: mean of the middle two
    double mean = 0.0;
    std::size_t greatest = 0;
};

/// How the kept tuples are grouped into buckets.
///
/// Always a disjoint cover of the tuples 0 .. rowCount-1; no bucket is empty. Tuples of a bucket ascend.
/// `matchesOwnBucketOnly` states a proven fact (DEFINITIONS, Matching): buckets are disjoint boxes of quasi-identifier values, so
/// every tuple q-matches its own bucket only. It is false wherever that was not proven.
class BucketPartition {
public:
    /// `rows` lists all tuples bucket by bucket, `starts` where each bucket begins, ascending from 0.
    /// InvalidArgument when this is not a disjoint cover or a bucket is empty.
    static Result<BucketPartition> make(std::vector<std::uint32_t> rows, std::vector<std::size_t> starts, bool matchesOwnBucketOnly);
    /// The same in a job. O(tuples), where those of a bucket ascend already.
    static Result<BucketPartition> make(std::vector<std::uint32_t> rows, std::vector<std::size_t> starts, bool matchesOwnBucketOnly,
                                        const JobContext& job);

    std::size_t size() const { return m_starts.size() - 1; }
    std::size_t rowCount() const { return m_rows.size(); }
    std::span<const std::uint32_t> rowsOf(BucketId bucket) const;
    std::size_t sizeOf(BucketId bucket) const { return m_starts[bucket.value + 1] - m_starts[bucket.value]; }
    bool matchesOwnBucketOnly() const { return m_matchesOwnBucketOnly; }
    const BucketSizes& sizes() const { return m_sizes; }
    /// For every tuple the bucket it is in. O(tuples).
    std::vector<std::uint32_t> bucketOfRows() const;

private:
    BucketPartition() = default;

    std::vector<std::uint32_t> m_rows;
    std::vector<std::size_t> m_starts; ///< size() + 1 entries, the last is rowCount()
    BucketSizes m_sizes;
    bool m_matchesOwnBucketOnly = false;
};

} // namespace tranche
