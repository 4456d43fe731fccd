// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(SourceMessage message, const Statement&)
{
    switch (message) {
    case SourceMessage::Workbook: return "This is a workbook (xlsx, ods). Open it as one, not as text.";
    case SourceMessage::LockedWorkbook: return "This workbook is locked with a password. Save a copy without one, then open that.";
    case SourceMessage::OldWorkbook: return "This is an old workbook (xls). Save it as xlsx, then open that.";
    case SourceMessage::StatisticalFile: return "This is a file of %1. Open it as one, not as text.";
    case SourceMessage::SqliteFile: return "This is a database (SQLite). Open it as one, not as text.";
    case SourceMessage::ParquetFile: return "This is a Parquet file, which cannot be read here. Save the table as CSV.";
    case SourceMessage::PdfFile: return "This is a PDF, not a table. Choose the table it was made from.";
    case SourceMessage::OtherPacked: return "This file is packed by %1, which cannot be read here. Unpack it, then open what was inside.";
    case SourceMessage::PackedStream: return "What is packed can be read from an ordinary file only. Unpack it first.";
    case SourceMessage::NotTextInside: return "What is packed in this file is not delimited text. Unpack it, then open what was inside.";
    case SourceMessage::PackedDamaged: return "This packed file is damaged. Nothing was read. Copy or download it again.";
    case SourceMessage::PackedCutOff: return "This packed file ends too early. Nothing was read. Copy or download it again.";
    case SourceMessage::PackedUnknownWay:
        return "This file is packed in a way that cannot be read here. Unpack it, then open what was inside.";
    case SourceMessage::PackedTooLarge: return "Unpacked, this file takes more than %1. If you trust it, unpack it yourself.";
    case SourceMessage::PackedTooDense:
        return "This file unpacks to more than %1 times its size, as files do that are made to fill a computer. If you trust it, unpack it "
               "yourself.";
    case SourceMessage::ZipEmpty: return "This zip file holds no table.";
    case SourceMessage::ZipSeveral: return "This zip file holds %1 tables: %2. Choose one: --entry NAME.";
    case SourceMessage::ZipNoEntry: return "This zip file holds nothing that is called %1.";
    case SourceMessage::ZipEntryLocked: return "What is in this zip file is locked with a password. Unpack it, then open what was inside.";
    case SourceMessage::NoZip: return "This file is no zip file, so nothing can be chosen in it.";
    }
    return "";
}

} // namespace tranche
