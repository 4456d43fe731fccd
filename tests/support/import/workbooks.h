// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include <filesystem>
#include <map>
#include <string>

namespace tranche::test {

using Parts = std::map<std::string, std::string>;

/// A zip archive of these parts, deflated.
std::string zipOf(const Parts& parts);

/// Write bytes into a file of the folder, and say where.
std::filesystem::path fileIn(const QTemporaryDir& folder, const std::string& name, const std::string& bytes);

/// The parts of the smallest Excel workbook: one sheet, "Data", with these rows, as they stand inside of <sheetData>.
Parts excelParts(const std::string& rows);

/// The same of an OpenDocument workbook; `rows` as they stand inside of <table:table>.
Parts openParts(const std::string& rows);

} // namespace tranche::test
