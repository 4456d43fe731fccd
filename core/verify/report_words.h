// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace tranche {

/// 45222 -> "45,222".
inline std::string grouped(std::uint64_t number)
{
    auto text = std::to_string(number);
    for (auto place = static_cast<std::ptrdiff_t>(text.size()) - 3; place > 0; place -= 3)
        text.insert(static_cast<std::size_t>(place), 1, ',');
    return text;
}

/// "1 line", "2 lines".
inline std::string counted(std::uint64_t number, const std::string& thing)
{
    return grouped(number) + ' ' + thing + (number == 1 ? "" : "s");
}

} // namespace tranche
