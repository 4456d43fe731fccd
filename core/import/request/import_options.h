// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/conversion/conversion.h"
#include "core/import/csv_options.h"
#include "core/import/database/database_options.h"
#include "core/import/statistical/statistical_options.h"
#include "core/import/workbook/workbook_options.h"

#include <utility>
#include <variant>
#include <vector>

namespace tranche {

/// What kind of source a table comes from, and how it is read.
using SourceForm = std::variant<CsvOptions, WorkbookOptions, StatisticalOptions, DatabaseOptions>;

/// All that was decided about reading a source. The same source read by the same options gives the same table, byte for byte.
struct ImportOptions {
    ImportOptions(SourceForm how = CsvOptions(), std::vector<Conversion> cells = {}) : form(std::move(how)), conversions(std::move(cells))
    {
    }
    ImportOptions(CsvOptions csv) : form(std::move(csv)) {}

    SourceForm form;
    std::vector<Conversion> conversions; ///< one after another, once all cells were read

    /// The options of delimited text; null where the source is none.
    const CsvOptions* csv() const { return std::get_if<CsvOptions>(&form); }
    CsvOptions* csv() { return std::get_if<CsvOptions>(&form); }

    friend bool operator==(const ImportOptions&, const ImportOptions&) = default;
};

/// InvalidArgument where options cannot be used: see validate(const CsvOptions&).
Result<void> validate(const ImportOptions& options);

} // namespace tranche
