// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/learning/decision_tree.h"

#include <algorithm>
#include <utility>

namespace tranche {

DecisionTree::DecisionTree(std::vector<TreeNode> nodes) : m_nodes(std::move(nodes))
{
    m_leaves = static_cast<std::size_t>(std::ranges::count_if(m_nodes, [](const TreeNode& node) { return !node.split; }));
}

namespace {

/// Which child a code of a numeric attribute goes to.
std::uint32_t sideOf(const TreeSplit& split, std::uint32_t code, std::span<const NumbersBetween* const> between)
{
    const auto* strange = split.attribute.value < between.size() ? between[split.attribute.value] : nullptr;
    if (strange && strange->has(code))
        return strange->isLeft(code, split.below, split.above) ? 0 : 1;
    return code <= split.lastLeft ? 0 : 1;
}

} // namespace

std::uint32_t DecisionTree::predict(TupleCodes tuple, std::span<const NumbersBetween* const> between) const
{
    const auto* node = &m_nodes.front();
    while (node->split) {
        const auto& split = *node->split;
        const auto code = tuple[split.attribute.value];
        const auto child = !split.numeric ? code : sideOf(split, code, between);
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
