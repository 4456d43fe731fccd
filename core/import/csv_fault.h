// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace tranche {

/// What makes a delimited text file unreadable, and where. Holds counts and positions, never a cell.
struct CsvFault {
    enum class Kind {
        Ragged,           ///< a record of `found` fields where `expected` are in every other
        BlankLine,        ///< a line without a character between records of `expected` fields
        StrayQuote,       ///< a quote inside an unquoted field, or text after a closing quote
        UnclosedQuote,    ///< the file ends inside a field whose quote was opened in this line
        LoneCr,           ///< a carriage return that ends no line
        MixedLineEnds,    ///< a line feed in a file whose lines end in a carriage return
        Nul,              ///< a byte 0
        Encoding,         ///< bytes that are not text in the encoding
        Empty,            ///< no record at all
        TooFewLines,      ///< fewer lines than were to be skipped
        NoTuple,          ///< a header and nothing else
        UnnamedAttribute, ///< field `found` of the header has no name
        RepeatedName,     ///< fields `expected` and `found` of the header have one name
        NamesDoNotFit,    ///< `expected` names were given, the first record has `found` fields
        HeaderDiffers,    ///< field `found` of the header has another name than in the first file
        LongField,        ///< a field that is longer than any may be
        NoSuchRecord,     ///< no record that could be left out begins in this line, where one was to be
        NothingToJoin,    ///< no record with fields to join begins in this line, where some were to be joined
    };

    Kind kind = Kind::Empty;
    std::uint64_t line = 0; ///< 1-based physical line; 0 when the whole file is meant
    std::size_t expected = 0;
    std::size_t found = 0;

    friend bool operator==(const CsvFault&, const CsvFault&) = default;
};

/// The fault as it is said to people; `file` is a base name.
Error errorOf(const CsvFault& fault, std::string file);

} // namespace tranche
