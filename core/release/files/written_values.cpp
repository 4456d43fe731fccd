// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/written_values.h"

#include "core/release/files/csv_cells.h"

#include <algorithm>

namespace tranche {

WrittenValues::WrittenValues(const KeptAttribute& attribute, FormulaCells formulaCells) : m_cells(attribute.values.size())
{
    for (std::size_t code = 0; code < m_cells.size(); ++code) {
        auto text = ',' + csvCell(attribute.values[code], formulaCells);
        auto& cell = m_cells[code];
        cell.fill(' ');
        if (text.size() < padding) {
            std::memcpy(cell.data(), text.data(), text.size());
            cell.back() = static_cast<char>(text.size());
        } else {
            const auto index = static_cast<std::uint32_t>(m_long.size());
            std::memcpy(cell.data(), &index, sizeof index);
            cell.back() = static_cast<char>(isLong);
            m_long.push_back(std::move(text));
        }
    }
}

char* WrittenValues::writeLong(std::uint32_t code, char* to) const
{
    const auto& text = m_long[longIndex(code)];
    return std::ranges::copy(text, to).out;
}

} // namespace tranche
