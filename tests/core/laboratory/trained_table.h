// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/test_records.h"
#include "tests/support/snapshots.h"
#include "tests/support/tables.h"

#include <memory>
#include <string>
#include <vector>

namespace tranche::test {

/// A table N, M, C, S, in buckets of three at least, as a model is trained on it.
inline Snapshot trained(const std::vector<std::string>& lines, MissingRule missing = MissingRule::DropTuple)
{
    Parameters parameters;
    parameters.model.l = Ratio(1, 1);
    parameters.minBucket = 3;
    return snapshotOf(
        {.table = tableOf(lines), .sensitive = "S", .missing = missing, .parameters = parameters, .columns = {{"N", "M"}, {"C", "S"}}});
}

inline std::shared_ptr<const TestRecords> recordsOf(const Snapshot& snapshot, const std::vector<std::string>& lines)
{
    JobContext job;
    return testRecords(snapshot, *tableOf(lines), job).value();
}

} // namespace tranche::test
