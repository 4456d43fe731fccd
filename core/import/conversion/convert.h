// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/conversion/conversion.h"
#include "core/jobs/job_context.h"
#include "core/table/table.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tranche {

/// What came of one conversion.
struct ConversionCount {
    std::size_t changed = 0;              ///< cells that are no longer as they stood before it
    std::size_t left = 0;                 ///< PlainNumbers: cells that are neither empty nor such a number, and stay as they stand
    std::vector<std::string> absent = {}; ///< attributes that it names and the table does not have

    friend bool operator==(const ConversionCount&, const ConversionCount&) = default;
};

/// A table and what became of its cells.
struct Converted {
    std::shared_ptr<const Table> table;
    std::vector<ConversionCount> counts; ///< one for each conversion
};

/// InvalidArgument where a conversion cannot be used: decimal sign neither point nor comma, groups parted by more than one character, a
/// digit, a sign or the decimal sign itself, nothing to be removed, or a text that becomes itself.
Result<void> validate(const Conversion& conversion);

/// Do conversions one after another to all cells (DEFINITIONS, Conversions). Each spelling is converted once; spellings that become equal
/// are one from then on. Attributes in which no cell changes are shared with the table given, and lines are kept.
/// InvalidArgument as validate(); OutOfMemory. O(spellings * conversions + cells of attributes with a cell that changes or does not fit).
Result<Converted> convert(std::shared_ptr<const Table> table, std::span<const Conversion> conversions, JobContext& job);

} // namespace tranche
