// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/workbook/cell_reference.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace tranche {

/// Tells which cells are covered by merged ones; asked from the first row to the last.
class CoveredCells {
public:
    explicit CoveredCells(std::vector<CellRange> merged = {}) : m_merged(std::move(merged))
    {
        std::ranges::sort(m_merged, {}, [](const CellRange& range) { return range.first.row; });
    }

    /// O(merged cells that reach into the row).
    bool covers(CellReference cell)
    {
        if (cell.row != m_row) {
            m_row = cell.row;
            for (; m_next < m_merged.size() && m_merged[m_next].first.row <= m_row; ++m_next)
                m_here.push_back(m_merged[m_next]);
            std::erase_if(m_here, [&](const CellRange& range) { return range.last.row < m_row; });
        }
        return std::ranges::any_of(m_here, [&](const CellRange& range) { return range.holds(cell) && range.first != cell; });
    }

private:
    std::vector<CellRange> m_merged;
    std::vector<CellRange> m_here; ///< that reach into the row, or begin in it
    std::size_t m_next = 0;
    std::uint32_t m_row = 0;
};

} // namespace tranche
