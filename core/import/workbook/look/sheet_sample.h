// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/workbook/cell_reference.h"
#include "core/import/workbook/sheet_survey.h"

#include <cstdint>
#include <deque>
#include <string>
#include <vector>

namespace tranche {

/// Part of a sheet as it stands there, for the eyes of the person who opens it: its first rows, and its last ones.
struct SheetSight {
    struct Row {
        std::uint32_t number = 1;
        bool hidden = false;
        std::vector<std::string> cells = {}; ///< from the first column of the sheet
    };

    std::vector<Row> rows = {};           ///< ascending; those that are not there are empty, or between the first and the last ones
    std::uint32_t firstRowsEnd = 0;       ///< up to this row none is left out
    std::uint32_t columns = 0;            ///< that are shown
    std::vector<bool> hiddenColumns = {}; ///< by column; shorter: the others are not
    CellRange range = {};                 ///< what is read
    std::uint32_t headerRows = 0;         ///< of it that name the attributes
};

/// Takes a few rows of a sheet along while it is surveyed.
class SheetSampler final : public SheetListener {
public:
    static constexpr std::uint32_t firstRows = 60;
    static constexpr std::size_t lastRows = 20;
    static constexpr std::uint32_t mostColumns = 200;

    explicit SheetSampler(SheetSurvey& survey) : m_survey(survey) {}

    void hiddenColumns(std::uint32_t first, std::uint32_t last) override;
    Result<void> row(const SheetRow& row) override;
    void merged(const CellRange& range) override { m_survey.merged(range); }
    bool hasEnough() const override { return m_survey.hasEnough(); }

    /// What was taken, as it is read by the range and so many header rows. O(rows).
    SheetSight sight(const CellRange& range, std::size_t headerRows) const;

private:
    SheetSurvey& m_survey;
    std::vector<bool> m_hidden;
    std::vector<SheetSight::Row> m_first;
    std::deque<SheetSight::Row> m_last;
    std::uint32_t m_columns = 0;
};

} // namespace tranche
