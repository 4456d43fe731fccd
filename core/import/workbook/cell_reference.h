// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tranche {

/// The greatest sheet that a workbook can have.
inline constexpr std::uint32_t mostSheetRows = std::uint32_t{1} << 20U;
inline constexpr std::uint32_t mostSheetColumns = std::uint32_t{1} << 14U;

/// A cell of a sheet; rows and columns are counted from 1.
struct CellReference {
    std::uint32_t row = 1;
    std::uint32_t column = 1;

    friend bool operator==(const CellReference&, const CellReference&) = default;
};

/// A block of cells, both corners included.
struct CellRange {
    CellReference first;
    CellReference last;

    std::uint32_t rows() const { return last.row - first.row + 1; }
    std::uint32_t columns() const { return last.column - first.column + 1; }
    bool holds(CellReference cell) const
    {
        return cell.row >= first.row && cell.row <= last.row && cell.column >= first.column && cell.column <= last.column;
    }

    friend bool operator==(const CellRange&, const CellRange&) = default;
};

/// "K212".
std::string cellName(CellReference cell);
/// "A3:U1003".
std::string rangeName(const CellRange& range);
/// The cell of a name, as "K212", "k212" or "$K$212"; none where no sheet has such a cell. O(length).
std::optional<CellReference> cellOf(std::string_view name);
/// The range of a name, as "A3:U1003" or "B2"; "A3:U" goes down to the end of the sheet. None where it is no range, or the second corner
/// lies above or left of the first.
std::optional<CellRange> rangeOf(std::string_view name);

} // namespace tranche
