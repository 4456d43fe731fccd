// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/membership/boxes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tranche {

/// Values of one part that lie in the same boxes, of some boxes numbered anew from 0.
struct ValueGroups {
    std::vector<std::uint64_t> sets;   ///< one set of `words` words a group: the boxes, a bit each
    std::vector<std::uint64_t> counts; ///< values in the group

    std::size_t size() const { return counts.size(); }
};

/// Some boxes seen by themselves: for the parts from `level` of an order on, the groups of values.
struct LocalBoxes {
    std::vector<std::uint32_t> boxes; ///< bit i stands for boxes[i]
    std::size_t words = 0;
    std::size_t firstLevel = 0;
    std::vector<ValueGroups> levels; ///< from firstLevel on

    const ValueGroups& at(std::size_t level) const { return levels[level - firstLevel]; }
};

/// Makes LocalBoxes; keeps scratch tables as large as the parts' domains.
class LocalBoxMaker {
public:
    LocalBoxMaker(const Boxes& boxes, std::vector<std::size_t> order);

    /// nullopt when the sets of one part would need more than `bytes`. O(values of these boxes in these parts, sorted).
    std::optional<LocalBoxes> make(std::span<const std::uint32_t> boxes, std::size_t level, std::size_t bytes, const JobContext& job);

private:
    bool meetValues(const LocalBoxes& local, std::size_t level, std::size_t bytes, const JobContext& job);
    ValueGroups groupsOf(const LocalBoxes& local, const JobContext& job);

    const Boxes& m_boxes;
    std::vector<std::size_t> m_order;
    std::vector<std::vector<std::uint32_t>> m_slots; ///< by level and value: its place among the values met, or unmet
    std::vector<std::uint32_t> m_met;
    std::vector<std::uint64_t> m_sets;
    std::vector<std::uint32_t> m_sorted;
};

} // namespace tranche
