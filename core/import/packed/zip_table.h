// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/packed/unpacking.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace tranche {

/// A file in a zip that may be a table.
struct ZipTable {
    std::string name;        ///< as the zip gives it, folders before it; UTF-8
    std::uint64_t bytes = 0; ///< unpacked, as the zip says
};

/// The files of a zip that are tables by the ends of their names (csv, tsv, tab, psv, dat, data, txt), in the order of the zip; where none
/// is, all files. Folders, and what macOS and Windows leave behind, are none. NotFound, Io; BadInput where it is damaged. O(entries).
Result<std::vector<ZipTable>> tablesInZip(const std::filesystem::path& file);

/// A table in a zip, and how large it will be.
struct ZipReading {
    UnpackedRead read;
    std::uint64_t bytes = 0;
};

/// What reads the table `entry` of a zip, or the only one where none is named. The zip's bytes are heard before. BadInput where it holds
/// none or several (InvalidArgument: one is to be named), a workbook, or is damaged; NotFound where it has no such entry; NotSupported
/// where that is locked, or packed in a way that is not known.
Result<ZipReading> readInZip(PackedInput input, const std::string& entry);

} // namespace tranche
