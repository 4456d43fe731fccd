// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/columns/column_partition.h"
#include "core/models/privacy_model.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace tranche {

enum class Cut {
    Median,   ///< left = values up to the lower median, or below it when it is the maximum
    Balanced, ///< the most even of all cuts between two different values, ties to the lower
    Relaxed,  ///< tuples by value, then by their place in the table; left = the first (n+1) div 2, so equal values may part
};

enum class Attempts {
    All, ///< every quasi-identifier by decreasing width until a cut passes
    One, ///< the widest only
};

/// How buckets come about.
struct Grouping {
    enum class Kind {
        Mondrian, ///< cut by cut, each taken only if the sliced table keeps the model
        Random,   ///< drawn without regard to any value
    };
    Kind kind = Kind::Mondrian;
    std::size_t size = 100; ///< Random: tuples in a bucket, at least 1

    friend bool operator==(const Grouping&, const Grouping&) = default;
};

/// How tuples are to be grouped (DEFINITIONS, Partition).
struct PartitionRequest {
    PrivacyModel model;
    Cut cut = Cut::Median;
    Attempts attempts = Attempts::All;
    std::optional<std::size_t> minBucket; ///< least bucket size; nullopt: leastBucket() of the model. The whole table is exempt
    std::vector<AttributeId> cutOn;       ///< attributes that may be cut on; empty: every quasi-identifier
    Grouping grouping;
};

/// What is grouped. `published` has the tuples of `table` with the values of generalized columns recoded to regions; without
/// generalization it is the same object. Widths and cuts are of `table`, what matches is of `published`.
struct PartitionInput {
    const KeptTable& table;
    const KeptTable& published;
    const ColumnPartition& columns;
};

/// One cut that was tried. Tuples ascend.
struct CutAttempt {
    std::vector<std::uint32_t> bucket;
    AttributeId attribute;
    std::vector<std::uint32_t> left;
    std::vector<std::uint32_t> right;
    bool accepted = false;
};

using CutObserver = std::function<void(const CutAttempt&)>;

} // namespace tranche
