// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: how a text was read, and what was seen in it. Evidence is worded as part of a row, without a full stop.
enum class TextMessage : std::uint8_t {
    BadComment,
    BadEscape,
    BadHeaderLines,
    BadWidths,
    TwoSeparations,
    BadRecordChoice,
    RecordChosenTwice, ///< place: the line
    NothingBetweenFields,
    RecordOfNoFile,
    CommentLines,    ///< lines; place: the first
    PaddedRecords,   ///< records; place: the first
    SkippedRecords,  ///< records; place: the first
    ChosenRecords,   ///< records that were left out one by one; place: the first
    JoinedRecords,   ///< records; place: the first
    ReplacedBytes,   ///< bytes; place: the file
    BlankLinesAtEnd, ///< lines; place: the file
    SkippedLines,    ///< lines; place: the file
    AllAscii,        ///< bytes
    BeyondAscii,     ///< characters
    MarkedEncoding,
    NotInEncoding,   ///< places; place: the first
    FieldsInRecords, ///< fields, records that agree, records
    NoCommentChosen,
    NoSuchComment,
    CommentsNotLeftOut, ///< lines; place: the first
    HeaderNames,        ///< names
    HeaderDoubtful,
    NoHeaderLikeData, ///< numbers
    NoHeader,
    NamesFromHeader, ///< names
    NamesGiven,      ///< names, fields
    NamesMadeUp,     ///< names
    QuoteNotUsed,
    QuotedFields,     ///< fields
    QuotesUnclear,    ///< places; place: the first
    NumbersWithSign,  ///< cells, attributes
    NumbersOtherwise, ///< cells; place: the first
    NoFractions,
    EmptyCells, ///< cells, attributes
    NoEmptyCell,
    MissingToken,  ///< token, cells, attributes, empty cells
    EvenRecords,   ///< fields
    UnevenRecords, ///< records, of how many; place: the first
    TooManyFields, ///< fields
    TooFewFields,  ///< fields
    BlankLineInside,
    QuoteOpen,
    QuoteStray,
    OtherLineEnd,
    BytesNoText,
    LongField,
    NoNumber,
    FieldsAsFirst, ///< fields
    FieldsFound,   ///< fields
    LastIsEmpty,   ///< fields
    SecondQuote,
    EndOfFile, ///< lines
    QuotesAtEnds,
    TextIn,            ///< encoding
    ByteFound,         ///< byte in hexadecimal digits
    NumberAsElsewhere, ///< records
    NotFoundBadText,
    NotFoundUneven,
    NotFoundQuote,
    NotFoundNumber,
};

constexpr Topic topicOf(TextMessage)
{
    return Topic::Text;
}

} // namespace tranche
