// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slicing/partition_rows.h"
#include "tests/oracle/slicing_oracle.h"

namespace tranche::test {

/// The algorithm of DEFINITIONS, Partition, for every cut, model, number of sensitive attributes and with published values that differ from
/// those that are cut on: a first-in first-out queue, every cut followed by a check of the whole sliced table in whole numbers. Slow.
/// `request.minBucket` must be set.
OracleOutcome oracleMondrian(const PartitionInput& input, const PartitionRequest& request);

/// Whether a sliced table keeps the model for every tuple and each sensitive attribute.
bool oracleTablePasses(const PartitionInput& input, const PrivacyModel& model, const std::vector<Rows>& buckets);

} // namespace tranche::test
