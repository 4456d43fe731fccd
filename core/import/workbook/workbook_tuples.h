// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/import/workbook_message.h"
#include "core/import/workbook/covered_cells.h"
#include "core/import/workbook/sheet_row.h"
#include "core/import/workbook/workbook_options.h"
#include "core/jobs/job_context.h"
#include "core/table/table_builder.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tranche {

/// Where a table stands in a workbook.
struct SheetPlace {
    std::string file; ///< base name
    std::string sheet;
    CellRange range;
    std::vector<CellRange> merged = {};
};

/// What was seen of the cells of a range, and what of it is not in the table.
struct SheetCounts {
    std::size_t formulas = 0;
    std::size_t noResults = 0;
    std::size_t errors = 0;
    std::size_t dates = 0;
    std::size_t emptyCells = 0;
    std::size_t coveredCells = 0; ///< that hold something
    std::size_t namesOnOneLine = 0;
    std::size_t rowsOutside = 0;
    std::size_t columnsOutside = 0;
    std::size_t hiddenRows = 0; ///< in the range, left out or not
    std::size_t hiddenColumns = 0;
    std::size_t emptyRowsAtTheEnd = 0;
    std::size_t emptyColumnsAtTheEnd = 0;
    std::string firstNoResult = {}; ///< name of the cell
    std::string firstError = {};
};

/// Collects the tuples of sheets of one shape, one after the other.
class WorkbookTuples : public SheetListener {
public:
    /// Told of what is wrong with a cell, which then counts as empty.
    using Heard = std::function<void(const Error&)>;

    /// Both must outlive it. Of each sheet at most `most` tuples are taken. Without `heard` the first fault ends the reading.
    WorkbookTuples(const WorkbookOptions& options, const JobContext& job, std::size_t most = mostSheetRows, Heard heard = {})
        : m_options(options), m_job(job), m_most(most), m_heard(std::move(heard))
    {
    }

    /// Only the first of all tuples get into the table; the others are counted.
    void keepOnly(std::size_t tuples) { m_kept = tuples; }
    void begin(SheetPlace place);
    /// Rows and columns below and right of the range are stored, but hold nothing.
    void noteEmptyEnd(std::size_t rows, std::size_t columns);
    void hiddenColumns(std::uint32_t first, std::uint32_t last) override;
    Result<void> row(const SheetRow& row) override;
    void merged(const CellRange&) override {} // known before
    bool hasEnough() const override { return m_tuplesHere >= m_most; }
    /// After the last row of a sheet: BadInput where it has no tuple.
    Result<void> end();
    /// The table of all sheets.
    Result<std::shared_ptr<const Table>> finish(const JobContext& job);

    const SheetCounts& counts() const { return m_counts; }
    std::size_t tuples() const { return m_tuples; }
    std::size_t width() const { return m_columns.size(); }

private:
    Result<void> oneRow(std::uint32_t number, const SheetRow& row);
    Result<bool> takeCells(std::uint32_t number, const SheetRow& row);
    Result<std::string_view> textOf(std::uint32_t number, const SheetCell& cell);
    Result<std::string_view> fault(WorkbookMessage what, const std::string& cell);
    void countCell(const SheetCell& cell, const std::string& name);
    void leaveOutHidden(const SheetRow& row);
    void findColumns();
    void addToNames();
    Result<void> useNames();
    Result<void> checkNames(const std::vector<std::string>& names) const;
    Result<void> compareNames(const std::vector<std::string>& names) const;
    Result<void> addTuple(std::uint32_t number);
    Result<void> fillGap();
    Result<void> append(std::uint32_t number);
    std::string headerCell(std::size_t column) const;
    template <class... Arguments>
    std::unexpected<Error> wrong(WorkbookMessage what, Arguments&&... with) const
    {
        return fail(ErrorCode::BadInput, {what, m_place.sheet, std::forward<Arguments>(with)...}, {.file = m_place.file});
    }

    const WorkbookOptions& m_options;
    const JobContext& m_job;
    std::size_t m_most;
    std::size_t m_kept = SIZE_MAX;
    Heard m_heard;

    std::optional<TableBuilder> m_builder;
    std::vector<std::string> m_header; ///< of the first sheet
    SourceLines m_lines;
    SheetCounts m_counts;
    std::size_t m_tuples = 0;
    std::size_t m_cellsWithRoom = std::size_t{1} << 24U;

    SheetPlace m_place; ///< of the present sheet, as all that follows
    CoveredCells m_covered;
    std::vector<bool> m_hidden;            ///< by column
    std::vector<std::uint32_t> m_columns;  ///< that are read
    std::vector<std::size_t> m_places;     ///< of each column of the range among them; their number where it is not read
    std::vector<bool> m_seenOutside;       ///< columns outside the range that hold something
    std::vector<std::string> m_names;      ///< by column, of the header's rows so far
    std::vector<std::string_view> m_cells; ///< of the present row
    bool m_named = false;
    std::uint32_t m_next = 1; ///< the row that is expected
    std::uint32_t m_gap = 0;  ///< the first of the empty rows since the last tuple; 0: none
    std::uint32_t m_gapRows = 0;
    std::uint32_t m_leftOut = 0; ///< hidden rows since the last tuple
    std::uint32_t m_lastFilled = 0;
    std::size_t m_tuplesHere = 0;
};

} // namespace tranche
