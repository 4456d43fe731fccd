// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/jobs/job_context.h"
#include "core/utility/distances/label_lists.h"
#include "core/utility/learning/tree/counts_by_value.h"
#include "core/utility/learning/tree/node_state.h"
#include "core/utility/learning/tree/published_entries.h"

#include <cstddef>
#include <vector>

namespace tranche {

/// What a tree is grown from, the same for all nodes.
struct TreeInput {
    PublishedEntries entries;
    AttributeId target;
    std::size_t classes = 0;
    WeightLists classesOfSymbols; ///< of the target's symbols, with shares
    WeightLists classesOfBlocks;  ///< of whole blocks; none where all attributes are one factor

    std::size_t targetFactor() const { return entries.factorOf[target.value]; }
};

/// Counts of one node by the values of an attribute and the classes (DEFINITIONS, Laboratory: decision tree).
///
/// An attribute in the target's factor: sum over live blocks of each entry's weight, times the shares left of all other factors. In
/// another: per block |B| * (weight at the value / |B|) * (weight of the class / |B|) * shares left of the other factors.
/// The node and the input must outlive this. Several threads may ask at once, each with a counter of its own.
class NodeCounts {
public:
    /// O(live blocks * factors + entries left of the target's factor).
    NodeCounts(const TreeInput& input, const NodeState& state, const JobContext& job);

    CountsByValue of(AttributeId attribute, ValueCounter& counter, const JobContext& job) const;

private:
    const TreeInput& m_input;
    const NodeState& m_state;
    WeightLists m_classesOfLive;  ///< by live block, where a condition is about the target's factor
    std::vector<double> m_others; ///< by live block: shares left of all factors but the target's, multiplied

    void gatherClasses(const JobContext& job);
    void addEntries(AttributeId attribute, ValueCounter& counter, const JobContext& job) const;
};

} // namespace tranche
