// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(CsvMessage message, const Statement& said)
{
    switch (message) {
    case CsvMessage::Ragged:
        return isOne(said, 1) ? tr("This line has %2 field; the first record has %1. Check the delimiter and the quotes.")
                              : tr("This line has %2 fields; the first record has %1. Check the delimiter and the quotes.");
    case CsvMessage::BlankLine: return tr("This line is blank. Remove it, or check that the table does not go on below it.");
    case CsvMessage::StrayQuote: return tr("There is a quote inside a field. Double it, or read the file without quotes.");
    case CsvMessage::UnclosedQuote:
        return tr("The quote that opens in this line is never closed. Close it, or read the file without quotes.");
    case CsvMessage::LoneReturn:
        return tr("The file mixes different line endings: a carriage return stands alone. Put the field in quotes, or save the file with "
                  "one kind of line ending.");
    case CsvMessage::MixedLineEnds:
        return tr("The file mixes different line endings: a line feed in a file whose lines end in a carriage return. Save it with one "
                  "kind of line ending.");
    case CsvMessage::NulByte: return tr("The file contains a NUL byte, so it is not plain text. Save the table as text in UTF-8.");
    case CsvMessage::NotInEncoding:
        return tr("The bytes are not text in the chosen encoding. Choose the file's encoding, or save it as UTF-8.");
    case CsvMessage::Empty: return tr("The file has no table in it. Choose another file.");
    case CsvMessage::TooFewLines:
        return isOne(said, 0) ? tr("The file is too short: %1 line is to be skipped, but it has only %2. Skip fewer.")
                              : tr("The file is too short: %1 lines are to be skipped, but it has only %2. Skip fewer.");
    case CsvMessage::NoRecord: return tr("The file has a header but no records. Choose another file, or say that it has no header.");
    case CsvMessage::UnnamedField: return tr("Field %1 of the header has no name. Name it, or say that the file has no header.");
    case CsvMessage::RepeatedName:
        return tr("Fields %1 and %2 of the header have the same name. Rename one, or say that the file has no header.");
    case CsvMessage::NamesDoNotFit:
        return tr("The names do not fit. Names given: %1; fields in a record: %2. Give one name for each field, or check the delimiter.");
    case CsvMessage::HeaderDiffers:
        return tr("Field %1 has another name than in the first file. Read only files with the same fields together.");
    case CsvMessage::NoSuchRecord:
        return tr("The record in this line is to be left out, but none that does not fit the others begins here. The choice was made for "
                  "another file: take it back, or read that file.");
    case CsvMessage::NothingToJoin:
        return tr("Fields of the record in this line are to be joined, but none with too many fields begins here. The choice was made for "
                  "another file: take it back, or read that file.");
    case CsvMessage::LongField:
        return tr("A field that begins in this line has more than 100 MB. Check whether a quote is missing before it.");
    }
    return {};
}

} // namespace tranche
