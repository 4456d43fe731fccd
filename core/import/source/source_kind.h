// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <string_view>

namespace tranche {

/// What a file is, by its first bytes and, where these leave it open, by what it holds.
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

/// What is on disk under this path. What is no ordinary file (a pipe, a device) is Text: nothing of it is read. A damaged file is what it
/// begins like. NotFound, Io. O(1), and for a zip O(its entries).
Result<SourceKind> sourceKind(const std::filesystem::path& file);

/// How many of the first bytes decide.
inline constexpr std::size_t kindBytes = 1024;

/// What a file is that begins so: a workbook of today is a Zip, a locked one an OldWorkbook. O(1).
SourceKind kindOfBytes(std::string_view firstBytes);
/// The name of the program that packed a file of the kind OtherPacked, as "bzip2"; empty where it is none.
std::string_view packerOf(std::string_view firstBytes);

} // namespace tranche
