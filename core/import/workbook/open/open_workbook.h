// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/workbook/workbook.h"

#include <memory>
#include <set>
#include <string>

namespace tranche {

/// A workbook of LibreOffice and others (.ods; OpenDocument 1.2).
class OpenWorkbook : public Workbook {
public:
    /// Null where the archive is another thing; then it is left as it was.
    static Result<std::unique_ptr<Workbook>> open(WorkbookArchive& archive, JobContext& job);

    Result<void> read(std::size_t sheet, SheetListener& listener, JobContext& job) const override;

private:
    using Workbook::Workbook;
    Result<void> readSheets(JobContext& job);
    const WorkbookArchive::Part& content() const { return *m_archive.find("content.xml"); }
};

} // namespace tranche
