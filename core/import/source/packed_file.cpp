// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/source/packed_file.h"

#include "core/base/messages/import/source_message.h"
#include "core/import/source/source_kind.h"

#include <optional>

namespace tranche {

namespace {

std::optional<Statement> whyNoText(std::string_view firstBytes)
{
    switch (kindOfBytes(firstBytes)) {
    case SourceKind::Text: return std::nullopt;
    case SourceKind::ExcelWorkbook:
    case SourceKind::OpenWorkbook: return SourceMessage::Workbook;
    case SourceKind::LockedWorkbook: return SourceMessage::LockedWorkbook;
    case SourceKind::OldWorkbook: return SourceMessage::OldWorkbook;
    case SourceKind::Spss:
    case SourceKind::SpssPortable: return Statement(SourceMessage::StatisticalFile, "SPSS");
    case SourceKind::Stata: return Statement(SourceMessage::StatisticalFile, "Stata");
    case SourceKind::Sas:
    case SourceKind::SasTransport: return Statement(SourceMessage::StatisticalFile, "SAS");
    case SourceKind::Sqlite: return SourceMessage::SqliteFile;
    case SourceKind::Gzip:
    case SourceKind::Zstandard:
    case SourceKind::Zip: return SourceMessage::PackedStream;
    case SourceKind::OtherPacked: return Statement(SourceMessage::OtherPacked, packerOf(firstBytes));
    case SourceKind::Parquet: return SourceMessage::ParquetFile;
    case SourceKind::Pdf: return SourceMessage::PdfFile;
    }
    return std::nullopt;
}

} // namespace

Result<void> checkIsText(std::string_view firstBytes, const std::string& fileName)
{
    if (auto why = whyNoText(firstBytes))
        return fail(ErrorCode::BadInput, std::move(*why), {.file = fileName});
    return {};
}

} // namespace tranche
