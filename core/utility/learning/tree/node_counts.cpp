// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/learning/tree/node_counts.h"

#include "core/jobs/in_steps.h"

#include <utility>

namespace tranche {

NodeCounts::NodeCounts(const TreeInput& input, const NodeState& state, const JobContext& job)
    : m_input(input), m_state(state), m_others(state.blocks.size(), 1.0)
{
    const auto own = input.targetFactor();
    for (std::size_t factor = 0; factor < state.factors.size(); ++factor)
        if (factor != own && state.touched[factor])
            for (std::size_t position = 0; position < m_others.size(); ++position)
                m_others[position] *= state.share(factor, position);
    if (state.touched[own] && state.factors.size() > 1)
        gatherClasses(job);
}

void NodeCounts::gatherClasses(const JobContext& job)
{
    const auto& symbols = m_input.entries.attributes[m_input.target.value].symbols;
    std::vector<double> weights(m_input.classes, 0.0);
    std::vector<std::uint32_t> touched;
    std::size_t sinceCheck = 0;
    for (std::size_t position = 0; position < m_state.blocks.size(); ++position) {
        m_state.forEachEntry(m_input.entries, m_input.targetFactor(), position, [&](std::uint32_t entry, double weight) {
            if (++sinceCheck % rowsBetweenChecks == 0)
                job.check();
            for (const auto& label : m_input.classesOfSymbols.of(symbols[entry])) {
                if (weights[label.key] == 0.0)
                    touched.push_back(label.key);
                weights[label.key] += weight * label.weight;
            }
        });
        for (const auto label : touched)
            m_classesOfLive.entries.push_back({label, std::exchange(weights[label], 0.0)});
        m_classesOfLive.starts.push_back(m_classesOfLive.entries.size());
        touched.clear();
    }
}

CountsByValue NodeCounts::of(AttributeId attribute, ValueCounter& counter, const JobContext& job) const
{
    counter.begin(m_state.allowed[attribute.value]);
    addEntries(attribute, counter, job);
    const bool own = m_input.entries.factorOf[attribute.value] == m_input.targetFactor();
    const bool whole = !m_state.touched[m_input.targetFactor()];
    return counter.take(own ? m_input.classesOfSymbols : whole ? m_input.classesOfBlocks : m_classesOfLive, job);
}

void NodeCounts::addEntries(AttributeId attribute, ValueCounter& counter, const JobContext& job) const
{
    const auto& entries = m_input.entries;
    const auto& published = entries.attributes[attribute.value];
    const auto& targets = entries.attributes[m_input.target.value].symbols;
    const auto factor = entries.factorOf[attribute.value];
    const auto allowed = m_state.allowed[attribute.value];
    const bool own = factor == m_input.targetFactor();
    const bool whole = !m_state.touched[m_input.targetFactor()];
    std::size_t sinceCheck = 0;
    for (std::size_t position = 0; position < m_state.blocks.size(); ++position) {
        const auto block = m_state.blocks[position];
        const auto scale = own ? m_others[position] : m_others[position] / m_state.share(factor, position) / entries.blockSizes[block];
        const auto list = static_cast<std::uint32_t>(whole ? block : position);
        m_state.forEachEntry(entries, factor, position, [&](std::uint32_t entry, double weight) {
            if (++sinceCheck % rowsBetweenChecks == 0)
                job.check();
            const auto symbol = published.symbols[entry];
            const auto source = own ? targets[entry] : list;
            if (symbol < published.values) {
                counter.add({symbol, symbol}, source, weight * scale);
                return;
            }
            const auto each = weight * scale / published.countWithin(symbol, allowed);
            published.runsWithin(symbol, allowed, [&](CodeRange run) { counter.add(run, source, each); });
        });
    }
}

} // namespace tranche
