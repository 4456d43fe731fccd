// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/workbook/sheet_row.h"
#include "core/import/workbook/archive/workbook_archive.h"
#include "core/jobs/job_context.h"

#include <memory>
#include <string>
#include <vector>

namespace tranche {

/// A workbook whose sheets can be read, each as often as is wanted.
class Workbook {
public:
    Workbook(const Workbook&) = delete;
    Workbook& operator=(const Workbook&) = delete;
    virtual ~Workbook() = default;

    /// In the order in which they stand in it.
    const std::vector<SheetInfo>& sheets() const { return m_sheets; }
    /// Base name of the file, for errors.
    const std::string& file() const { return m_archive.file(); }
    /// From which year numbers of days are counted; 0 where dates are written out.
    virtual int daysFrom() const { return 0; }
    /// Read the cells of the sheet at this place. BadInput where the part is damaged, declares a document type, or unpacks to more than a
    /// table can hold; whatever the listener says. The part's bytes are the job's progress. Memory does not grow with the sheet. O(bytes).
    virtual Result<void> read(std::size_t sheet, SheetListener& listener, JobContext& job) const = 0;

protected:
    explicit Workbook(WorkbookArchive archive) : m_archive(std::move(archive)) {}

    WorkbookArchive m_archive;
    std::vector<SheetInfo> m_sheets;
};

/// Open a workbook of any kind from the bytes of its file, which must outlive it; `file` is its base name. BadInput where it is none, is
/// locked with a password, or damaged. O(bytes of all texts).
Result<std::unique_ptr<Workbook>> openWorkbook(std::string_view bytes, const std::string& file, JobContext& job);

} // namespace tranche
