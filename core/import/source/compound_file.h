// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace tranche {

/// Whether a compound file of Microsoft's ([MS-CFB], .xls among others) is the envelope of a workbook of today under a password: one of its
/// streams is called "EncryptedPackage" ([MS-OFFCRYPTO] 2.3.4). False also where the file is damaged. O(entries), of which the first
/// thousands are looked at.
bool holdsLockedWorkbook(const std::filesystem::path& file);

} // namespace tranche
