// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/buckets/bucket_partition.h"
#include "core/jobs/job_context.h"
#include "core/laboratory/experiments/measurements.h"
#include "core/laboratory/experiments/paper_table.h"

#include <cstdint>
#include <vector>

namespace tranche {

/// The paper's random grouping: tuples shuffled by stream 0 of the seed and cut into consecutive groups of `size`, the last one smaller
/// (DEFINITIONS, Laboratory: experiments). O(rows log size).
Result<BucketPartition> drawnBuckets(std::size_t rows, std::size_t size, std::uint64_t seed, const JobContext& job);

/// Adds fakes and matching buckets of all column choices, countings and bucket sizes of a data set to `all`. An estimate, where an exact
/// count cannot be afforded, starts at a fixed place. Fails as columnsOf() and membership() do.
Result<void> measureMembership(const PaperTable& table, PaperData data, std::uint64_t seed, Measurements& all, JobContext& job);

/// Fakes of bucketization, one column of all quasi-identifiers, on these, with random buckets of 100: all digits.
Result<std::string> fakesOfBucketization(const PaperTable& table, std::uint64_t seed, JobContext& job);

} // namespace tranche
