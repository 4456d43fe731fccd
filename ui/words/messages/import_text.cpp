// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(ImportMessage message, const Statement&)
{
    switch (message) {
    case ImportMessage::BadSigns: return tr("Delimiter and quote must each be one ASCII character that is not a line ending.");
    case ImportMessage::SameSigns: return tr("Delimiter and quote must be two different characters.");
    case ImportMessage::BadDecimalSign: return tr("The decimal sign must be a point or a comma.");
    case ImportMessage::UnknownEncoding:
        return tr("The encoding must be one of UTF-8, UTF-16LE, UTF-16BE, windows-1252, "
                  "ISO-8859-1, ISO-8859-15, ISO-8859-2, windows-1250, windows-1251, Shift_JIS, GB18030 and EUC-KR.");
    case ImportMessage::BadNames: return tr("The names given must all be different, and none may be empty.");
    case ImportMessage::CannotConvert: return tr("This computer cannot convert the encoding. Save the file as UTF-8.");
    case ImportMessage::NoFileNamed: return tr("No file was named to read the table from.");
    case ImportMessage::FileTwice: return tr("This file was named twice, so everybody in it would count twice. Name every file once.");
    case ImportMessage::NotDetectable:
        return tr("How the table is written can only be detected in an ordinary file. Choose delimiter, quote and encoding yourself, or "
                  "save the table as a file.");
    case ImportMessage::ZipFile:
        return tr("This is a spreadsheet (xlsx, ods) or another zip file, not delimited text. Save the table as CSV, or unpack the file.");
    case ImportMessage::EmptyZip: return tr("This is an empty zip file, not delimited text. Choose another file.");
    case ImportMessage::Packed: return tr("This file is packed (%1). Unpack it and read what was inside.");
    case ImportMessage::OldSpreadsheet: return tr("This is an old spreadsheet (xls), not delimited text. Save the table as CSV.");
    case ImportMessage::Database: return tr("This is a database (SQLite), not delimited text. Save the table as CSV.");
    case ImportMessage::Parquet: return tr("This is a Parquet file, not delimited text. Save the table as CSV.");
    case ImportMessage::Pdf: return tr("This is a PDF, not delimited text. Choose the table it was made from.");
    case ImportMessage::UnknownForm: return tr("This version cannot read a source of this kind.");
    case ImportMessage::Utf16: return tr("The file is in UTF-16. Choose UTF-16LE or UTF-16BE as its encoding.");
    }
    return {};
}

} // namespace tranche
