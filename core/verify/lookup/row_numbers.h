// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Numbers rows of so many words in the order of their first occurrence, equal rows alike.
///
/// Open addressing: a slot holds a row's number and 32 bits of its hash, whose upper bits say where it belongs. Rows are looked up a
/// batch at a time, so that the memory's delays overlap.
class RowNumbers {
public:
    /// `expected` distinct rows: a guess is enough.
    RowNumbers(std::size_t width, std::size_t expected);

    /// `words` row after row; one number for each row. O(rows) expected.
    void number(std::span<const std::uint64_t> words, std::span<std::uint32_t> numbers);

    /// How many different rows there were.
    std::uint32_t count() const { return m_count; }

private:
    static constexpr std::size_t batch = 32;
    static constexpr std::uint32_t free = 0xffff'ffff;

    struct Slot {
        std::uint32_t number = free;
        std::uint32_t hash = 0;
    };

    std::size_t home(std::uint32_t hash) const { return hash >> (32 - m_bits); }
    std::uint32_t hashOf(const std::uint64_t* row) const;
    bool same(const std::uint64_t* row, std::uint32_t number) const;
    void numberBatch(const std::uint64_t* rows, std::span<std::uint32_t> numbers);
    std::uint32_t numberOf(const std::uint64_t* row, std::uint32_t hash);
    void grow();

    std::size_t m_width;
    std::vector<std::uint64_t> m_rows; ///< by number
    unsigned m_bits = 10;              ///< of the hash that say where a row belongs
    unsigned m_expectedBits;           ///< how many there will be where all rows are different
    std::vector<Slot> m_slots;
    std::array<std::uint32_t, batch> m_hashes{};
    std::uint32_t m_count = 0;
    std::size_t m_seen = 0;          ///< rows, equal ones too
    std::uint32_t m_countBefore = 0; ///< both when there was last more room made
    std::size_t m_seenBefore = 0;
};

} // namespace tranche
