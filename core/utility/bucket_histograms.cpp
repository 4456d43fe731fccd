// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/bucket_histograms.h"

#include "core/jobs/in_steps.h"

#include <utility>

namespace tranche {

namespace {

constexpr std::size_t bucketsBetweenChecks = 4096;

} // namespace

CountLists bucketHistograms(const CodedView& attribute, const BucketPartition& buckets, const JobContext& job)
{
    CountLists lists;
    lists.starts.reserve(buckets.size() + 1);
    std::vector<std::uint32_t> counts(attribute.domain, 0);
    std::vector<std::uint32_t> touched;
    std::size_t sinceCheck = 0;
    for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket) {
        const auto rows = buckets.rowsOf(BucketId(bucket));
        sinceCheck += rows.size();
        if (bucket % bucketsBetweenChecks == 0 || sinceCheck > rowsBetweenChecks) {
            job.check();
            sinceCheck = 0;
        }
        for (const auto row : rows) {
            if (counts[attribute.codes[row]]++ == 0)
                touched.push_back(attribute.codes[row]);
        }
        for (const auto code : touched)
            lists.entries.push_back({code, std::exchange(counts[code], 0)});
        touched.clear();
        lists.starts.push_back(lists.entries.size());
    }
    return lists;
}

} // namespace tranche
