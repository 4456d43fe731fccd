// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

namespace {

const char* problemText(TextMessage message, const Statement& said)
{
    switch (message) {
    case TextMessage::TooManyFields: return isOne(said, 0) ? "There is %1 field too many" : "There are %1 fields too many";
    case TextMessage::TooFewFields: return isOne(said, 0) ? "There is %1 field too few" : "There are %1 fields too few";
    case TextMessage::BlankLineInside: return "A blank line stands between records";
    case TextMessage::QuoteOpen: return "A quote opens and does not close";
    case TextMessage::QuoteStray: return "A quote stands inside a field, or text behind a closing quote";
    case TextMessage::OtherLineEnd: return "The line ends in another way than the first";
    case TextMessage::BytesNoText: return "Bytes are no text";
    case TextMessage::LongField: return "A field is longer than 100 MB";
    case TextMessage::NoNumber: return "The cell is no number";
    case TextMessage::FieldsAsFirst: return isOne(said, 0) ? "%1 field, as in the first record" : "%1 fields, as in the first record";
    case TextMessage::FieldsFound: return isOne(said, 0) ? "%1 field" : "%1 fields";
    case TextMessage::LastIsEmpty: return "%1 fields; the last is empty";
    case TextMessage::SecondQuote: return "a second quote before the next delimiter";
    case TextMessage::EndOfFile:
        return isOne(said, 0) ? "the end of the file, %1 line further on" : "the end of the file, %1 lines further on";
    case TextMessage::QuotesAtEnds: return "quotes at both ends of a field, and doubled inside";
    case TextMessage::TextIn: return "text in %1";
    case TextMessage::ByteFound: return "a byte %1";
    case TextMessage::NumberAsElsewhere: return isOne(said, 0) ? "a number, as in %1 other record" : "a number, as in %1 other records";
    case TextMessage::NotFoundBadText: return "text that is not valid in the encoding";
    case TextMessage::NotFoundUneven: return "records of another length";
    case TextMessage::NotFoundQuote: return "quotes that do not close";
    case TextMessage::NotFoundNumber: return "cells that are no number among numbers";
    default: return "";
    }
}

const char* evidenceText(TextMessage message, const Statement& said)
{
    switch (message) {
    case TextMessage::FieldsInRecords:
        if (isOne(said, 2))
            return isOne(said, 0) ? "%1 field in %2 of %3 record" : "%1 fields in %2 of %3 record";
        return isOne(said, 0) ? "%1 field in %2 of %3 records" : "%1 fields in %2 of %3 records";
    case TextMessage::NoCommentChosen: return "no line begins with # or |";
    case TextMessage::NoSuchComment: return "no line begins so";
    case TextMessage::CommentsNotLeftOut:
        return isOne(said, 0) ? "%1 line begins with # or | and is read as a record" : "%1 lines begin with # or | and are read as records";
    case TextMessage::HeaderNames:
        return isOne(said, 0) ? "%1 name, which does not read like a number" : "%1 names, no two alike, none reads like a number";
    case TextMessage::HeaderDoubtful: return "some names are empty, alike, or read like a number";
    case TextMessage::NoHeaderLikeData:
        return isOne(said, 0) ? "the first record has its number where the others have theirs"
                              : "the first record has its %1 numbers where the others have theirs";
    case TextMessage::NoHeader: return "the first record is data";
    case TextMessage::NamesFromHeader: return isOne(said, 0) ? "%1 name from the header" : "%1 names from the header";
    case TextMessage::NamesGiven: return "typed, %1 of %2";
    case TextMessage::NamesMadeUp: return isOne(said, 0) ? "%1 name made up" : "%1 names made up";
    case TextMessage::QuoteNotUsed: return "no field begins with a quote";
    case TextMessage::QuotedFields: return isOne(said, 0) ? "%1 field is in quotes" : "%1 fields are in quotes";
    case TextMessage::QuotesUnclear:
        return isOne(said, 0) ? "%1 quote opens, closes or stands in a wrong place" : "%1 quotes open, close or stand in a wrong place";
    case TextMessage::NumbersWithSign:
        return isOne(said, 1) ? "numbers written so: %1, in %2 attribute" : "numbers written so: %1, in %2 attributes";
    case TextMessage::NumbersOtherwise:
        return isOne(said, 0) ? "%1 number is written with the other sign" : "%1 numbers are written with the other sign";
    case TextMessage::NoFractions: return "no number has a fraction";
    case TextMessage::EmptyCells: return isOne(said, 1) ? "empty cells: %1, in %2 attribute" : "empty cells: %1, in %2 attributes";
    case TextMessage::NoEmptyCell: return "no cell is empty";
    case TextMessage::MissingToken:
        return isOne(said, 1)   ? "%1 in %2 cell of %3 attribute; empty cells: %4"
               : isOne(said, 2) ? "%1 in %2 cells of %3 attribute; empty cells: %4"
                                : "%1 in %2 cells of %3 attributes; empty cells: %4";
    case TextMessage::EvenRecords: return isOne(said, 0) ? "every record has %1 field" : "every record has %1 fields";
    case TextMessage::UnevenRecords:
        if (isOne(said, 1))
            return "%1 of %2 record has another number of fields";
        return isOne(said, 0) ? "%1 of %2 records has another number of fields" : "%1 of %2 records have another number of fields";
    default: return problemText(message, said);
    }
}

const char* sourceText(TextMessage message, const Statement& said)
{
    switch (message) {
    case TextMessage::BadComment:
        return "The beginning of comment lines must be 1 to 16 bytes on one line, and must not start with the delimiter or the quote.";
    case TextMessage::BadEscape: return "The escape must be one ASCII character beside delimiter and quote, and there must be a quote.";
    case TextMessage::BadHeaderLines: return "The header must have 1 to 100 lines.";
    case TextMessage::BadWidths: return "Each field must be 1 to 1,000,000 characters wide.";
    case TextMessage::TwoSeparations: return "Fields are told by a delimiter, by blanks or by their widths. Choose one.";
    case TextMessage::BadRecordChoice:
        return "Choices for single records must stand in the order of their lines, which count from 1; only joining names a field, from 1 "
               "too.";
    case TextMessage::RecordChosenTwice: return "Two things are chosen for the record in this line. Choose one.";
    case TextMessage::NothingBetweenFields:
        return "Nothing stands between fields of fixed places, so they cannot be joined. Leave the record out, or give other widths.";
    case TextMessage::RecordOfNoFile:
        return "Something is chosen for a record of a file that is not read. Name that file too, or take the choice back.";
    case TextMessage::CommentLines: return isOne(said, 0) ? "%1 comment line is left out" : "%1 comment lines are left out";
    case TextMessage::PaddedRecords:
        return isOne(said, 0) ? "%1 record with too few fields gets empty cells at its end"
                              : "%1 records with too few fields get empty cells at their end";
    case TextMessage::SkippedRecords: return isOne(said, 0) ? "%1 uneven record is left out" : "%1 uneven records are left out";
    case TextMessage::ChosenRecords: return isOne(said, 0) ? "%1 record is left out as chosen" : "%1 records are left out as chosen";
    case TextMessage::JoinedRecords:
        return isOne(said, 0) ? "fields joined as chosen in %1 record" : "fields joined as chosen in %1 records";
    case TextMessage::ReplacedBytes:
        return isOne(said, 0) ? "%1 byte that is no text is read as U+FFFD" : "%1 bytes that are no text are read as U+FFFD";
    case TextMessage::BlankLinesAtEnd: return isOne(said, 0) ? "the blank line at the end" : "%1 blank lines at the end";
    case TextMessage::SkippedLines: return isOne(said, 0) ? "%1 line at the beginning is skipped" : "%1 lines at the beginning are skipped";
    case TextMessage::AllAscii:
        return isOne(said, 0) ? "the %1 byte is ASCII: each encoding reads it alike"
                              : "all %1 bytes are ASCII: each encoding reads them alike";
    case TextMessage::BeyondAscii:
        return isOne(said, 0) ? "%1 character beyond ASCII, read as text" : "%1 characters beyond ASCII, all read as text";
    case TextMessage::MarkedEncoding: return "the file begins with the mark of this encoding";
    case TextMessage::NotInEncoding:
        return isOne(said, 0) ? "%1 place is no text in this encoding" : "%1 places are no text in this encoding";
    default: return evidenceText(message, said);
    }
}

} // namespace

const char* englishText(TextMessage message, const Statement& said)
{
    return sourceText(message, said);
}

} // namespace tranche
