// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <charconv>
#include <string>
#include <vector>

namespace tranche {

// How numbers, answers and lists stand in a finding.

/// The shortest decimal that is read back as this number: "0.05", "1".
inline std::string numberText(double number)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    return {digits.data(), end.ptr};
}

inline std::string yesText(bool yes)
{
    return yes ? "yes" : "no";
}

inline std::string listText(const std::vector<std::string>& words)
{
    std::string text;
    for (const auto& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

} // namespace tranche
