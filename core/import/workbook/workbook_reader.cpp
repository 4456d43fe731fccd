// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/workbook_reader.h"

#include "core/import/sha256.h"
#include "core/import/source/whole_files.h"
#include "core/import/workbook/workbook_file.h"

#include <set>
#include <utility>

namespace tranche {

namespace {

/// The tuples of one workbook.
Result<void> addWorkbook(const Workbook& workbook, const WorkbookOptions& options, WorkbookTuples& tuples, JobContext& job)
{
    const auto sheet = sheetOf(workbook, options);
    if (!sheet)
        return std::unexpected(sheet.error());
    SheetSurvey survey;
    auto first = job.part(100, 450);
    if (const auto seen = workbook.read(*sheet, survey, first); !seen)
        return seen;
    auto place = placeOf(workbook, *sheet, survey, options);
    if (!place)
        return std::unexpected(place.error());
    tuples.begin(std::move(*place));
    if (options.range.empty())
        tuples.noteEmptyEnd(survey.emptyRows(), survey.emptyColumns());
    auto second = job.part(450, 1000);
    if (const auto read = workbook.read(*sheet, tuples, second); !read)
        return read;
    return tuples.end();
}

} // namespace

Result<ReadSource> readWorkbook(std::span<const std::filesystem::path> files, const WorkbookOptions& options, JobContext& job)
{
    if (const auto usable = validate(options); !usable)
        return std::unexpected(usable.error());
    auto opened = openFiles(files);
    if (!opened)
        return std::unexpected(opened.error());
    WorkbookTuples tuples(options, job);
    Sha256 all;
    std::set<std::string> seen;
    ReadSource source;
    for (std::size_t i = 0; i < opened->size(); ++i) {
        auto& file = (*opened)[i];
        auto part = job.part(static_cast<int>(900 * i / opened->size()), static_cast<int>(900 * (i + 1) / opened->size()));
        const auto bytes = wholeFile(file, part);
        if (!bytes)
            return std::unexpected(bytes.error());
        all.add(*bytes);
        if (opened->size() > 1 && !seen.insert(sha256Hex(*bytes, job)).second)
            source.repeated.push_back(file.name());
        const auto workbook = openWorkbook(*bytes, file.name(), part);
        if (!workbook)
            return std::unexpected(workbook.error());
        if (const auto added = addWorkbook(**workbook, options, tuples, part); !added)
            return std::unexpected(added.error());
    }
    auto table = tuples.finish(job);
    if (!table)
        return std::unexpected(table.error());
    job.step(1, 1);
    source.table = std::move(*table);
    source.sha256 = all.hex();
    source.leftOut = leftOutOf(tuples.counts(), options);
    return source;
}

} // namespace tranche
