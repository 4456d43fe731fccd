// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/learning/decision_tree.h"

#include <algorithm>
#include <utility>

namespace tranche {

DecisionTree::DecisionTree(std::vector<TreeNode> nodes) : m_nodes(std::move(nodes))
{
    m_leaves = static_cast<std::size_t>(std::ranges::count_if(m_nodes, [](const TreeNode& node) { return !node.split; }));
}

std::uint32_t DecisionTree::predict(TupleCodes tuple) const
{
    const auto* node = &m_nodes.front();
    while (node->split) {
        const auto& split = *node->split;
        const auto code = tuple[split.attribute.value];
        const auto child = !split.numeric ? code : code <= split.lastLeft ? 0 : 1;
        if (code == unknownCode || child >= node->childCount || m_nodes[node->firstChild + child].counts.empty())
            break;
        node = &m_nodes[node->firstChild + child];
    }
    return node->majority;
}

Result<DecisionTree> trainDecisionTree(const LearningTask& task, const JobContext& job)
{
    const auto grown = growDecisionTree(task, job);
    if (!grown)
        return std::unexpected(grown.error());
    return prunedTree(*grown);
}

} // namespace tranche
