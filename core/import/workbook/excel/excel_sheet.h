// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/workbook/date_style.h"
#include "core/import/workbook/archive/part_reader.h"
#include "core/import/workbook/sheet_row.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// What the cells of all sheets of an Excel workbook refer to.
struct ExcelCells {
    std::vector<std::string> texts;
    std::vector<DateStyle> styles;
    bool from1904 = false;
};

/// Reads the cells of one sheet of an Excel workbook.
class ExcelSheet {
public:
    /// All must outlive it.
    ExcelSheet(PartReader& reader, const ExcelCells& known, const std::string& file, const std::string& sheet)
        : m_reader(reader), m_known(known), m_file(file), m_sheet(sheet)
    {
    }

    /// BadInput where rows or cells do not stand in their order, or what the part itself has.
    Result<void> read(SheetListener& listener);

private:
    Result<void> readRows(SheetListener& listener);
    Result<void> readRow();
    Result<void> readCell();
    void readContent(SheetCell& cell, std::string& value, std::optional<std::string>& inlined);
    void settle(SheetCell& cell, std::string_view type, std::uint32_t style, const std::string& value) const;
    void settleNumber(SheetCell& cell, std::uint32_t style, std::string_view value) const;

    PartReader& m_reader;
    const ExcelCells& m_known;
    const std::string& m_file;
    const std::string& m_sheet;
    SheetRow m_row;
    std::uint32_t m_lastRow = 0;
    std::uint32_t m_lastColumn = 0;
    std::uint64_t m_rowBytes = 0;
};

} // namespace tranche
