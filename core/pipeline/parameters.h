// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/columns/propose_columns.h"
#include "core/generalization/generalize.h"
#include "core/models/privacy_model.h"
#include "core/slicing/partition_request.h"
#include "core/slicing/slice.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tranche {

/// Everything a curator sets beside roles, schema and columns by hand; defaults are those of DEFINITIONS.
struct Parameters {
    std::uint32_t bins = 10; ///< equal-width bins of numeric attributes in phi2
    ColumnRequest columns;   ///< alpha and c
    PrivacyModel model;      ///< and l
    Cut cut = Cut::Median;
    Attempts attempts = Attempts::All;
    std::optional<std::size_t> minBucket; ///< nullopt: the least that the model admits; has to be given where no attribute is sensitive
    std::vector<std::string> cutOn;       ///< names; empty: every quasi-identifier
    Grouping grouping;
    OrderInBucket order = OrderInBucket::Random;
    std::vector<GeneralizeRequest> generalize; ///< columns to be recoded to regions
    Hierarchies hierarchies;                   ///< used where their attribute is generalized
    bool joint = false;                        ///< several sensitive attributes count as one

    /// The least bucket size that is used.
    std::size_t leastBucket() const { return minBucket.value_or(tranche::leastBucket(model)); }

    friend bool operator==(const Parameters&, const Parameters&) = default;
};

/// InvalidArgument, with what is allowed, for the first value out of range (bins 2 to 1,000,000; c and alpha at least 1; l at least 1;
/// minBucket at least 1; a least frequency at least 1, and a generalized column named by at least one attribute).
Result<void> validate(const Parameters& parameters);

/// What of them is about buckets, for a table. NotFound for an attribute to cut on that is not released.
Result<PartitionRequest> partitionRequestOf(const Parameters& parameters, const KeptTable& kept);

} // namespace tranche
