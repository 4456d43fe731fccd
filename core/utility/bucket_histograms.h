// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/buckets/bucket_partition.h"
#include "core/correlation/contingency.h"
#include "core/jobs/job_context.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Lists of (key, count), one list for each index; only counts above 0.
struct CountLists {
    struct Entry {
        std::uint32_t key = 0;
        std::uint32_t count = 0;
    };

    std::vector<Entry> entries;
    std::vector<std::size_t> starts; ///< one more than lists

    std::span<const Entry> of(std::size_t index) const
    {
        return std::span(entries).subspan(starts[index], starts[index + 1] - starts[index]);
    }
    std::size_t size() const { return starts.size() - 1; }
};

/// For each bucket how often each code of an attribute occurs in it. O(tuples).
CountLists bucketHistograms(const CodedView& attribute, const BucketPartition& buckets, const JobContext& job);

/// The same seen from the codes: for each of `domain` codes the buckets it occurs in. O(entries + domain).
CountLists transposed(const CountLists& lists, std::size_t domain);

} // namespace tranche
