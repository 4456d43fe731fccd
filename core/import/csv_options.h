// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tranche {

/// How a delimited text file is to be read (RFC 4180 with any single delimiter). Nothing is guessed: what stands here is used.
struct CsvOptions {
    char delimiter = ',';
    std::optional<char> quote = '"'; ///< nullopt: no quoting
    std::string encoding = "UTF-8";  ///< one of textEncodings()
    bool header = true;              ///< the first record names the attributes
    std::vector<std::string> names;  ///< given names, used instead of the header where not empty
    char decimal = '.';              ///< decimal sign of numbers; with ',' an attribute may have points all the same
    std::size_t skip = 0;            ///< physical lines to leave out at the beginning of each file
    std::string entry = {};          ///< of a zip with several tables, the name of the one to read; empty: the only one

    friend bool operator==(const CsvOptions&, const CsvOptions&) = default;
};

/// InvalidArgument when signs collide or cannot be used (delimiter equals quote, a line end, NUL), the encoding is unknown, or a
/// given name is empty or occurs twice.
Result<void> validate(const CsvOptions& options);

} // namespace tranche
