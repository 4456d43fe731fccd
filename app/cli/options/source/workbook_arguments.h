// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/arguments.h"
#include "core/import/workbook/workbook_options.h"

#include <string_view>

namespace tranche::cli {

/// How a workbook is to be read: what was given of --sheet, --range, --header-rows, --hidden-rows, --error-cells, --no-header and --names.
/// InvalidArgument for what cannot be meant.
Result<WorkbookOptions> workbookOptions(const Arguments& arguments);

/// The word of --error-cells.
std::string_view errorCellsName(WorkbookOptions::ErrorCells errors);

} // namespace tranche::cli
