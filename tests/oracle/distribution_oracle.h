// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/columns/column_partition.h"
#include "core/models/privacy_model.h"
#include "core/table/kept_table.h"
#include "tests/oracle/slicing_oracle.h"

#include <compare>
#include <cstdint>
#include <map>
#include <vector>

namespace tranche::test {

/// A distribution of a sensitive attribute; values with share 0 are not listed.
using Shares = std::map<std::uint32_t, BigRational>;

/// On which side of a model's limit a distribution stands, word for word as in DEFINITIONS, Privacy models, in fractions; greater is safer.
/// Entropy by its identity in integers, n^n b^n beside a^n prod n_i^n_i, so the shares' common denominator should be small.
std::strong_ordering oracleStanding(const PrivacyModel& model, const Shares& shares, const KeptAttribute& sensitive);

/// Whether that is enough: at the limit or above, of recursive above.
bool oracleHolds(const PrivacyModel& model, const Shares& shares, const KeptAttribute& sensitive);

/// p(t,.) of every tuple for one sensitive attribute, by its definition over all buckets; the others count as quasi-identifiers.
std::vector<Shares> oracleShares(const KeptTable& table, const ColumnPartition& columns, const std::vector<Rows>& buckets,
                                 AttributeId sensitive);

/// Whether the model holds for every tuple and every sensitive attribute.
bool oracleTableHolds(const KeptTable& table, const ColumnPartition& columns, const PrivacyModel& model, const std::vector<Rows>& buckets);

} // namespace tranche::test
