// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slicing/partition_rows.h"
#include "tests/bench/adult_like.h"
#include "tests/bench/measure.h"

#include <cstdint>

namespace tranche::bench {

/// The sensitive attribute alone; the others dealt out to `others` columns in turn.
ColumnPartition columnsOf(const KeptTable& table, std::size_t others = 1);

/// Where the sensitive attribute has these values instead, each about equally often: then a larger l can be met.
std::shared_ptr<const KeptTable> withUniformSensitive(const KeptTable& table, std::uint32_t values);

/// A partition that has to come out, on so many threads; a seeded source where buckets are random.
BucketPartition partitioned(const KeptTable& table, const ColumnPartition& columns, const PartitionRequest& request, std::size_t threads = 1);

/// l-diversity by cuts between values.
PartitionRequest strictRequest(std::uint64_t l, Attempts attempts = Attempts::All);

} // namespace tranche::bench
