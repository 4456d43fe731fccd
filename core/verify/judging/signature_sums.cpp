// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/judging/signature_sums.h"

#include "core/verify/judging/exact_sums.h"

#include <algorithm>
#include <limits>

namespace tranche {

namespace {

constexpr double epsilon = std::numeric_limits<double>::epsilon();

} // namespace

SignatureSums::SignatureSums(const CodedRelease& release, const JudgedTarget& judged, const CommonBuckets& common, std::size_t columns)
    : m_release(release), m_judged(judged), m_common(common), m_columns(columns)
{
}

void SignatureSums::addUp(std::uint32_t group)
{
    m_group = group;
    m_slots.assign(m_judged.groups.slotCount(group), {});
    m_allKept = true;
    m_greatestLocal = {};
    for (std::size_t match = 0; match < m_common.size(); ++match) {
        const auto position = m_common.position(match, m_judged.target.column);
        m_allKept = m_allKept && m_judged.local.kept[position] != 0;
        const Share local{m_judged.local.greatest[position], m_judged.groups.postings.posting(position).count};
        if (std::uint64_t{local.count} * m_greatestLocal.size > std::uint64_t{m_greatestLocal.count} * local.size)
            m_greatestLocal = local;
        const auto weight = weightOf(match);
        auto entry = m_judged.groups.entryStart[position];
        for (const auto end = m_judged.groups.entryStart[position + 1]; entry < end; ++entry) {
            const auto& [number, count] = m_judged.groups.entries[entry];
            auto& slot = m_slots[number];
            slot.sum += weight * count;
            ++slot.hits;
            slot.match = static_cast<std::uint32_t>(match);
            slot.entry = entry;
        }
    }
}

/// prod_{i<c} n_i / |B|^c, about.
double SignatureSums::weightOf(std::size_t match) const
{
    const double size = m_release.bucketSize(m_common.bucket(match));
    double weight = 1.0;
    double divisor = size;
    for (std::size_t column = 0; column < m_columns; ++column) {
        if (column == m_judged.target.column)
            continue;
        weight *= m_common.posting(match, column).count;
        divisor *= size;
        if (divisor > 1e100) { // before either leaves the range of floats
            weight /= divisor;
            divisor = 1.0;
        }
    }
    return weight / divisor;
}

bool SignatureSums::keep(LargestShare& largest)
{
    const auto& judge = m_judged.judge;
    const bool figure = judge.promise().model == PromisedModel::LDiversity; // the largest share is reported
    if (m_allKept && (!figure || largest.covers(m_greatestLocal.count, m_greatestLocal.size)))
        return true;
    double total = 0.0;
    double greatest = 0.0;
    m_shares.clear();
    for (std::uint32_t slot = 0; slot < m_slots.size(); ++slot)
        if (m_slots[slot].hits > 0) {
            m_shares.push_back({m_judged.groups.value(m_group, slot), m_slots[slot].sum});
            total += m_slots[slot].sum;
            greatest = std::max(greatest, m_slots[slot].sum);
        }
    const auto error = static_cast<double>(m_common.size() + 3 * m_columns + 8) * epsilon;
    const auto guessed = judge.guess(m_shares, error);
    const bool mayBeLargest = figure && !(greatest / total * (1.0 + 4.0 * error + 4.0 * epsilon) < largest.about());
    if (guessed != ModelJudge::Guess::Close && !mayBeLargest)
        return guessed == ModelJudge::Guess::Keeps;
    return keepExactly(figure ? &largest : nullptr);
}

bool SignatureSums::keepExactly(LargestShare* largest)
{
    const auto others = m_columns - 1;
    m_counts.clear();
    for (std::size_t match = 0; match < m_common.size(); ++match)
        for (std::size_t column = 0; column < m_columns; ++column)
            if (column != m_judged.target.column)
                m_counts.push_back(m_common.posting(match, column).count);
    std::vector<BucketTerm> terms;
    for (std::size_t match = 0; match < m_common.size(); ++match)
        terms.push_back({std::span(m_counts).subspan(match * others, others), m_release.bucketSize(m_common.bucket(match)),
                         m_judged.groups.entriesOf(m_common.position(match, m_judged.target.column))});
    std::vector<std::uint32_t> values;
    for (std::uint32_t slot = 0; slot < m_slots.size(); ++slot)
        values.push_back(m_judged.groups.value(m_group, slot));
    const auto parts = exactSums(terms, values);
    if (largest) {
        BigInteger total = 0;
        for (const auto& part : parts)
            total += part.weight;
        largest->add(BigRational(std::ranges::max(parts, {}, &Part<BigInteger>::weight).weight, total));
    }
    return m_judged.judge.keeps(parts);
}

} // namespace tranche
