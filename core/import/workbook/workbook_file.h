// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/workbook/sheet_survey.h"
#include "core/import/workbook/workbook.h"
#include "core/import/workbook/workbook_options.h"
#include "core/import/workbook/workbook_tuples.h"

#include <cstddef>
#include <vector>

namespace tranche {

/// The place of the sheet to read among all. BadInput where the workbook has no such sheet, or none that is visible, or it is a chart.
Result<std::size_t> sheetOf(const Workbook& workbook, const WorkbookOptions& options);

/// What the options ask for of what is used. BadInput where nothing is in it.
Result<SheetPlace> placeOf(const Workbook& workbook, std::size_t sheet, const SheetSurvey& survey, const WorkbookOptions& options);

/// What of a workbook is not in the table, with counts.
std::vector<Statement> leftOutOf(const SheetCounts& counts, const WorkbookOptions& options);

} // namespace tranche
