// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/utility/publications/publication.h"
#include "core/utility/queries/query_workload.h"

#include <cstdint>
#include <vector>

namespace tranche::test {

/// E(P) from its definition, one entry a tuple, in fractions. O(tuples * predicates * values).
BigRational expectedCount(const Publication& publication, const std::vector<QueryPredicate>& predicates);

/// The mean count over every way to permute each factor's tuples in each block; of single values only. O(product of (|B|!)^factors).
BigRational meanCountOfLinkings(const Publication& publication, const std::vector<QueryPredicate>& predicates);

} // namespace tranche::test
