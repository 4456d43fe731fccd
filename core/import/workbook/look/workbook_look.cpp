// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/look/workbook_look.h"

#include "core/base/messages/import/workbook_message.h"
#include "core/import/workbook/look/propose_range.h"
#include "core/import/workbook/look/sheet_sample.h"
#include "core/import/workbook/look/workbook_evidence.h"
#include "core/import/source/whole_files.h"
#include "core/import/workbook/workbook_file.h"

#include <algorithm>

namespace tranche {

namespace {

constexpr std::size_t rowsOfABeginning = 2000;
constexpr std::size_t mostProblems = 200;
constexpr std::uint64_t bytesOfACell = 6;

/// Wrong with the workbook itself, not with getting at it.
bool isInRecords(const Error& error)
{
    return error.code != ErrorCode::Io && error.code != ErrorCode::OutOfMemory;
}

/// Looks at one workbook, and puts what it sees into the look.
class WorkbookEye {
public:
    WorkbookEye(const Workbook& workbook, LookExtent extent, ImportLook& look, JobContext& job)
        : m_workbook(workbook), m_whole(extent == LookExtent::Whole), m_look(look), m_job(job)
    {
    }

    Result<void> look(std::optional<WorkbookOptions> given)
    {
        WorkbookOptions options = given.value_or(WorkbookOptions());
        const auto sheet = sheetOf(m_workbook, options);
        if (!sheet)
            return std::unexpected(sheet.error());
        SheetSurvey survey(m_whole ? mostSheetRows : rowsOfABeginning);
        auto first = m_job.part(0, 300);
        SheetSampler sampler(survey);
        if (const auto seen = m_workbook.read(*sheet, sampler, first); !seen)
            return seen;
        if (!given) {
            options.sheet = m_workbook.sheets()[*sheet].name;
            options.range = proposedRange(survey);
        }
        m_look.options.form = options;
        if (const auto listed = listSheets(*sheet, survey); !listed)
            return listed;
        auto place = placeOf(m_workbook, *sheet, survey, options);
        if (!place)
            return std::unexpected(place.error());
        m_look.sheet = std::make_shared<const SheetSight>(sampler.sight(place->range, options.names.empty() ? options.headerRows : 0));
        const auto looked = lookAtCells(*sheet, std::move(*place), survey, options);
        for (const auto& error : m_elsewhere) // after what stops
            note(error, false);
        return looked;
    }

private:
    Result<void> listSheets(std::size_t chosen, const SheetSurvey& ofChosen)
    {
        auto job = m_job.part(300, 600);
        for (std::size_t i = 0; i < m_workbook.sheets().size(); ++i) {
            const auto& sheet = m_workbook.sheets()[i];
            SheetSurvey other;
            if (i != chosen && m_whole && sheet.hasCells)
                if (const auto seen = m_workbook.read(i, other, job); !seen) {
                    if (!isInRecords(seen.error()))
                        return seen;
                    m_elsewhere.push_back(seen.error()); // no reason not to read the chosen one
                }
            const auto& used = i == chosen ? ofChosen.used() : other.used();
            m_look.parts.push_back({sheet.name, sheet.hidden, used ? used->rows() : 0, used ? used->columns() : 0});
        }
        return {};
    }

    Result<void> lookAtCells(std::size_t sheet, SheetPlace place, const SheetSurvey& survey, const WorkbookOptions& options)
    {
        const auto hear = [&](const Error& error) { note(error, true); };
        WorkbookTuples tuples(options, m_job, m_whole ? mostSheetRows : rowsOfABeginning, hear);
        tuples.keepOnly(rowsOfABeginning);
        const auto range = place.range;
        tuples.begin(std::move(place));
        auto job = m_job.part(600, 1000);
        auto read = m_workbook.read(sheet, tuples, job);
        if (read)
            read = tuples.end();
        const auto above = std::ranges::count_if(survey.firstRows(), [&](const auto& each) { return each.row < range.first.row; });
        WorkbookSight seen{options,        m_workbook.sheets(), m_workbook.daysFrom(), range, static_cast<std::size_t>(above),
                           tuples.width(), tuples.counts()};
        if (!read)
            seen.names = read.error();
        m_look.evidence = workbookEvidence(seen);
        m_look.whole = m_whole || (!survey.hasEnough() && !tuples.hasEnough());
        m_look.records = tuples.tuples();
        m_look.attributes = tuples.width();
        m_look.bytes = m_look.records * m_look.attributes * bytesOfACell;
        m_look.leftOut = leftOutOf(tuples.counts(), options);
        addToLeftOut(sheet);
        if (!read)
            return read;
        auto head = tuples.finish(m_job);
        if (head)
            m_look.head = std::move(*head);
        return {};
    }

    void addToLeftOut(std::size_t chosen)
    {
        std::vector<std::string> others;
        for (std::size_t i = 0; i < m_workbook.sheets().size(); ++i)
            if (i != chosen)
                others.push_back(m_workbook.sheets()[i].name);
        if (!others.empty())
            m_look.leftOut.emplace_back(WorkbookNote::OtherSheets, std::move(others));
        m_look.leftOut.emplace_back(WorkbookNote::NoFormats);
    }

    void note(const Error& error, bool stops)
    {
        ++m_look.problemsInAll;
        if (m_look.problems.size() < mostProblems)
            m_look.problems.push_back({error, std::nullopt, std::nullopt, stops, {}, 0, 0});
    }

    const Workbook& m_workbook;
    bool m_whole;
    ImportLook& m_look;
    JobContext& m_job;
    std::vector<Error> m_elsewhere; ///< what is wrong in sheets that are not chosen
};

} // namespace

Result<ImportLook> lookAtWorkbook(std::span<const std::filesystem::path> files, const std::optional<ImportOptions>& options,
                                  LookExtent extent, JobContext& job)
{
    auto opened = openFiles(files);
    if (!opened)
        return std::unexpected(opened.error());
    const auto* given = options ? std::get_if<WorkbookOptions>(&options->form) : nullptr;
    ImportLook look;
    look.options = options.value_or(ImportOptions(WorkbookOptions()));
    const auto seen = [&]() -> Result<void> {
        if (given)
            if (const auto usable = validate(*given); !usable)
                return usable;
        const auto bytes = wholeFile(opened->front(), job);
        if (!bytes)
            return std::unexpected(bytes.error());
        const auto workbook = openWorkbook(*bytes, opened->front().name(), job);
        if (!workbook)
            return std::unexpected(workbook.error());
        return WorkbookEye(**workbook, extent, look, job).look(given ? std::optional(*given) : std::nullopt);
    }();
    if (!seen && !isInRecords(seen.error()))
        return std::unexpected(seen.error());
    if (!seen) {
        look.problems.insert(look.problems.begin(), {seen.error(), std::nullopt, std::nullopt, true, {}, 0, 0});
        ++look.problemsInAll;
    }
    return look;
}

} // namespace tranche
