// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/posting_lists.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace tranche {

namespace {

constexpr auto none = std::numeric_limits<std::uint32_t>::max();

} // namespace

PostingLists::PostingLists(std::span<const std::uint32_t> valueOfLine, std::size_t valueCount, std::span<const std::uint32_t> bucketStarts)
    : m_starts(valueCount + 1, 0)
{
    const auto bucketCount = static_cast<std::uint32_t>(bucketStarts.size() - 1);
    std::vector<std::uint32_t> lastBucket(valueCount, none);
    for (std::uint32_t bucket = 0; bucket < bucketCount; ++bucket)
        for (auto line = bucketStarts[bucket]; line < bucketStarts[bucket + 1]; ++line)
            if (auto& last = lastBucket[valueOfLine[line]]; last != bucket) {
                last = bucket;
                ++m_starts[valueOfLine[line] + 1];
            }
    for (std::size_t value = 0; value < valueCount; ++value)
        m_starts[value + 1] += m_starts[value];

    m_postings.resize(m_starts.back());
    std::vector<std::size_t> next(m_starts.begin(), m_starts.end() - 1);
    for (std::uint32_t bucket = 0; bucket < bucketCount; ++bucket)
        for (auto line = bucketStarts[bucket]; line < bucketStarts[bucket + 1]; ++line) {
            auto& at = next[valueOfLine[line]];
            if (at == m_starts[valueOfLine[line]] || m_postings[at - 1].bucket != bucket)
                m_postings[at++] = {bucket, 1};
            else
                ++m_postings[at - 1].count;
        }
    markFrequentValues(bucketCount);
}

void PostingLists::markFrequentValues(std::size_t bucketCount)
{
    m_words = (bucketCount + 63) / 64;
    m_bitsOf.assign(valueCount(), none);
    std::uint32_t rows = 0;
    for (std::uint32_t value = 0; value < valueCount(); ++value)
        if (of(value).size() >= std::max<std::size_t>(m_words, 16)) // so the bits never outweigh the lists
            m_bitsOf[value] = rows++;
    m_bits.assign(rows * m_words, 0);
    for (std::uint32_t value = 0; value < valueCount(); ++value)
        if (m_bitsOf[value] != none)
            for (const auto& posting : of(value))
                m_bits[m_bitsOf[value] * m_words + posting.bucket / 64] |= std::uint64_t{1} << posting.bucket % 64;
}

std::optional<std::size_t> PostingLists::find(std::uint32_t value, std::uint32_t bucket) const
{
    const auto list = of(value);
    const auto at = std::ranges::lower_bound(list, bucket, {}, &Posting::bucket);
    if (at == list.end() || at->bucket != bucket)
        return std::nullopt;
    return m_starts[value] + static_cast<std::size_t>(at - list.begin());
}

bool PostingLists::occurs(std::uint32_t value, std::uint32_t bucket) const
{
    const auto row = bits(value);
    return row.empty() ? find(value, bucket).has_value() : (row[bucket / 64] >> bucket % 64 & 1) != 0;
}

std::uint32_t PostingLists::count(std::uint32_t value, std::uint32_t bucket) const
{
    const auto position = find(value, bucket);
    return position ? m_postings[*position].count : 0;
}

std::span<const std::uint64_t> PostingLists::bits(std::uint32_t value) const
{
    return m_bitsOf[value] == none ? std::span<const std::uint64_t>() : std::span(m_bits).subspan(m_bitsOf[value] * m_words, m_words);
}

void bucketsWithAll(std::span<const PostingLists* const> lists, std::span<const std::uint32_t> values, std::vector<std::uint32_t>& buckets)
{
    buckets.clear();
    std::size_t shortest = 0;
    bool allFrequent = true;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        allFrequent = allFrequent && !lists[i]->bits(values[i]).empty();
        if (lists[i]->of(values[i]).size() < lists[shortest]->of(values[shortest]).size())
            shortest = i;
    }
    if (allFrequent) {
        for (std::size_t word = 0; word < lists.front()->bits(values.front()).size(); ++word) {
            auto common = ~std::uint64_t{0};
            for (std::size_t i = 0; i < lists.size(); ++i)
                common &= lists[i]->bits(values[i])[word];
            for (; common != 0; common &= common - 1)
                buckets.push_back(static_cast<std::uint32_t>(word * 64) + static_cast<std::uint32_t>(std::countr_zero(common)));
        }
        return;
    }
    for (const auto& posting : lists[shortest]->of(values[shortest])) {
        bool everywhere = true;
        for (std::size_t i = 0; everywhere && i < lists.size(); ++i)
            everywhere = i == shortest || lists[i]->occurs(values[i], posting.bucket);
        if (everywhere)
            buckets.push_back(posting.bucket);
    }
}

} // namespace tranche
