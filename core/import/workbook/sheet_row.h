// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/workbook/cell_reference.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tranche {

/// A cell as the workbook stores it.
struct SheetCell {
    enum class Kind : std::uint8_t {
        Empty,
        Text,
        Number,   ///< with the digits that are stored
        Date,     ///< a day, a time or both, as ISO 8601 writes them
        Boolean,  ///< TRUE or FALSE
        Error,    ///< as "#N/A"
        NoResult, ///< a formula whose result was not saved
        BadValue, ///< what stands there is not what the cell says it is
        NoDay,    ///< a number that is to be a day, but is none
    };

    std::uint32_t column = 1;
    Kind kind = Kind::Empty;
    bool formula = false;
    bool covered = false; ///< by a merged cell; nobody sees what it holds
    std::string text = {};

    bool empty() const { return kind == Kind::Empty || covered || (kind == Kind::Text && text.empty()); }
};

/// Of all texts of a row; a text that many cells share stands in each of them.
inline constexpr std::uint64_t mostRowBytes = std::uint64_t{1} << 28U;

/// The cells of a row that are stored, by column; those between them are empty.
struct SheetRow {
    std::uint32_t number = 1;
    std::uint32_t repeats = 1; ///< so many rows, one below the other, are alike
    bool hidden = false;
    std::uint32_t lastColumn = 0; ///< that is stored, be it empty; 0 where it is not known
    std::vector<SheetCell> cells = {};
};

/// What a sheet is known to be before its cells are read.
struct SheetInfo {
    std::string name;
    bool hidden = false;
    bool hasCells = true; ///< false: a chart
};

/// Gets the cells of a sheet from the first row to the last.
class SheetListener {
public:
    SheetListener() = default;
    SheetListener(const SheetListener&) = delete;
    SheetListener& operator=(const SheetListener&) = delete;
    virtual ~SheetListener() = default;

    /// Before the first row: these columns are hidden.
    virtual void hiddenColumns(std::uint32_t first, std::uint32_t last) = 0;
    /// Rows come in ascending order; some that are empty are left out. An error ends the reading.
    virtual Result<void> row(const SheetRow& row) = 0;
    /// Anywhere: all cells of the range but the first are covered by it.
    virtual void merged(const CellRange& range) = 0;
    /// Whether it wants no more rows.
    virtual bool hasEnough() const { return false; }
};

} // namespace tranche
