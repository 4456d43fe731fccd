// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/csv_options.h"

#include <filesystem>
#include <span>
#include <string_view>
#include <vector>

namespace tranche {

/// A proposal for how to read a file, to be shown to the curator and never used silently.
struct CsvProposal {
    CsvOptions options;
    std::vector<Statement> reasons; ///< the delimiter first; what is as usual has none
};

/// Looks at the first 256 KiB. NotFound or Io when the file cannot be read; BadInput when it is empty.
Result<CsvProposal> proposeCsvOptions(const std::filesystem::path& file);

/// The same for files that are one table: as the first is written, and with the comment lines of any of them.
Result<CsvProposal> proposeCsvOptions(std::span<const std::filesystem::path> files);

/// Whether a record can be a header: a name in every field, no two alike, none a number.
bool areHeaderNames(std::span<const std::string_view> record);

} // namespace tranche
