// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/columns/phi_order.h"
#include "core/jobs/job_context.h"

#include <cstddef>
#include <span>
#include <vector>

namespace tranche {

/// Medoids by PAM on the distance 1 - phi2 (Kaufman and Rousseeuw): BUILD, then the best SWAP until none lowers the cost.
///
/// `items` ascend and are the attributes to group; 1 <= k <= items. All costs are compared exactly. Ties: the smaller attribute;
/// for a swap first the medoid's, then the other's. Returns k attributes, ascending.
/// O(items^2) for each medoid of BUILD and for each SWAP, which weighs all its k (items - k) candidates together, plus O(k items) and
/// exact counts for each candidate that is within rounding of the best.
/// Source of the latter: E. Schubert and P. J. Rousseeuw, Information Systems 101 (2021).
std::vector<AttributeId> kMedoids(PhiOrder& order, std::span<const AttributeId> items, std::size_t k, const JobContext& job);

/// For each medoid (ascending) the items nearest to it, itself among them; ties to the smaller medoid.
std::vector<std::vector<AttributeId>> groupsAround(PhiOrder& order, std::span<const AttributeId> medoids,
                                                   std::span<const AttributeId> items, const JobContext& job);

} // namespace tranche
