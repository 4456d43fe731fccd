// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/lookup/common_buckets.h"

#include <bit>

namespace tranche {

CommonBuckets::CommonBuckets(std::vector<const PostingLists*> lists)
    : m_lists(std::move(lists)), m_bits(m_lists.size()), m_firsts(m_lists.size())
{
}

void CommonBuckets::find(std::span<const std::uint32_t> values)
{
    m_buckets.clear();
    m_positions.clear();
    std::size_t shortest = 0;
    bool allFrequent = true;
    for (std::size_t column = 0; column < m_lists.size(); ++column) {
        m_bits[column] = m_lists[column]->bits(values[column]);
        m_firsts[column] = static_cast<std::uint32_t>(m_lists[column]->first(values[column]));
        allFrequent = allFrequent && !m_bits[column].words.empty();
        if (m_lists[column]->of(values[column]).size() < m_lists[shortest]->of(values[shortest]).size())
            shortest = column;
    }
    if (allFrequent)
        intersect();
    else
        walk(values, shortest);
}

void CommonBuckets::walk(std::span<const std::uint32_t> values, std::size_t shortest)
{
    const auto columns = m_lists.size();
    auto position = m_firsts[shortest];
    for (const auto& posting : m_lists[shortest]->of(values[shortest])) {
        m_positions.resize((m_buckets.size() + 1) * columns);
        auto* const positions = m_positions.data() + m_buckets.size() * columns;
        bool everywhere = true;
        for (std::size_t column = 0; everywhere && column < columns; ++column) {
            if (column == shortest) {
                positions[column] = position;
                continue;
            }
            const auto found = m_lists[column]->find(values[column], posting.bucket);
            everywhere = found.has_value();
            positions[column] = static_cast<std::uint32_t>(found.value_or(0));
        }
        if (everywhere)
            m_buckets.push_back(posting.bucket);
        ++position;
    }
}

void CommonBuckets::intersect()
{
    for (std::size_t group = 0; group < m_bits.front().summary.size(); ++group) {
        auto words = ~std::uint64_t{0};
        for (const auto& bits : m_bits)
            words &= bits.summary[group];
        for (; words != 0; words &= words - 1) {
            const auto word = group * 64 + static_cast<std::size_t>(std::countr_zero(words));
            auto common = ~std::uint64_t{0};
            for (const auto& bits : m_bits)
                common &= bits.words[word];
            if (common != 0)
                addWord(word, common);
        }
    }
}

void CommonBuckets::addWord(std::size_t word, std::uint64_t common)
{
    const auto columns = m_lists.size();
    const auto before = m_buckets.size();
    const auto added = static_cast<std::size_t>(std::popcount(common));
    m_buckets.resize(before + added);
    m_positions.resize((before + added) * columns);
    auto* bucket = m_buckets.data() + before;
    auto* position = m_positions.data() + before * columns;
    for (; common != 0; common &= common - 1) {
        const auto lower = (common & -common) - 1;
        *bucket++ = static_cast<std::uint32_t>(word * 64) + static_cast<std::uint32_t>(std::countr_zero(common));
        for (std::size_t column = 0; column < columns; ++column) {
            const auto& bits = m_bits[column];
            *position++ = m_firsts[column] + bits.before[word] + static_cast<std::uint32_t>(std::popcount(bits.words[word] & lower));
        }
    }
}

} // namespace tranche
