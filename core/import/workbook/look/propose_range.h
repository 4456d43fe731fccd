// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/workbook/sheet_survey.h"

#include <string>

namespace tranche {

/// The range in which the table of a sheet probably stands, to be shown and overruled: from the first row that fills more than half of the
/// columns that the fullest of the first rows fills, to the last row above a total or a note, which fills at most a quarter of them. Empty
/// where all that is used belongs to it. Of a sheet that was not looked at to its end, the range is open below.
std::string proposedRange(const SheetSurvey& survey);

} // namespace tranche
