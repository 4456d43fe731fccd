// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/learning/tree/node_state.h"

#include "core/jobs/in_steps.h"

#include <array>
#include <numeric>
#include <utility>

namespace tranche {

namespace {

constexpr std::size_t noBlock = static_cast<std::size_t>(-1);

/// A child while the entries of the split's factor are dealt out.
struct GrowingChild {
    CodeRange allowed;
    LiveEntries live;
    std::vector<std::size_t> positions; ///< of its blocks among the parent's
    std::size_t last = noBlock;

    void add(std::size_t position, std::uint32_t entry, double weight)
    {
        if (position != last) {
            closeBlock();
            positions.push_back(position);
            last = position;
        }
        live.entries.push_back(entry);
        live.weights.push_back(weight);
    }
    void closeBlock()
    {
        if (last != noBlock)
            live.starts.push_back(live.entries.size());
    }
};

/// Deals entries to the children whose conditions allow some of their symbols' values.
class Dealer {
public:
    Dealer(const EntryAttribute& attribute, CodeRange allowed, const TreeSplit& split, const std::vector<bool>& wanted)
        : m_attribute(attribute),
          m_allowed(allowed),
          m_split(split),
          m_sides{CodeRange{allowed.low, split.lastLeft}, CodeRange{split.lastLeft + 1, allowed.high}},
          m_places(wanted.size(), nowhere)
    {
        for (std::uint32_t child = 0; child < wanted.size(); ++child) {
            if (!wanted[child])
                continue;
            m_places[child] = static_cast<std::uint32_t>(m_children.size());
            m_children.emplace_back().allowed = split.numeric ? m_sides[child] : CodeRange{child, child};
        }
    }

    void deal(std::size_t position, std::uint32_t entry, double weight)
    {
        const auto symbol = m_attribute.symbols[entry];
        if (symbol < m_attribute.values) {
            add(!m_split.numeric ? symbol : symbol <= m_split.lastLeft ? 0 : 1, position, entry, weight);
            return;
        }
        const auto each = weight / m_attribute.countWithin(symbol, m_allowed);
        if (m_split.numeric) {
            for (std::uint32_t side = 0; side < 2; ++side)
                if (const auto count = m_attribute.countWithin(symbol, m_sides[side]); count > 0)
                    add(side, position, entry, each * count);
            return;
        }
        m_attribute.runsWithin(symbol, m_allowed, [&](CodeRange run) {
            for (auto code = run.low; code <= run.high; ++code)
                add(code, position, entry, each);
        });
    }
    /// Those that are wanted.
    std::vector<GrowingChild> take()
    {
        for (auto& child : m_children)
            child.closeBlock();
        return std::move(m_children);
    }

private:
    static constexpr auto nowhere = static_cast<std::uint32_t>(-1);

    const EntryAttribute& m_attribute;
    CodeRange m_allowed;
    const TreeSplit& m_split;
    std::array<CodeRange, 2> m_sides;    ///< of a threshold
    std::vector<std::uint32_t> m_places; ///< by child, among those that are wanted
    std::vector<GrowingChild> m_children;

    void add(std::uint32_t child, std::size_t position, std::uint32_t entry, double weight)
    {
        if (m_places[child] != nowhere)
            m_children[m_places[child]].add(position, entry, weight);
    }
};

/// What a factor holds in some of its blocks.
LiveEntries entriesIn(const LiveEntries& parent, const std::vector<std::size_t>& positions)
{
    LiveEntries live;
    for (const auto position : positions) {
        const auto from = static_cast<std::ptrdiff_t>(parent.starts[position]);
        const auto to = static_cast<std::ptrdiff_t>(parent.starts[position + 1]);
        live.entries.insert(live.entries.end(), parent.entries.begin() + from, parent.entries.begin() + to);
        live.weights.insert(live.weights.end(), parent.weights.begin() + from, parent.weights.begin() + to);
        live.starts.push_back(live.entries.size());
        live.shares.push_back(parent.shares[position]);
    }
    return live;
}

void sumShares(LiveEntries& live, const std::vector<std::uint32_t>& blocks, const PublishedEntries& all)
{
    for (std::size_t position = 0; position < blocks.size(); ++position) {
        const auto from = live.weights.begin() + static_cast<std::ptrdiff_t>(live.starts[position]);
        const auto to = live.weights.begin() + static_cast<std::ptrdiff_t>(live.starts[position + 1]);
        live.shares.push_back(std::accumulate(from, to, 0.0) / all.blockSizes[blocks[position]]);
    }
}

NodeState stateOf(GrowingChild child, const PublishedEntries& all, const NodeState& parent, AttributeId attribute)
{
    NodeState state;
    state.allowed = parent.allowed;
    state.allowed[attribute.value] = child.allowed;
    state.blocks.reserve(child.positions.size());
    for (const auto position : child.positions)
        state.blocks.push_back(parent.blocks[position]);
    sumShares(child.live, state.blocks, all);
    const auto own = all.factorOf[attribute.value];
    state.touched = parent.touched;
    state.factors.resize(parent.factors.size());
    for (std::size_t factor = 0; factor < state.factors.size(); ++factor)
        if (state.touched[factor] && factor != own)
            state.factors[factor] = entriesIn(parent.factors[factor], child.positions);
    state.touched[own] = true;
    state.factors[own] = std::move(child.live);
    return state;
}

} // namespace

NodeState rootState(const PublishedEntries& all)
{
    NodeState root;
    root.blocks.resize(all.blocks());
    std::iota(root.blocks.begin(), root.blocks.end(), 0U);
    root.factors.resize(all.factors.size());
    root.touched.resize(all.factors.size(), false);
    for (const auto& attribute : all.attributes)
        root.allowed.push_back({0, attribute.values - 1});
    return root;
}

std::vector<NodeState> childStates(const PublishedEntries& all, const NodeState& parent, const TreeSplit& split,
                                   const std::vector<bool>& wanted, const JobContext& job)
{
    const auto attribute = split.attribute.value;
    Dealer dealer(all.attributes[attribute], parent.allowed[attribute], split, wanted);
    std::size_t sinceCheck = 0;
    for (std::size_t position = 0; position < parent.blocks.size(); ++position) {
        parent.forEachEntry(all, all.factorOf[attribute], position, [&](std::uint32_t entry, double weight) {
            if (++sinceCheck % rowsBetweenChecks == 0)
                job.check();
            dealer.deal(position, entry, weight);
        });
    }
    std::vector<NodeState> states;
    for (auto& child : dealer.take()) {
        job.check();
        states.push_back(stateOf(std::move(child), all, parent, split.attribute));
    }
    return states;
}

} // namespace tranche
