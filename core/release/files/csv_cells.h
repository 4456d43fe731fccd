// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipe/release_options.h"

#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// Whether a spreadsheet would run this cell: it begins with = + - @, tab or return. A plain number such as -5 is not run.
bool isFormulaCell(std::string_view text);

/// What stands in a cell, as a reader of CSV sees it.
///
/// Prefixed: an apostrophe goes before a formula cell, and before a cell that is a formula after its leading apostrophes;
/// so taking one apostrophe away again is always right and no two values are written alike.
std::string writtenText(std::string_view text, FormulaCells formulaCells);

/// The same as it is written: RFC 4180, quoted only where needed.
std::string csvCell(std::string_view text, FormulaCells formulaCells);

/// Cells joined by commas, with the line end.
std::string csvLine(const std::vector<std::string>& cells, FormulaCells formulaCells);

} // namespace tranche
