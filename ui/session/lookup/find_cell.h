// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/table/table.h"

#include <QString>

#include <cstddef>
#include <optional>

namespace tranche {

/// A cell of the source table.
struct TableCell {
    std::size_t row = 0;
    SourceId attribute;

    friend bool operator==(const TableCell&, const TableCell&) = default;
};

/// Where to look for the next cell.
struct CellSearch {
    QString text;                  ///< that the cell contains, ignoring case
    std::optional<TableCell> from; ///< the last one to be looked at; none: the first, or the last where the search goes back
    bool forward = true;
};

/// The next cell, row by row, wrapping. None where no cell contains the text, or where that is empty.
/// O(spellings + cells).
std::optional<TableCell> findCell(const Table& table, const CellSearch& search, const JobContext& job);

} // namespace tranche
