// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/import_look.h"
#include "core/import/workbook/workbook.h"
#include "core/import/workbook/workbook_tuples.h"

#include <optional>
#include <vector>

namespace tranche {

/// What was seen of a workbook.
struct WorkbookSight {
    const WorkbookOptions& options;
    const std::vector<SheetInfo>& sheets;
    int daysFrom = 0;
    CellRange range;
    std::size_t rowsAbove = 0; ///< that hold something
    std::size_t width = 0;
    const SheetCounts& counts;
    std::optional<Error> names = {}; ///< what is wrong with them
};

/// A row for each choice about a workbook.
std::vector<Evidence> workbookEvidence(const WorkbookSight& seen);

} // namespace tranche
