// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/workbook/archive/part_reader.h"
#include "core/import/workbook/sheet_row.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tranche {

/// Reads the cells of one sheet of an OpenDocument workbook.
class OpenSheet {
public:
    /// All must outlive it. The reader has just read the start of the sheet.
    OpenSheet(PartReader& reader, const std::string& file, const std::string& sheet) : m_reader(reader), m_file(file), m_sheet(sheet) {}

    /// BadInput where cells lie beyond what a sheet can have.
    Result<void> read(SheetListener& listener);

private:
    void readColumn(SheetListener& listener);
    Result<void> readRow(SheetListener& listener);
    Result<void> readCells();

    PartReader& m_reader;
    const std::string& m_file;
    const std::string& m_sheet;
    SheetRow m_row;
    std::uint64_t m_nextRow = 1;
    std::uint64_t m_nextColumn = 1;
    std::vector<bool> m_groups; ///< of rows that the next one lies in: whether they are hidden
};

} // namespace tranche
