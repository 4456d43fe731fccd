// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <filesystem>
#include <string_view>

namespace tranche {

/// Whether a file is a workbook by the end of its name.
inline bool isNamedAsWorkbook(const std::filesystem::path& file)
{
    auto end = file.extension().string();
    for (auto& letter : end)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    return end == ".xlsx" || end == ".xlsm" || end == ".ods";
}

} // namespace tranche
