// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

namespace {

QString problemText(TextMessage message, const Statement& said)
{
    switch (message) {
    case TextMessage::TooManyFields: return isOne(said, 0) ? tr("There is %1 field too many") : tr("There are %1 fields too many");
    case TextMessage::TooFewFields: return isOne(said, 0) ? tr("There is %1 field too few") : tr("There are %1 fields too few");
    case TextMessage::BlankLineInside: return tr("A blank line stands between records");
    case TextMessage::QuoteOpen: return tr("A quote opens and does not close");
    case TextMessage::QuoteStray: return tr("A quote stands inside a field, or text behind a closing quote");
    case TextMessage::OtherLineEnd: return tr("The line ends in another way than the first");
    case TextMessage::BytesNoText: return tr("Bytes are no text");
    case TextMessage::LongField: return tr("A field is longer than 100 MB");
    case TextMessage::NoNumber: return tr("The cell is no number");
    case TextMessage::FieldsAsFirst:
        return isOne(said, 0) ? tr("%1 field, as in the first record") : tr("%1 fields, as in the first record");
    case TextMessage::FieldsFound: return isOne(said, 0) ? tr("%1 field") : tr("%1 fields");
    case TextMessage::LastIsEmpty: return tr("%1 fields; the last is empty");
    case TextMessage::SecondQuote: return tr("a second quote before the next delimiter");
    case TextMessage::EndOfFile:
        return isOne(said, 0) ? tr("the end of the file, %1 line further on") : tr("the end of the file, %1 lines further on");
    case TextMessage::QuotesAtEnds: return tr("quotes at both ends of a field, and doubled inside");
    case TextMessage::TextIn: return tr("text in %1");
    case TextMessage::ByteFound: return tr("a byte %1");
    case TextMessage::NumberAsElsewhere:
        return isOne(said, 0) ? tr("a number, as in %1 other record") : tr("a number, as in %1 other records");
    case TextMessage::NotFoundBadText: return tr("text that is not valid in the encoding");
    case TextMessage::NotFoundUneven: return tr("records of another length");
    case TextMessage::NotFoundQuote: return tr("quotes that do not close");
    case TextMessage::NotFoundNumber: return tr("cells that are no number among numbers");
    default: return {};
    }
}

QString evidenceText(TextMessage message, const Statement& said)
{
    switch (message) {
    case TextMessage::FieldsInRecords:
        if (isOne(said, 2))
            return isOne(said, 0) ? tr("%1 field in %2 of %3 record") : tr("%1 fields in %2 of %3 record");
        return isOne(said, 0) ? tr("%1 field in %2 of %3 records") : tr("%1 fields in %2 of %3 records");
    case TextMessage::NoCommentChosen: return tr("no line begins with # or |");
    case TextMessage::NoSuchComment: return tr("no line begins so");
    case TextMessage::CommentsNotLeftOut:
        return isOne(said, 0) ? tr("%1 line begins with # or | and is read as a record")
                              : tr("%1 lines begin with # or | and are read as records");
    case TextMessage::HeaderNames:
        return isOne(said, 0) ? tr("%1 name, which does not read like a number") : tr("%1 names, no two alike, none reads like a number");
    case TextMessage::HeaderDoubtful: return tr("some names are empty, alike, or read like a number");
    case TextMessage::NoHeaderLikeData:
        return isOne(said, 0) ? tr("the first record has its number where the others have theirs")
                              : tr("the first record has its %1 numbers where the others have theirs");
    case TextMessage::NoHeader: return tr("the first record is data");
    case TextMessage::NamesFromHeader: return isOne(said, 0) ? tr("%1 name from the header") : tr("%1 names from the header");
    case TextMessage::NamesGiven: return tr("typed, %1 of %2");
    case TextMessage::NamesMadeUp: return isOne(said, 0) ? tr("%1 name made up") : tr("%1 names made up");
    case TextMessage::QuoteNotUsed: return tr("no field begins with a quote");
    case TextMessage::QuotedFields: return isOne(said, 0) ? tr("%1 field is in quotes") : tr("%1 fields are in quotes");
    case TextMessage::QuotesUnclear:
        return isOne(said, 0) ? tr("%1 quote opens, closes or stands in a wrong place")
                              : tr("%1 quotes open, close or stand in a wrong place");
    case TextMessage::NumbersWithSign:
        return isOne(said, 1) ? tr("numbers written so: %1, in %2 attribute") : tr("numbers written so: %1, in %2 attributes");
    case TextMessage::NumbersOtherwise:
        return isOne(said, 0) ? tr("%1 number is written with the other sign") : tr("%1 numbers are written with the other sign");
    case TextMessage::NoFractions: return tr("no number has a fraction");
    case TextMessage::EmptyCells: return isOne(said, 1) ? tr("empty cells: %1, in %2 attribute") : tr("empty cells: %1, in %2 attributes");
    case TextMessage::NoEmptyCell: return tr("no cell is empty");
    case TextMessage::MissingToken:
        return isOne(said, 1)   ? tr("%1 in %2 cell of %3 attribute; empty cells: %4")
               : isOne(said, 2) ? tr("%1 in %2 cells of %3 attribute; empty cells: %4")
                                : tr("%1 in %2 cells of %3 attributes; empty cells: %4");
    case TextMessage::EvenRecords: return isOne(said, 0) ? tr("every record has %1 field") : tr("every record has %1 fields");
    case TextMessage::UnevenRecords:
        if (isOne(said, 1))
            return tr("%1 of %2 record has another number of fields");
        return isOne(said, 0) ? tr("%1 of %2 records has another number of fields") : tr("%1 of %2 records have another number of fields");
    default: return problemText(message, said);
    }
}

QString sourceText(TextMessage message, const Statement& said)
{
    switch (message) {
    case TextMessage::BadComment:
        return tr("The beginning of comment lines must be 1 to 16 bytes on one line, and must not start with the delimiter or the quote.");
    case TextMessage::BadEscape: return tr("The escape must be one ASCII character beside delimiter and quote, and there must be a quote.");
    case TextMessage::BadHeaderLines: return tr("The header must have 1 to 100 lines.");
    case TextMessage::BadWidths: return tr("Each field must be 1 to 1,000,000 characters wide.");
    case TextMessage::TwoSeparations: return tr("Fields are told by a delimiter, by blanks or by their widths. Choose one.");
    case TextMessage::BadRecordChoice:
        return tr("Choices for single records must stand in the order of their lines, which count from 1; only joining names a field, from "
                  "1 too.");
    case TextMessage::RecordChosenTwice: return tr("Two things are chosen for the record in this line. Choose one.");
    case TextMessage::NothingBetweenFields:
        return tr("Nothing stands between fields of fixed places, so they cannot be joined. Leave the record out, or give other widths.");
    case TextMessage::RecordOfNoFile:
        return tr("Something is chosen for a record of a file that is not read. Name that file too, or take the choice back.");
    case TextMessage::CommentLines: return isOne(said, 0) ? tr("%1 comment line is left out") : tr("%1 comment lines are left out");
    case TextMessage::PaddedRecords:
        return isOne(said, 0) ? tr("%1 record with too few fields gets empty cells at its end")
                              : tr("%1 records with too few fields get empty cells at their end");
    case TextMessage::SkippedRecords: return isOne(said, 0) ? tr("%1 uneven record is left out") : tr("%1 uneven records are left out");
    case TextMessage::ChosenRecords:
        return isOne(said, 0) ? tr("%1 record is left out as chosen") : tr("%1 records are left out as chosen");
    case TextMessage::JoinedRecords:
        return isOne(said, 0) ? tr("fields joined as chosen in %1 record") : tr("fields joined as chosen in %1 records");
    case TextMessage::ReplacedBytes:
        return isOne(said, 0) ? tr("%1 byte that is no text is read as �") : tr("%1 bytes that are no text are read as �");
    case TextMessage::BlankLinesAtEnd: return isOne(said, 0) ? tr("the blank line at the end") : tr("%1 blank lines at the end");
    case TextMessage::SkippedLines:
        return isOne(said, 0) ? tr("%1 line at the beginning is skipped") : tr("%1 lines at the beginning are skipped");
    case TextMessage::AllAscii:
        return isOne(said, 0) ? tr("the %1 byte is ASCII: each encoding reads it alike")
                              : tr("all %1 bytes are ASCII: each encoding reads them alike");
    case TextMessage::BeyondAscii:
        return isOne(said, 0) ? tr("%1 character beyond ASCII, read as text") : tr("%1 characters beyond ASCII, all read as text");
    case TextMessage::MarkedEncoding: return tr("the file begins with the mark of this encoding");
    case TextMessage::NotInEncoding:
        return isOne(said, 0) ? tr("%1 place is no text in this encoding") : tr("%1 places are no text in this encoding");
    default: return evidenceText(message, said);
    }
}

} // namespace

QString windowText(TextMessage message, const Statement& said)
{
    return sourceText(message, said);
}

} // namespace tranche
