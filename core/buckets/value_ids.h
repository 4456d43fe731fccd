// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// The distinct value combinations of some attributes that occur, numbered from 0 in value order (the first attribute
/// counts most). With no attribute there is one combination, the empty one.
struct ValueIds {
    std::vector<std::uint32_t> ofRow; ///< by tuple, below count; every number occurs
    std::size_t count = 0;
};

/// O(attributes * (tuples + domains)).
ValueIds valueIds(const KeptTable& table, std::span<const AttributeId> attributes, const JobContext& job);

/// The combinations of `ids` with one attribute more, which counts least; its codes are all below `domain`.
/// O(tuples + ids.count + domain).
ValueIds refined(const ValueIds& ids, const std::vector<std::uint32_t>& codes, std::size_t domain, const JobContext& job);

/// All tuples ascending by id, equal ones in tuple order. O(tuples + ids.count).
std::vector<std::uint32_t> ascendingById(const ValueIds& ids, const JobContext& job);

} // namespace tranche
