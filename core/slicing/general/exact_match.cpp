// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/general/exact_match.h"

#include "core/models/value_weight.h"

#include <map>

namespace tranche {

/// N(q,s) as whole numbers by bucket size; each stands over that size to the number of columns.
class ExactMatch::Sums {
public:
    explicit Sums(std::size_t values) : m_values(values) {}

    /// `others` is the product of the counts of all parts but w, `count(i)` that of w's i-th pair.
    template <class Count>
    void add(std::size_t bucketSize, const BigInteger& others, Count&& count)
    {
        if (others == 0)
            return;
        auto& sums = m_bySize.try_emplace(bucketSize, m_values).first->second;
        for (std::size_t i = 0; i < m_values; ++i)
            if (const std::uint64_t times = count(i); times > 0)
                sums[i] += others * times;
    }
    std::vector<ValueWeight> weights(std::span<const std::uint32_t> values, std::size_t columns) const
    {
        BigInteger common = 1;
        for (const auto& [size, sums] : m_bySize)
            common = boost::multiprecision::lcm(common, BigInteger(size));
        std::vector<BigInteger> totals(m_values);
        for (const auto& [size, sums] : m_bySize) {
            const BigInteger factor = boost::multiprecision::pow(BigInteger(common / size), static_cast<unsigned>(columns));
            for (std::size_t i = 0; i < m_values; ++i)
                totals[i] += sums[i] * factor;
        }
        std::vector<ValueWeight> weights;
        for (std::size_t i = 0; i < m_values; ++i)
            if (totals[i] > 0)
                weights.push_back({values[i], totals[i]});
        return weights;
    }

private:
    std::size_t m_values;
    std::map<std::size_t, std::vector<BigInteger>> m_bySize;
};

PublishedRange ExactMatch::rangeOf(const SignatureParts& signature, std::uint32_t lane) const
{
    if (m_engine.publishesWhatIsCut()) {
        const std::size_t code = m_engine.input.table.attribute(m_engine.cutOn[lane]).codes[signature.tuple];
        return {code, code};
    }
    return m_engine.rangeOfPublished[lane][m_engine.input.published.attribute(m_engine.cutOn[lane]).codes[signature.tuple]];
}

void ExactMatch::addLeaf(const SignatureParts& signature, const RowRun& run, Sums& sums) const
{
    const auto values = m_view.valuesOf(signature.group);
    const auto firstPair = m_view.firstPair[signature.group];
    std::vector<std::uint64_t> parts(signature.parts.size());
    std::vector<std::uint64_t> pairs(values.size());
    for (std::size_t i = 0; i < run.size(); ++i) {
        const auto* record = m_engine.runs.record(run, i);
        for (std::size_t part = 0; part < parts.size(); ++part)
            parts[part] += record[m_layout.firstPart + part] == signature.parts[part] ? 1U : 0U;
        if (const auto pair = record[m_layout.pair] - firstPair; pair < pairs.size())
            ++pairs[pair];
    }
    BigInteger others = 1;
    for (const auto count : parts)
        others *= count;
    sums.add(run.size(), others, [&](std::size_t i) { return pairs[i]; });
}

bool ExactMatch::passes(const SignatureParts& signature, const TriedCut& trial, const SideCounts& counts) const
{
    const auto values = m_view.valuesOf(signature.group);
    Sums sums(values.size());
    std::vector<std::uint32_t> open{0};
    while (!open.empty()) {
        const auto index = open.back();
        open.pop_back();
        const auto& node = m_engine.tree[index];
        if (index == trial.node)
            continue; // its halves come last
        if (node.isLeaf()) {
            addLeaf(signature, node.run, sums);
            continue;
        }
        const auto [low, high] = rangeOf(signature, node.lane);
        if (low <= node.last)
            open.push_back(node.left);
        if (high > node.last || (node.partedTies && high == node.last))
            open.push_back(node.left + 1);
    }
    for (const auto side : {RightSide, LeftSide}) {
        BigInteger others = 1;
        for (std::size_t part = 0; part < signature.parts.size(); ++part)
            others *= counts.part(part, signature.parts[part])[side];
        const auto size = side == LeftSide ? trial.cut.leftCount : trial.run.size() - trial.cut.leftCount;
        sums.add(size, others,
                 [&](std::size_t i) { return counts.pair(m_view.firstPair[signature.group] + static_cast<std::uint32_t>(i))[side]; });
    }
    return m_view.check.passes(sums.weights(values, m_view.columnCount()));
}

} // namespace tranche
