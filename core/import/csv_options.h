// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/text/record_choice.h"
#include "core/import/text/text_converter.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tranche {

/// What is done with records that have more or fewer fields than the first.
enum class RaggedRecords {
    Stop, ///< the first is a fault
    Pad,  ///< cells that lack at the end are empty; a record with too many fields is a fault all the same
    Skip, ///< they are left out, and counted
};

/// How a text file is to be read (RFC 4180 with any single delimiter, and what is usual beside it). Nothing is guessed: what stands here
/// is used.
struct CsvOptions {
    char delimiter = ',';
    std::optional<char> quote = '"'; ///< nullopt: no quoting
    std::string encoding = "UTF-8";  ///< one of textEncodings()
    bool header = true;              ///< the first record names the attributes
    std::vector<std::string> names;  ///< given names, used instead of the header where not empty
    char decimal = '.';              ///< decimal sign of numbers; with ',' an attribute may have points all the same
    std::size_t skip = 0;            ///< physical lines to leave out at the beginning of each file
    std::string entry = {};          ///< of a zip with several tables, the name of the one to read; empty: the only one

    std::string comment = {};        ///< lines that begin with it, outside quotes, are left out; empty: none
    std::size_t headerLines = 1;     ///< records that name the attributes, what they say joined by a blank; where there is a header
    std::optional<char> escape = {}; ///< stands before a quote, or itself, inside quotes; then a doubled quote is none
    RaggedRecords ragged = RaggedRecords::Stop;
    bool blanks = false;                  ///< runs of blanks and tabs stand between fields; the delimiter is not used
    std::vector<std::size_t> widths = {}; ///< characters of each field, in lines of fixed places; empty: fields are separated
    BadBytes badBytes = BadBytes::Stop;
    std::vector<RecordChoice> records = {}; ///< for single records, by file and line; they come before `ragged`

    friend bool operator==(const CsvOptions&, const CsvOptions&) = default;
};

/// InvalidArgument when signs collide or cannot be used (delimiter equals quote, a line end, NUL), the encoding is unknown, a given name
/// is empty or occurs twice, fields are to be told in two ways, or choices for records are not in order, name one record twice, or join
/// what cannot be joined.
Result<void> validate(const CsvOptions& options);

/// The same where so many files are to be read: a choice for a record of none of them is one more fault.
Result<void> validateFor(const CsvOptions& options, std::size_t files);

} // namespace tranche
