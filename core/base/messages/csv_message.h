// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: what is wrong with a delimited text file or with how it is to be read.
enum class CsvMessage : std::uint8_t {
    Ragged, ///< fields of the first record, fields of this one
    BlankLine,
    StrayQuote,
    UnclosedQuote,
    LoneReturn,
    MixedLineEnds,
    NulByte,
    NotInEncoding,
    Empty,
    TooFewLines, ///< lines to skip, lines there
    NoRecord,
    UnnamedField,  ///< field
    RepeatedName,  ///< field, field
    NamesDoNotFit, ///< names given, fields
    HeaderDiffers, ///< field
    LongField,
    NoSuchRecord,
    NothingToJoin,
};

constexpr Topic topicOf(CsvMessage)
{
    return Topic::Csv;
}

} // namespace tranche
