// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"
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
BucketPartition partitioned(const KeptTable& table, const ColumnPartition& columns, const PartitionRequest& request,
                            std::size_t threads = 1);

/// l-diversity by cuts between values.
PartitionRequest strictRequest(std::uint64_t l, Attempts attempts = Attempts::All);

/// Everything of these attributes up to the shuffled table, occupation alone being sensitive, on one thread.
Snapshot slicedFrom(std::shared_ptr<const Table> table, std::span<const std::string_view> attributes, std::uint64_t l);

} // namespace tranche::bench
