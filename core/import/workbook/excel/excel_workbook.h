// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/workbook/excel/excel_sheet.h"
#include "core/import/workbook/workbook.h"

#include <memory>
#include <string>
#include <vector>

namespace tranche {

/// A workbook of Excel (.xlsx, .xlsm; ECMA-376).
class ExcelWorkbook : public Workbook {
public:
    /// Null where the archive is another thing; then it is left as it was.
    static Result<std::unique_ptr<Workbook>> open(WorkbookArchive& archive, JobContext& job);

    int daysFrom() const override { return m_cells.from1904 ? 1904 : 1900; }
    Result<void> read(std::size_t sheet, SheetListener& listener, JobContext& job) const override;

private:
    using Workbook::Workbook;
    Result<void> readSheets(const std::string& part, JobContext& job);
    void addSheet(const PartReader& reader, const std::map<std::string, struct Relation>& relations);

    ExcelCells m_cells;
    std::vector<std::string> m_parts; ///< by sheet
};

} // namespace tranche
