// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slicing/records.h"
#include "core/slicing/general/attribute_view.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Counts of one number on either side of a cut.
using SideCount = std::array<std::uint32_t, 2>; ///< right, left

enum Side : std::uint8_t { RightSide = 0, LeftSide = 1, WholeBucket = 2 };

/// What a cut that is being tried does to one bucket, for one view: how often parts, pairs and groups w occur on either side, and which
/// groups do not keep the model there by themselves. Counters are kept from cut to cut and only those that were touched are reset.
class SideCounts {
public:
    /// `view` must outlive it.
    explicit SideCounts(const AttributeView& view);

    /// `sides` holds LeftSide or RightSide for each tuple of the run.
    void countPairs(const Lane& pairs, const std::uint8_t* sides, const JobContext& job);
    void countParts(std::size_t column, const Lane& parts, const std::uint8_t* sides, const JobContext& job);
    /// Whether some group does not keep the model on one of the sides. Exact. After countPairs().
    bool judgeGroups();
    /// Have the pairs' counts as weights, for matching sums. After countPairs().
    void prepareWeights();
    void reset();

    const SideCount& part(std::size_t column, std::uint32_t id) const { return m_parts[column][id]; }
    const SideCount& pair(std::uint32_t id) const { return m_pairs[id]; }
    const SideCount& group(std::uint32_t id) const { return m_groups[id]; }
    /// Bit `side` is set where the group does not keep the model there.
    std::uint8_t badSides(std::uint32_t group) const { return m_bad[group]; }
    /// By pair of the group: its count on a side; with the distinct model 1 where it occurs. 0 for pairs that do not.
    const double* weights(Side side, std::uint32_t firstPair) const { return m_weights[side].data() + firstPair; }

private:
    /// Ids that were counted since the last reset.
    struct Touched {
        std::vector<std::uint32_t> ids; ///< only grows
        std::size_t used = 0;
        std::span<std::uint32_t> all() { return {ids.data(), used}; }
    };
    struct Counters {
        std::vector<SideCount>& counts;
        Touched& touched;
    };
    static void countLane(const Lane& lane, const std::uint8_t* sides, Counters counters, const JobContext& job);
    static void clear(std::vector<SideCount>& counts, Touched& touched);
    bool judgeByLargest();
    bool judgeByModel();
    bool fails(std::span<const std::uint32_t> pairs, Side side);

    const AttributeView& m_view;
    std::vector<std::vector<SideCount>> m_parts;
    std::vector<SideCount> m_pairs;
    std::vector<SideCount> m_groups;
    std::vector<std::uint8_t> m_bad;
    std::array<std::vector<double>, 3> m_weights;
    std::vector<Touched> m_touchedParts;
    Touched m_touchedPairs;
    std::vector<ValueCount> m_values;
    bool m_hasWeights = false;
};

} // namespace tranche
