// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(SourceMessage message, const Statement&)
{
    switch (message) {
    case SourceMessage::Workbook: return tr("This is a workbook (xlsx, ods). Open it as one, not as text.");
    case SourceMessage::LockedWorkbook: return tr("This workbook is locked with a password. Save a copy without one, then open that.");
    case SourceMessage::OldWorkbook: return tr("This is an old workbook (xls). Save it as xlsx, then open that.");
    case SourceMessage::StatisticalFile: return tr("This is a file of %1. Open it as one, not as text.");
    case SourceMessage::SqliteFile: return tr("This is a database (SQLite). Open it as one, not as text.");
    case SourceMessage::ParquetFile: return tr("This is a Parquet file, which cannot be read here. Save the table as CSV.");
    case SourceMessage::PdfFile: return tr("This is a PDF, not a table. Choose the table it was made from.");
    case SourceMessage::OtherPacked:
        return tr("This file is packed by %1, which cannot be read here. Unpack it, then open what was inside.");
    case SourceMessage::PackedStream: return tr("What is packed can be read from an ordinary file only. Unpack it first.");
    case SourceMessage::NotTextInside:
        return tr("What is packed in this file is not delimited text. Unpack it, then open what was inside.");
    case SourceMessage::PackedDamaged: return tr("This packed file is damaged. Nothing was read. Copy or download it again.");
    case SourceMessage::PackedCutOff: return tr("This packed file ends too early. Nothing was read. Copy or download it again.");
    case SourceMessage::PackedUnknownWay:
        return tr("This file is packed in a way that cannot be read here. Unpack it, then open what was inside.");
    case SourceMessage::PackedTooLarge: return tr("Unpacked, this file takes more than %1. If you trust it, unpack it yourself.");
    case SourceMessage::PackedTooDense:
        return tr("This file unpacks to more than %1 times its size, as files do that are made to fill a computer. If you trust it, unpack "
                  "it yourself.");
    case SourceMessage::ZipEmpty: return tr("This zip file holds no table.");
    case SourceMessage::ZipSeveral: return tr("This zip file holds %1 tables: %2. Choose one.");
    case SourceMessage::ZipNoEntry: return tr("This zip file holds nothing that is called %1.");
    case SourceMessage::ZipEntryLocked:
        return tr("What is in this zip file is locked with a password. Unpack it, then open what was inside.");
    case SourceMessage::NoZip: return tr("This file is no zip file, so nothing can be chosen in it.");
    }
    return {};
}

} // namespace tranche
