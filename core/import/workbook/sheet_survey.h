// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/workbook/sheet_row.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <vector>

namespace tranche {

/// Finds what part of a sheet is used, before its cells are read.
class SheetSurvey : public SheetListener {
public:
    /// How much of a row is filled.
    struct Fill {
        std::uint32_t row = 1;
        std::size_t cells = 0;
    };
    static constexpr std::size_t remembered = 200;

    /// Look at so many rows.
    explicit SheetSurvey(std::size_t rows = mostSheetRows) : m_most(rows) {}

    void hiddenColumns(std::uint32_t, std::uint32_t) override {}
    Result<void> row(const SheetRow& row) override;
    void merged(const CellRange& range) override { m_merged.push_back(range); }
    bool hasEnough() const override { return m_rows >= m_most; }

    /// From the first row and column that hold something to the last ones; none where no cell does.
    const std::optional<CellRange>& used() const { return m_used; }
    const std::vector<CellRange>& mergedCells() const { return m_merged; }
    /// Rows and columns that are stored without anything in them, below and right of what is used.
    std::uint32_t emptyRows() const { return m_used && m_lastRow > m_used->last.row ? m_lastRow - m_used->last.row : 0; }
    std::uint32_t emptyColumns() const { return m_used && m_lastColumn > m_used->last.column ? m_lastColumn - m_used->last.column : 0; }
    /// Of the first rows that hold something, and of the last.
    const std::vector<Fill>& firstRows() const { return m_first; }
    const std::deque<Fill>& lastRows() const { return m_last; }

private:
    void note(Fill fill);

    std::size_t m_most;
    std::size_t m_rows = 0;
    std::optional<CellRange> m_used;
    std::vector<CellRange> m_merged;
    std::uint32_t m_lastRow = 0;
    std::uint32_t m_lastColumn = 0;
    std::vector<Fill> m_first;
    std::deque<Fill> m_last;
};

} // namespace tranche
