// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/utility/learning/learning_task.h"
#include "core/utility/learning/numbers_between.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tranche {

/// How a node of a tree parts its tuples: a branch for each value of a categorical attribute, in code order; two of a numeric one.
struct TreeSplit {
    AttributeId attribute;
    double gain = 0.0;      ///< bits per tuple; of a threshold, less its price
    double gainRatio = 0.0; ///< gain / split information
    bool numeric = false;
    std::uint32_t below = 0;    ///< numeric: the threshold lies midway between this value
    std::uint32_t above = 0;    ///< and this one
    std::uint32_t lastLeft = 0; ///< the last value that is not above the threshold: it and what precedes it goes left
};

/// A node: what is expected to reach it, and its split unless it is a leaf.
struct TreeNode {
    std::vector<double> counts; ///< by class; none where nothing reaches it
    std::uint32_t majority = 0; ///< the first class that is greatest
    std::optional<TreeSplit> split;
    std::uint32_t firstChild = 0; ///< children follow each other
    std::uint32_t childCount = 0;
};

/// A decision tree: nodes, the root first, each before its children.
class DecisionTree {
public:
    /// `nodes` must be such a tree; a root at least.
    explicit DecisionTree(std::vector<TreeNode> nodes);

    const std::vector<TreeNode>& all() const { return m_nodes; }
    const TreeNode& root() const { return m_nodes.front(); }
    std::size_t nodes() const { return m_nodes.size(); }
    /// Nodes without a split, empty ones too.
    std::size_t leaves() const { return m_leaves; }

    /// The majority of the leaf that a tuple reaches; of an empty one that of its parent, and where a value is unknown or has no branch
    /// that of the node. O(depth).
    std::uint32_t predict(TupleCodes tuple) const { return predict(tuple, {}); }
    /// The same of a tuple with numbers that the table does not have, compared with (below + above) / 2 itself. `between` by attribute:
    /// none where all codes are the table's.
    std::uint32_t predict(TupleCodes tuple, std::span<const NumbersBetween* const> between) const;

private:
    std::vector<TreeNode> m_nodes;
    std::size_t m_leaves = 0;
};

/// C4.5 grown from expected counts, neither collapsed nor pruned (DEFINITIONS, Laboratory: decision tree): a node is the conjunction of the
/// conditions on its path, and each of its counts is E of it. Nothing is drawn or linked.
///
/// InvalidArgument where labels and publication are not of one table. The tree does not depend on how many threads there are.
/// O(tuples left + sum over live blocks of values times classes) for each node and attribute; a block is live while each factor has a tuple
/// left in it.
Result<DecisionTree> growDecisionTree(const LearningTask& task, const JobContext& job);

/// Collapsed from the root and pruned from below by estimated errors, as the same definition says. O(nodes * classes).
DecisionTree prunedTree(const DecisionTree& grown);

/// growDecisionTree(), pruned.
Result<DecisionTree> trainDecisionTree(const LearningTask& task, const JobContext& job);

} // namespace tranche
