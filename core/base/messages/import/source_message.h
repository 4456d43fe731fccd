// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: what a file is, and what is packed in it.
enum class SourceMessage : std::uint8_t {
    Workbook,         ///< place: the file
    LockedWorkbook,   ///< place: the file
    OldWorkbook,      ///< place: the file
    StatisticalFile,  ///< of which program; place: the file
    SqliteFile,       ///< place: the file
    ParquetFile,      ///< place: the file
    PdfFile,          ///< place: the file
    OtherPacked,      ///< packer; place: the file
    PackedStream,     ///< place: the file
    NotTextInside,    ///< place: the file
    PackedDamaged,    ///< place: the file
    PackedCutOff,     ///< place: the file
    PackedUnknownWay, ///< place: the file
    PackedTooLarge,   ///< bytes; place: the file
    PackedTooDense,   ///< how many times; place: the file
    ZipEmpty,         ///< place: the file
    ZipSeveral,       ///< how many, their names; place: the file
    ZipNoEntry,       ///< name; place: the file
    ZipEntryLocked,   ///< place: the file
    NoZip,            ///< place: the file
};

constexpr Topic topicOf(SourceMessage)
{
    return Topic::Source;
}

} // namespace tranche
