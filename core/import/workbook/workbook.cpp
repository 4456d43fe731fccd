// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/workbook.h"

#include "core/base/messages/import/source_message.h"
#include "core/import/workbook/excel/excel_workbook.h"
#include "core/import/workbook/open/open_workbook.h"

namespace tranche {

namespace {

using namespace std::string_view_literals;

constexpr auto zipBegins = "PK\x03\x04"sv;
constexpr auto compoundBegins = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv; // of old workbooks, and of new ones that are locked
constexpr auto lockedPart = "E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0"sv;

} // namespace

Result<std::unique_ptr<Workbook>> openWorkbook(std::string_view bytes, const std::string& file, JobContext& job)
{
    const Place place{.file = file};
    if (bytes.starts_with(compoundBegins))
        return bytes.contains(lockedPart) ? fail(ErrorCode::BadInput, WorkbookMessage::Locked, place)
                                          : fail(ErrorCode::BadInput, SourceMessage::OldWorkbook, place);
    if (!bytes.starts_with(zipBegins))
        return fail(ErrorCode::BadInput, WorkbookMessage::NotAWorkbook, place);
    auto archive = WorkbookArchive::open(bytes, file);
    if (!archive)
        return std::unexpected(archive.error());
    auto workbook = ExcelWorkbook::open(*archive, job);
    if (workbook && !*workbook)
        workbook = OpenWorkbook::open(*archive, job);
    if (workbook && !*workbook)
        return fail(ErrorCode::BadInput, WorkbookMessage::NotAWorkbook, place);
    return workbook;
}

} // namespace tranche
