// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/csv_fault.h"
#include "core/import/csv_options.h"
#include "core/import/text/record_scanner.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tranche::test {

/// What a delimited text says, read one byte after the other by the rules as they are written. Header checks are not done.
struct SlowReading {
    std::vector<std::vector<std::string>> records; ///< those before the fault
    std::optional<CsvFault> fault;
    std::vector<std::uint64_t> lines = {}; ///< of the records
    MetInText met = {};
};

/// Uses delimiter, quote, escape, comment, what is done with uneven records, and the choices for single ones.
SlowReading readSlowly(std::string_view text, const CsvOptions& options);

} // namespace tranche::test
