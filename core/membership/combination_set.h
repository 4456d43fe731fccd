// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/membership/boxes.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// The distinct combinations that are in the table, for the question whether one is. Refers to the boxes, which must outlive it.
class CombinationSet {
public:
    /// O(distinct combinations * parts) expected.
    CombinationSet(const Boxes& boxes, const JobContext& job);

    /// One value for each part. O(parts) expected.
    bool contains(std::span<const std::uint32_t> values) const;

private:
    std::size_t slotOf(std::span<const std::uint32_t> values) const;

    const Boxes& m_boxes;
    std::vector<std::uint32_t> m_slots; ///< a tuple that has the combination, or free
};

} // namespace tranche
