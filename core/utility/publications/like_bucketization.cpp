// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/publications/like_bucketization.h"

#include "core/jobs/in_steps.h"

#include <algorithm>

namespace tranche {

namespace {

/// Whether an attribute has a single value in each bucket.
bool constantInBuckets(const PublishedAttribute& attribute, const BucketPartition& buckets, const JobContext& job)
{
    const auto& symbols = *attribute.symbols;
    std::size_t seen = 0;
    for (std::size_t b = 0; b < buckets.size(); ++b) {
        const auto rows = buckets.rowsOf(BucketId(b));
        for (const auto row : rows) {
            if (seen++ % rowsBetweenChecks == 0)
                job.check();
            if (symbols[row] != symbols[rows.front()])
                return false;
        }
    }
    return true;
}

} // namespace

bool isLikeBucketization(const Publication& sliced, const JobContext& job)
{
    const auto& sensitive = sliced.table->sensitive();
    const bool generalized = std::ranges::any_of(sliced.attributes, [](const auto& one) { return one.sets && one.sets->size() > 0; });
    if (sliced.technique != Technique::Slicing || sensitive.size() != 1 || generalized)
        return false;
    std::size_t free = 0; // columns of others that vary within a bucket
    for (const auto& factor : sliced.factors) {
        const bool withSensitive = std::ranges::find(factor, sensitive.front()) != factor.end();
        const bool varies = std::ranges::any_of(factor, [&](AttributeId id) {
            return id != sensitive.front() && !constantInBuckets(sliced.attributes[id.value], *sliced.blocks, job);
        });
        if (withSensitive && varies)
            return false;
        free += varies ? 1 : 0;
    }
    return free <= 1;
}

} // namespace tranche
