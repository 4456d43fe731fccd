// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/csv_options.h"

#include <cstddef>
#include <string_view>

namespace tranche {

/// The whole records at the front of a file.
struct CsvBeginning {
    std::size_t bytes = 0;   ///< that they take, lines that are skipped among them
    std::size_t records = 0; ///< the header among them
};

/// How much of `beginning`, the first bytes of a longer file as they stand there, are whole records under usable options. Where one of
/// them cannot be read, all bytes: whoever reads them finds the fault. O(bytes).
CsvBeginning wholeRecords(std::string_view beginning, const CsvOptions& options);

} // namespace tranche
