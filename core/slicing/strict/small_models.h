// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/privacy/sensitive_rules.h"
#include "core/slicing/strict/byte_codes.h"
#include "core/slicing/strict/packed_records.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

/// Judges parts of one small bucket for one sensitive attribute: who has a pair (w, s), and who shares a w, are sets of tuples, so
/// counting is counting bits.
class SmallModel {
public:
    /// `rule` must outlive it.
    explicit SmallModel(const SensitiveRule& rule);

    /// The parts that follow are of the bucket with these pairs, at most 64. O(tuples log tuples).
    void load(const PackedLane& pairs);
    /// Whether these tuples keep the model by themselves. O(pairs of the bucket).
    bool passes(TupleSet part);

private:
    struct Pair {
        std::uint32_t pair = 0;
        TupleSet tuples = 0;
    };
    struct Group {
        TupleSet tuples = 0;
        std::size_t begin = 0; ///< its pairs
        std::size_t end = 0;
    };

    bool smallShares(TupleSet part) const;
    bool modelPasses(TupleSet part);

    const SensitiveRule& m_rule;
    bool m_isShare;
    std::array<std::uint8_t, mostInSet + 1> m_most{}; ///< by size of a group: how often a value may be in it, for l-diversity
    std::vector<std::uint8_t> m_placeOf;              ///< by pair: where it stands in m_pairs while loading, plus 1
    std::vector<Pair> m_pairs;
    std::vector<Group> m_groups;
    std::vector<ValueCount> m_counts;
};

} // namespace tranche
