// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/slicing/partition_rows.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tranche::test {

/// A small random table and how it is to be grouped, for the general engine and its twin.
struct MondrianExample {
    std::shared_ptr<const KeptTable> table;
    std::shared_ptr<const KeptTable> published; ///< often the same object; else some attributes' neighbouring values are one region
    ColumnPartition columns;
    PartitionRequest request; ///< minBucket is set

    PartitionInput input() const { return {*table, *published, columns}; }
};

/// 8 to 67 tuples, 3 to 6 attributes, 1 to 5 columns, now and then several sensitive attributes. All draws depend on `random` alone. The
/// model's parameters are such that the table as one bucket mostly passes, often just so.
MondrianExample randomMondrian(RandomSource& random, ModelKind model, Cut cut);

/// The example with some of its tuples only, regions being those of the same tuples.
MondrianExample withTuples(const MondrianExample& example, const std::vector<std::uint32_t>& tuples);

/// The smallest one, by leaving out tuples, for which `fails` still says yes, as text: the request, the table, and where they are others
/// the published values.
std::string smallestText(const MondrianExample& example, const std::function<bool(const MondrianExample&)>& fails);

} // namespace tranche::test
