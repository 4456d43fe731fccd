// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/slicing_message.h"
#include "core/jobs/parallel.h"
#include "core/utility/learning/decision_tree.h"
#include "core/utility/learning/label_counts.h"
#include "core/utility/learning/tree/entropy.h"
#include "core/utility/learning/tree/node_counts.h"
#include "core/utility/learning/tree/split_candidate.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tranche {

namespace {

constexpr double leastToSplit = 4.0;
constexpr std::size_t worthThreads = 20'000; // entries left; with fewer, starting threads takes longer than they save

/// The first class that is greatest.
std::uint32_t majorityOf(const std::vector<double>& counts)
{
    std::uint32_t best = 0;
    for (std::uint32_t label = 1; label < counts.size(); ++label)
        if (greater(counts[label], counts[best]))
            best = label;
    return best;
}

bool maySplit(const std::vector<double>& counts)
{
    const auto total = std::accumulate(counts.begin(), counts.end(), 0.0);
    return reaches(total, leastToSplit) && greater(total, *std::ranges::max_element(counts));
}

class TreeGrower {
public:
    TreeGrower(const LearningTask& task, const JobContext& job)
        : m_table(*task.publication.table),
          m_input(inputOf(task, job)),
          m_job(job),
          m_counters(workersFor(task.labels.size(), job), ValueCounter(task.classes()))
    {
        m_nodes.push_back(nodeOf(labelTotals(task.publication, task.labels, task.target, job)));
    }

    std::vector<TreeNode> grow()
    {
        if (maySplit(m_nodes.front().counts))
            m_waiting.push_back({0, rootState(m_input.entries)});
        while (!m_waiting.empty()) {
            const auto next = std::move(m_waiting.back());
            m_waiting.pop_back();
            m_job.check();
            split(next.node, next.state);
        }
        return std::move(m_nodes);
    }

private:
    /// A node that may be split.
    struct Waiting {
        std::size_t node = 0;
        NodeState state;
    };

    const KeptTable& m_table;
    TreeInput m_input;
    const JobContext& m_job;
    std::vector<ValueCounter> m_counters; ///< by worker
    std::vector<TreeNode> m_nodes;
    std::vector<Waiting> m_waiting;

    static TreeInput inputOf(const LearningTask& task, const JobContext& job)
    {
        const auto& labels = task.labels[task.target.value];
        TreeInput input{entriesOf(task.publication, job), task.target, task.classes(), {}, {}};
        input.classesOfSymbols = labelsOfSymbols(task.publication.attributes[task.target.value], labels, job);
        if (task.publication.factors.size() > 1)
            input.classesOfBlocks = labelsOfBlocks(task.publication, task.target, labels, job);
        return input;
    }
    static TreeNode nodeOf(std::vector<double> counts)
    {
        TreeNode node;
        node.majority = majorityOf(counts);
        node.counts = std::move(counts);
        return node;
    }

    void split(std::size_t node, const NodeState& state)
    {
        const auto candidates = candidatesFor(m_nodes[node], state);
        const auto* best = bestOf(candidates);
        if (!best)
            return;
        auto counts = childCounts(*best, m_table.attribute(best->split.attribute), m_nodes[node].counts);
        std::vector<bool> wanted;         // by child, whether it may be split further
        std::vector<std::size_t> further; // the nodes of these
        m_nodes[node].split = best->split;
        m_nodes[node].firstChild = static_cast<std::uint32_t>(m_nodes.size());
        m_nodes[node].childCount = static_cast<std::uint32_t>(counts.size());
        for (auto& child : counts) {
            wanted.push_back(!child.empty() && maySplit(child));
            if (wanted.back())
                further.push_back(m_nodes.size());
            m_nodes.push_back(nodeOf(std::move(child)));
        }
        if (further.empty())
            return;
        auto states = childStates(m_input.entries, state, best->split, wanted, m_job);
        for (std::size_t i = 0; i < further.size(); ++i)
            m_waiting.push_back({further[i], std::move(states[i])});
    }

    std::vector<std::optional<SplitCandidate>> candidatesFor(const TreeNode& node, const NodeState& state)
    {
        const NodeCounts counts(m_input, state, m_job);
        std::vector<std::optional<SplitCandidate>> candidates(m_table.attributeCount());
        const auto consider = [&](std::size_t attribute, std::size_t worker) {
            const AttributeId id(attribute);
            if (id != m_input.target && state.allowed[attribute].size() > 1)
                candidates[attribute] = candidateOf(id, m_table.attribute(id), counts.of(id, m_counters[worker], m_job), node.counts);
        };
        if (m_counters.size() > 1 && entriesLeft(state) >= worthThreads) {
            parallelFor(candidates.size(), m_job, consider);
        } else {
            for (std::size_t attribute = 0; attribute < candidates.size(); ++attribute)
                consider(attribute, 0);
        }
        return candidates;
    }

    std::size_t entriesLeft(const NodeState& state) const
    {
        std::size_t left = 0;
        for (std::size_t factor = 0; factor < state.factors.size(); ++factor)
            left += state.touched[factor] ? state.factors[factor].entries.size() : m_input.entries.factors[factor].weights.size();
        return left;
    }
};

} // namespace

Result<DecisionTree> growDecisionTree(const LearningTask& task, const JobContext& job)
{
    if (task.labels.size() != task.publication.attributes.size() || task.target.value >= task.labels.size())
        return fail(ErrorCode::InvalidArgument, SlicingMessage::AnotherTable);
    return DecisionTree(TreeGrower(task, job).grow());
}

} // namespace tranche
