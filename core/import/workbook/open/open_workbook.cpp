// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/open/open_workbook.h"

#include "core/import/workbook/open/open_sheet.h"

#include <utility>

namespace tranche {

namespace {

/// Whether a part is locked, or all of them together.
Result<bool> isLocked(const WorkbookArchive& archive, JobContext& job)
{
    if (archive.find("encrypted-package") != nullptr)
        return true;
    const auto* manifest = archive.find("META-INF/manifest.xml");
    if (manifest == nullptr)
        return false;
    PartReader reader(archive, *manifest, job);
    while (reader.next())
        if (reader.starts() && reader.name() == u"encryption-data")
            return true;
    if (const auto read = reader.outcome(); !read)
        return std::unexpected(read.error());
    return false;
}

} // namespace

Result<std::unique_ptr<Workbook>> OpenWorkbook::open(WorkbookArchive& archive, JobContext& job)
{
    const auto locked = isLocked(archive, job);
    if (!locked)
        return std::unexpected(locked.error());
    if (*locked)
        return fail(ErrorCode::BadInput, WorkbookMessage::Locked, {.file = archive.file()});
    if (archive.find("content.xml") == nullptr)
        return nullptr;
    std::unique_ptr<OpenWorkbook> workbook(new OpenWorkbook(std::move(archive)));
    if (const auto read = workbook->readSheets(job); !read)
        return std::unexpected(read.error());
    return workbook;
}

Result<void> OpenWorkbook::readSheets(JobContext& job)
{
    PartReader reader(m_archive, content(), job, true);
    std::set<std::string> hiddenStyles;
    std::string style;
    bool isWorkbook = false;
    while (reader.next()) {
        if (!reader.starts())
            continue;
        if (reader.name() == u"spreadsheet") {
            isWorkbook = true;
        } else if (reader.name() == u"style") {
            style = reader.attribute(u"name").value_or("");
        } else if (reader.name() == u"table-properties" && reader.attribute(u"display") == "false") {
            hiddenStyles.insert(style);
        } else if (isWorkbook && reader.name() == u"table") {
            m_sheets.push_back(
                {reader.attribute(u"name").value_or(""), hiddenStyles.contains(reader.attribute(u"style-name").value_or(""))});
            reader.skip();
        } else if (isWorkbook) {
            reader.skip();
        }
    }
    if (const auto read = reader.outcome(); !read)
        return read;
    if (!isWorkbook)
        return fail(ErrorCode::BadInput, WorkbookMessage::NotAWorkbook, {.file = file()});
    return {};
}

Result<void> OpenWorkbook::read(std::size_t sheet, SheetListener& listener, JobContext& job) const
{
    PartReader reader(m_archive, content(), job, true);
    bool inside = false;
    std::size_t at = 0;
    while (reader.next()) {
        if (!reader.starts())
            continue;
        inside |= reader.name() == u"spreadsheet";
        if (!inside || reader.name() == u"spreadsheet")
            continue;
        if (reader.name() == u"table" && at++ == sheet)
            return OpenSheet(reader, file(), m_sheets[sheet].name).read(listener);
        reader.skip();
    }
    return reader.outcome();
}

} // namespace tranche
