// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/utility/learning/decision_tree.h"
#include "core/utility/learning/tree/published_entries.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

/// What the conditions of a path leave of one factor, live block by live block. An entry's weight is that of the factor times the share of
/// each symbol's values that the conditions allow.
struct LiveEntries {
    std::vector<std::size_t> starts{0}; ///< by live block, one more
    std::vector<std::uint32_t> entries;
    std::vector<double> weights;
    std::vector<double> shares; ///< by live block: sum of its weights / tuples of the block, above 0
};

/// A node as the conjunction of the conditions on its path.
struct NodeState {
    std::vector<std::uint32_t> blocks; ///< in which each factor has a tuple left, ascending
    std::vector<LiveEntries> factors;  ///< by factor; of one that no condition is about, nothing is listed: all its entries are there
    std::vector<bool> touched;         ///< by factor: whether a condition is about it
    std::vector<CodeRange> allowed;    ///< by attribute

    /// Calls visit(entry, weight) for each entry of a factor in the live block at `position`.
    template <class Visit>
    void forEachEntry(const PublishedEntries& all, std::size_t factor, std::size_t position, Visit&& visit) const
    {
        if (touched[factor]) {
            const auto& live = factors[factor];
            for (auto i = live.starts[position]; i < live.starts[position + 1]; ++i)
                visit(live.entries[i], live.weights[i]);
            return;
        }
        const auto& whole = all.factors[factor];
        for (auto entry = whole.starts[blocks[position]]; entry < whole.starts[blocks[position] + 1]; ++entry)
            visit(static_cast<std::uint32_t>(entry), whole.weights[entry]);
    }
    double share(std::size_t factor, std::size_t position) const { return touched[factor] ? factors[factor].shares[position] : 1.0; }
};

/// The root: no condition. O(blocks + attributes).
NodeState rootState(const PublishedEntries& all);

/// The states of those of a node's children that are wanted (by child), in order. O(children + entries left of the split's factor + what
/// the states hold).
std::vector<NodeState> childStates(const PublishedEntries& all, const NodeState& parent, const TreeSplit& split,
                                   const std::vector<bool>& wanted, const JobContext& job);

} // namespace tranche
