// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/buckets/bucket_partition.h"
#include "core/columns/column_partition.h"
#include "core/jobs/job_context.h"
#include "core/membership/membership_report.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace tranche {

/// A slicing as it is published (with generalized columns: the table of regions).
struct MembershipInput {
    const KeptTable& table;
    const ColumnPartition& columns;
    const BucketPartition& buckets;
};

struct MembershipRequest {
    Counting counting = Counting::QuasiIdentifiers;
    /// Nullopt: exact where it can be afforded, else an estimate. Asked for by name: that method, and NotSupported where it cannot be done
    /// within the limits below (or is DisjointBoxes on buckets that are no boxes).
    std::optional<FakesBy> method;
    std::uint64_t workLimit = 2'000'000'000;           ///< elementary steps of an exact method, about a second for 10^9
    std::size_t bitmapBytes = std::size_t{512} << 20U; ///< most memory of the array of all combinations
    double precision = 0.01;                           ///< half of the estimate's interval, as a share of it
    std::size_t mostSamples = 4'000'000;
};

/// Count fakes, matching buckets and unique column values of one counting. `random` is drawn from only for an estimate; the result
/// depends on nothing else.
/// InvalidArgument when the parts belong to different tables; NotSupported as said above.
/// O(tuples * columns + postings) beside the count itself.
Result<MembershipReport> membership(const MembershipInput& input, const MembershipRequest& request, RandomSource& random, JobContext& job);

} // namespace tranche
