// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/workbook/archive/part_reader.h"
#include "core/import/workbook/sheet_row.h"

#include <cstdint>

namespace tranche {

/// A cell of an OpenDocument sheet, and how many of its like stand side by side.
struct OpenCell {
    SheetCell cell;
    std::uint32_t repeats = 1;
};

/// The cell whose start was read last, to its end. Comments and drawings in it are left out.
OpenCell readOpenCell(PartReader& reader);

} // namespace tranche
