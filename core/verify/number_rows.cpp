// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/packed_rows.h"

#include <algorithm>
#include <array>
#include <limits>

namespace tranche {

namespace {

constexpr auto none = std::numeric_limits<std::uint32_t>::max();

/// Open addressing over rows: a slot holds where a row was first seen and 32 bits of its hash, whose upper bits say where it belongs.
class RowTable {
public:
    static constexpr std::size_t batch = 32;

    RowTable(const PackedRows& rows, std::span<std::uint32_t> numbers) : m_rows(rows), m_numbers(numbers), m_slots(std::size_t{1} << m_bits) {}

    void number(std::size_t begin, std::size_t end)
    {
        while (m_count + batch > m_slots.size() / 2)
            grow();
        for (auto row = begin; row < end; ++row) {
            m_hashes[row - begin] = hashOf(row);
            __builtin_prefetch(&m_slots[home(m_hashes[row - begin])], 1);
        }
        for (auto row = begin; row < end; ++row)
            if (const auto& slot = m_slots[home(m_hashes[row - begin])]; slot.row != none) {
                __builtin_prefetch(m_rows.row(slot.row));
                __builtin_prefetch(&m_numbers[slot.row]);
            }
        for (auto row = begin; row < end; ++row)
            m_numbers[row] = numberOf(row, m_hashes[row - begin]);
    }

    std::uint32_t count() const { return m_count; }

private:
    struct Slot {
        std::uint32_t row = none;
        std::uint32_t hash = 0;
    };

    std::size_t home(std::uint32_t hash) const { return hash >> (32 - m_bits); }

    std::uint32_t hashOf(std::size_t row) const
    {
        const auto* words = m_rows.row(row);
        std::uint64_t hash = 0;
        for (std::size_t i = 0; i < m_rows.width(); ++i) {
            hash = (hash ^ words[i]) * 0x9e37'79b9'7f4a'7c15U;
            hash ^= hash >> 32;
        }
        return static_cast<std::uint32_t>(hash * 0xd6e8'feb8'6659'fd93U >> 32);
    }

    bool same(std::size_t row, std::size_t other) const
    {
        return std::equal(m_rows.row(row), m_rows.row(row) + m_rows.width(), m_rows.row(other));
    }

    std::uint32_t numberOf(std::size_t row, std::uint32_t hash)
    {
        for (auto at = home(hash);; at = (at + 1) & (m_slots.size() - 1)) {
            auto& slot = m_slots[at];
            if (slot.row == none) {
                slot = {static_cast<std::uint32_t>(row), hash};
                return m_count++;
            }
            if (slot.hash == hash && same(row, slot.row))
                return m_numbers[slot.row];
        }
    }

    void grow()
    {
        ++m_bits;
        std::vector<Slot> slots(std::size_t{1} << m_bits);
        for (const auto& old : m_slots) {
            if (old.row == none)
                continue;
            auto at = home(old.hash);
            while (slots[at].row != none)
                at = (at + 1) & (slots.size() - 1);
            slots[at] = old;
        }
        m_slots = std::move(slots);
    }

    const PackedRows& m_rows;
    std::span<std::uint32_t> m_numbers;
    unsigned m_bits = 10; ///< of the hash that say where a row belongs
    std::vector<Slot> m_slots;
    std::array<std::uint32_t, batch> m_hashes{};
    std::uint32_t m_count = 0;
};

} // namespace

std::uint32_t numberRows(const PackedRows& rows, std::span<std::uint32_t> numbers, const JobContext& job)
{
    RowTable table(rows, numbers);
    for (std::size_t begin = 0; begin < rows.rowCount(); begin += RowTable::batch) {
        if (begin % (std::size_t{1} << 16U) == 0 && !job.goOn())
            return std::max<std::uint32_t>(table.count(), 1);
        table.number(begin, std::min(begin + RowTable::batch, rows.rowCount()));
    }
    return table.count();
}

} // namespace tranche
