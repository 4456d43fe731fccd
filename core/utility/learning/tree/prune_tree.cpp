// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/learning/decision_tree.h"
#include "core/utility/learning/tree/entropy.h"

#include <cmath>
#include <numeric>
#include <utility>

namespace tranche {

namespace {

constexpr double confidence = 0.25;
constexpr double deviation = 0.6744898; // of the normal distribution, exceeded with this confidence
constexpr double collapseSlack = 0.001;
constexpr double pruneSlack = 0.1;

/// Errors that `total` tuples with `errors` observed ones have in excess of these, at the upper end of the interval.
double excessOf(double total, double errors)
{
    if (errors < 1.0) {
        const auto base = total * (1.0 - std::pow(confidence, 1.0 / total));
        return errors > 0.0 ? base + errors * (excessOf(total, 1.0) - base) : base;
    }
    if (errors + 0.5 >= total)
        return total - errors;
    const auto share = (errors + 0.5) / total;
    const auto square = deviation * deviation;
    const auto spread = std::sqrt(share / total - share * share / total + square / (4.0 * total * total));
    return total * (share + square / (2.0 * total) + deviation * spread) / (1.0 + square / total) - errors;
}

double totalOf(const TreeNode& node)
{
    return std::accumulate(node.counts.begin(), node.counts.end(), 0.0);
}

/// Expected tuples of other classes than the majority.
double errorsOf(const TreeNode& node)
{
    return node.counts.empty() ? 0.0 : totalOf(node) - node.counts[node.majority];
}

double estimatedErrors(const TreeNode& node)
{
    const auto total = totalOf(node);
    if (!greater(total, 0.0))
        return 0.0;
    return errorsOf(node) + excessOf(total, errorsOf(node));
}

/// A tree in which nodes become leaves; children stand behind their parents.
class Pruning {
public:
    explicit Pruning(const std::vector<TreeNode>& nodes) : m_nodes(nodes), m_leaf(nodes.size())
    {
        for (std::size_t i = 0; i < nodes.size(); ++i)
            m_leaf[i] = !nodes[i].split;
    }

    void collapse()
    {
        const auto below = sumOverLeaves(errorsOf, [](std::size_t, double) {});
        for (std::size_t i = 0; i < m_nodes.size(); ++i)
            if (reaches(below[i], errorsOf(m_nodes[i]) - collapseSlack))
                m_leaf[i] = true; // what lies below a leaf is never looked at again
    }
    void prune()
    {
        sumOverLeaves(estimatedErrors, [&](std::size_t i, double below) {
            if (reaches(below + pruneSlack, estimatedErrors(m_nodes[i])))
                m_leaf[i] = true;
        });
    }
    /// The nodes that are left, in their order.
    std::vector<TreeNode> left() const;

private:
    const std::vector<TreeNode>& m_nodes;
    std::vector<bool> m_leaf;

    /// By node the sum over the leaves below it, itself where it is one. Each inner node is told its sum, from below, and may become a
    /// leaf then.
    template <class Own, class Tell>
    std::vector<double> sumOverLeaves(Own own, Tell tell)
    {
        std::vector<double> sums(m_nodes.size());
        for (auto i = m_nodes.size(); i-- > 0;) {
            if (!m_leaf[i]) {
                const auto first = sums.begin() + m_nodes[i].firstChild;
                sums[i] = std::accumulate(first, first + m_nodes[i].childCount, 0.0);
                tell(i, sums[i]);
            }
            if (m_leaf[i])
                sums[i] = own(m_nodes[i]);
        }
        return sums;
    }
};

std::vector<TreeNode> Pruning::left() const
{
    std::vector<TreeNode> nodes{m_nodes.front()};
    std::vector<std::size_t> source{0}; // of each of them
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto from = source[i];
        if (m_leaf[from]) {
            nodes[i].split.reset();
            nodes[i].firstChild = nodes[i].childCount = 0;
            continue;
        }
        nodes[i].firstChild = static_cast<std::uint32_t>(nodes.size());
        for (std::size_t child = m_nodes[from].firstChild; child < m_nodes[from].firstChild + m_nodes[from].childCount; ++child) {
            nodes.push_back(m_nodes[child]);
            source.push_back(child);
        }
    }
    return nodes;
}

} // namespace

DecisionTree prunedTree(const DecisionTree& grown)
{
    Pruning pruning(grown.all());
    pruning.collapse();
    pruning.prune();
    return DecisionTree(pruning.left());
}

} // namespace tranche
