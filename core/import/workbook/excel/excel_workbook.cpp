// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/excel/excel_workbook.h"

#include "core/import/workbook/excel/excel_parts.h"

#include <algorithm>

namespace tranche {

namespace {

/// The part of this kind that the workbook refers to; empty where there is none.
std::string partOfKind(const std::map<std::string, Relation>& relations, std::string_view kind)
{
    const auto found = std::ranges::find_if(relations, [&](const auto& each) { return each.second.kind == kind; });
    return found == relations.end() ? std::string() : found->second.target;
}

} // namespace

Result<std::unique_ptr<Workbook>> ExcelWorkbook::open(WorkbookArchive& archive, JobContext& job)
{
    const auto packageRelations = relationsOf(archive, "", job);
    if (!packageRelations)
        return std::unexpected(packageRelations.error());
    const auto main = partOfKind(*packageRelations, "officeDocument");
    if (main.empty() || !main.ends_with(".xml"))
        return nullptr;
    std::unique_ptr<ExcelWorkbook> workbook(new ExcelWorkbook(std::move(archive)));
    const auto relations = relationsOf(workbook->m_archive, main, job);
    if (!relations)
        return std::unexpected(relations.error());
    if (const auto read = workbook->readSheets(main, job); !read)
        return std::unexpected(read.error());
    if (const auto part = partOfKind(*relations, "sharedStrings"); !part.empty()) {
        auto texts = sharedTexts(workbook->m_archive, part, job);
        if (!texts)
            return std::unexpected(texts.error());
        workbook->m_cells.texts = std::move(*texts);
    }
    if (const auto part = partOfKind(*relations, "styles"); !part.empty()) {
        auto styles = dateStyles(workbook->m_archive, part, job);
        if (!styles)
            return std::unexpected(styles.error());
        workbook->m_cells.styles = std::move(*styles);
    }
    return workbook;
}

Result<void> ExcelWorkbook::readSheets(const std::string& part, JobContext& job)
{
    const Place place{.file = file()};
    const auto* found = m_archive.find(part);
    if (found == nullptr)
        return fail(ErrorCode::BadInput, {WorkbookMessage::PartMissing, part}, place);
    const auto relations = relationsOf(m_archive, part, job);
    if (!relations)
        return std::unexpected(relations.error());
    PartReader reader(m_archive, *found, job);
    bool isWorkbook = false;
    while (reader.next()) {
        if (!reader.starts())
            continue;
        isWorkbook |= reader.name() == u"workbook";
        if (reader.name() == u"workbookPr")
            m_cells.from1904 = reader.flag(u"date1904");
        else if (reader.name() == u"sheet")
            addSheet(reader, *relations);
    }
    if (const auto read = reader.outcome(); !read)
        return read;
    if (!isWorkbook)
        return fail(ErrorCode::BadInput, WorkbookMessage::NotAWorkbook, place);
    return {};
}

void ExcelWorkbook::addSheet(const PartReader& reader, const std::map<std::string, Relation>& relations)
{
    const auto state = reader.attribute(u"state").value_or("visible");
    const auto id = reader.attribute(u"id").value_or("");
    const auto found = relations.find(id);
    const bool known = found != relations.end();
    m_sheets.push_back({reader.attribute(u"name").value_or(""), state != "visible", !known || found->second.kind == "worksheet"});
    m_parts.push_back(known ? found->second.target : "");
}

Result<void> ExcelWorkbook::read(std::size_t sheet, SheetListener& listener, JobContext& job) const
{
    const auto* part = m_archive.find(m_parts[sheet]);
    if (part == nullptr)
        return fail(ErrorCode::BadInput, {WorkbookMessage::PartMissing, m_parts[sheet].empty() ? m_sheets[sheet].name : m_parts[sheet]},
                    {.file = file()});
    PartReader reader(m_archive, *part, job, true);
    return ExcelSheet(reader, m_cells, file(), m_sheets[sheet].name).read(listener);
}

} // namespace tranche
