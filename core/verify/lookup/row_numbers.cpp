// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/lookup/row_numbers.h"

#include <algorithm>
#include <bit>

namespace tranche {

RowNumbers::RowNumbers(std::size_t width, std::size_t expected)
    : m_width(width), m_expectedBits(static_cast<unsigned>(std::bit_width(2 * expected))), m_slots(std::size_t{1} << m_bits)
{
    m_rows.reserve(width * expected);
}

void RowNumbers::number(std::span<const std::uint64_t> words, std::span<std::uint32_t> numbers)
{
    for (std::size_t begin = 0; begin < numbers.size(); begin += batch)
        numberBatch(words.data() + begin * m_width, numbers.subspan(begin, std::min(batch, numbers.size() - begin)));
}

void RowNumbers::numberBatch(const std::uint64_t* rows, std::span<std::uint32_t> numbers)
{
    while (m_count + batch > m_slots.size() / 2)
        grow();
    m_seen += numbers.size();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        m_hashes[i] = hashOf(rows + i * m_width);
        __builtin_prefetch(&m_slots[home(m_hashes[i])], 1);
    }
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (const auto& slot = m_slots[home(m_hashes[i])]; slot.number != free)
            __builtin_prefetch(&m_rows[slot.number * m_width]);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = numberOf(rows + i * m_width, m_hashes[i]);
}

std::uint32_t RowNumbers::hashOf(const std::uint64_t* row) const
{
    std::uint64_t hash = 0;
    for (std::size_t i = 0; i < m_width; ++i) {
        hash = (hash ^ row[i]) * 0x9e37'79b9'7f4a'7c15U;
        hash ^= hash >> 32;
    }
    return static_cast<std::uint32_t>(hash * 0xd6e8'feb8'6659'fd93U >> 32);
}

bool RowNumbers::same(const std::uint64_t* row, std::uint32_t number) const
{
    return std::equal(row, row + m_width, m_rows.data() + number * m_width);
}

std::uint32_t RowNumbers::numberOf(const std::uint64_t* row, std::uint32_t hash)
{
    for (auto at = home(hash);; at = (at + 1) & (m_slots.size() - 1)) {
        auto& slot = m_slots[at];
        if (slot.number == free) {
            slot = {m_count, hash};
            m_rows.insert(m_rows.end(), row, row + m_width);
            return m_count++;
        }
        if (slot.hash == hash && same(row, slot.number))
            return slot.number;
    }
}

void RowNumbers::grow()
{
    // Where nearly all rows since the last time were new, many more are to come.
    const bool mostlyNew = std::size_t{8} * (m_count - m_countBefore) > 7 * (m_seen - m_seenBefore);
    m_bits = std::max(m_bits + 1, mostlyNew ? std::min(m_bits + 3, m_expectedBits) : 0);
    m_countBefore = m_count;
    m_seenBefore = m_seen;
    std::vector<Slot> slots(std::size_t{1} << m_bits);
    for (const auto& old : m_slots) {
        if (old.number == free)
            continue;
        auto at = home(old.hash);
        while (slots[at].number != free)
            at = (at + 1) & (slots.size() - 1);
        slots[at] = old;
    }
    m_slots = std::move(slots);
}

} // namespace tranche
