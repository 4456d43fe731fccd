// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace tranche {

/// What a file is, by its first bytes and, where these leave it open, by the end of its name.
enum class SourceKind {
    Text,           ///< and whatever is not known
    ExcelWorkbook,  ///< .xlsx
    OpenWorkbook,   ///< .ods
    LockedWorkbook, ///< either, under a password
    OldWorkbook,    ///< .xls
    Spss,           ///< .sav, .zsav
    SpssPortable,   ///< .por
    Stata,          ///< .dta
    Sas,            ///< .sas7bdat
    SasTransport,   ///< .xpt
    Sqlite,
    Gzip,
    Zstandard,
    Zip, ///< no workbook
    OtherPacked,
    Parquet,
    Pdf,
};

/// NotFound, Io.
Result<SourceKind> sourceKind(const std::filesystem::path& file);

} // namespace tranche
