// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipe/release_options.h"
#include "core/table/kept_table.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

namespace tranche {

/// Every value of one attribute as it is written, with the comma before it. Short ones lie in cells of `padding` bytes, copied whole.
class WrittenValues {
public:
    static constexpr std::size_t padding = 32;

    WrittenValues(const KeptAttribute& attribute, FormulaCells formulaCells);

    std::size_t length(std::uint32_t code) const
    {
        const auto size = static_cast<unsigned char>(m_cells[code].back());
        return size == isLong ? m_long[longIndex(code)].size() : size;
    }

    /// Writes at least `padding` bytes; returns where the next value goes.
    char* write(std::uint32_t code, char* to) const
    {
        const auto& cell = m_cells[code];
        const auto size = static_cast<unsigned char>(cell.back());
        if (size == isLong) [[unlikely]]
            return writeLong(code, to);
        std::memcpy(to, cell.data(), padding);
        return to + size;
    }

    /// Bring the cell into the cache.
    void prefetch(std::uint32_t code) const { __builtin_prefetch(&m_cells[code]); }

private:
    static constexpr unsigned char isLong = 255;
    using Cell = std::array<char, padding>; ///< the last byte is the length; or isLong, then the first four say which of m_long

    std::size_t longIndex(std::uint32_t code) const
    {
        std::uint32_t index = 0;
        std::memcpy(&index, m_cells[code].data(), sizeof index);
        return index;
    }
    char* writeLong(std::uint32_t code, char* to) const;

    std::vector<Cell> m_cells;
    std::vector<std::string> m_long;
};

} // namespace tranche
