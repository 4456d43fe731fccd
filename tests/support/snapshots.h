// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tranche::test {

/// What a snapshot is to be made of. Attributes that are named nowhere are quasi-identifiers.
struct SnapshotRequest {
    std::shared_ptr<const Table> table;
    std::string sensitive;
    std::vector<std::string> identifiers = {};
    std::vector<std::string> excluded = {};
    std::vector<std::string> missingTokens = {};
    MissingRule missing = MissingRule::DropTuple;
    Parameters parameters = {};
    std::vector<std::vector<std::string>> columns = {}; ///< by hand; empty: as proposed
};

/// All stages run, with a seeded shuffle. Aborts on an error.
Snapshot snapshotOf(const SnapshotRequest& request, std::uint64_t seed = 1);

/// The same snapshot with buckets of the test's own choice (kept tuples bucket by bucket) and a report that claims that the model holds,
/// whether it does or not: something to be caught by the verifier.
Snapshot withClaimedBuckets(const Snapshot& snapshot, const std::vector<std::vector<std::uint32_t>>& buckets, const Ratio& l,
                            std::uint64_t seed);

} // namespace tranche::test
