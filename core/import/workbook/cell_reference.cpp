// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/cell_reference.h"

#include <algorithm>

namespace tranche {

namespace {

void dropDollar(std::string_view& name)
{
    if (name.starts_with('$'))
        name.remove_prefix(1);
}

/// Letters at the front as a column; 0 where there is none.
std::uint32_t takeColumn(std::string_view& name)
{
    dropDollar(name);
    std::uint32_t column = 0;
    while (!name.empty()) {
        const char letter = name.front();
        const bool small = letter >= 'a' && letter <= 'z';
        if (!small && (letter < 'A' || letter > 'Z'))
            break;
        column = column * 26 + static_cast<std::uint32_t>(letter - (small ? 'a' : 'A')) + 1;
        if (column > mostSheetColumns)
            return 0;
        name.remove_prefix(1);
    }
    return column;
}

/// Digits at the front as a row; 0 where there is none.
std::uint32_t takeRow(std::string_view& name)
{
    dropDollar(name);
    std::uint32_t row = 0;
    while (!name.empty() && name.front() >= '0' && name.front() <= '9') {
        row = row * 10 + static_cast<std::uint32_t>(name.front() - '0');
        if (row == 0 || row > mostSheetRows)
            return 0;
        name.remove_prefix(1);
    }
    return row;
}

} // namespace

std::string cellName(CellReference cell)
{
    std::string letters;
    for (auto column = cell.column; column > 0; column = (column - 1) / 26)
        letters.insert(letters.begin(), static_cast<char>('A' + (column - 1) % 26));
    return letters + std::to_string(cell.row);
}

std::string rangeName(const CellRange& range)
{
    return cellName(range.first) + ':' + cellName(range.last);
}

std::optional<CellReference> cellOf(std::string_view name)
{
    const auto column = takeColumn(name);
    const auto row = takeRow(name);
    return column == 0 || row == 0 || !name.empty() ? std::nullopt : std::optional(CellReference{row, column});
}

std::optional<CellRange> rangeOf(std::string_view name)
{
    const auto colon = name.find(':');
    const auto first = cellOf(name.substr(0, colon));
    if (!first || colon == std::string_view::npos)
        return first ? std::optional(CellRange{*first, *first}) : std::nullopt;
    auto rest = name.substr(colon + 1);
    auto last = cellOf(rest);
    if (const auto column = takeColumn(rest); !last && column > 0 && rest.empty())
        last = CellReference{mostSheetRows, column};
    if (!last || last->row < first->row || last->column < first->column)
        return std::nullopt;
    return CellRange{*first, *last};
}

} // namespace tranche
