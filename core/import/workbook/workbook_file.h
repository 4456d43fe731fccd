// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/source/input_file.h"
#include "core/import/workbook/sheet_survey.h"
#include "core/import/workbook/workbook.h"
#include "core/import/workbook/workbook_options.h"
#include "core/import/workbook/workbook_tuples.h"
#include "core/jobs/job_context.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tranche {

/// Open all files, each once. InvalidArgument where there is none, or one is named twice; NotFound, Io.
Result<std::vector<InputFile>> openWorkbookFiles(std::span<const std::filesystem::path> files);

/// All bytes of a file. They are packed: what they hold is read from memory, so that nobody can change it meanwhile. BadInput where
/// somebody wrote to it; Io, OutOfMemory.
Result<std::string> bytesOf(InputFile& file, JobContext& job);

/// The place of the sheet to read among all. BadInput where the workbook has no such sheet, or none that is visible, or it is a chart.
Result<std::size_t> sheetOf(const Workbook& workbook, const WorkbookOptions& options);

/// What the options ask for of what is used. BadInput where nothing is in it.
Result<SheetPlace> placeOf(const Workbook& workbook, std::size_t sheet, const SheetSurvey& survey, const WorkbookOptions& options);

/// What of a workbook is not in the table, with counts.
std::vector<Statement> leftOutOf(const SheetCounts& counts, const WorkbookOptions& options);

} // namespace tranche
