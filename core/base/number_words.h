// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>

namespace tranche {

/// 45222 -> "45,222": a count as English texts have it.
inline std::string grouped(std::uint64_t number)
{
    auto text = std::to_string(number);
    for (std::size_t end = text.size(); end > 3; end -= 3)
        text.insert(end - 3, 1, ',');
    return text;
}

/// "1st", "2nd", "3rd", "11th", "21st", "1,003rd".
inline std::string ordinal(std::uint64_t number)
{
    const auto teens = number % 100 / 10 == 1;
    const auto last = number % 10;
    return grouped(number) + (teens || last == 0 || last > 3 ? "th" : last == 1 ? "st" : last == 2 ? "nd" : "rd");
}

/// A small count as a word: "no", "one" ... "twelve", else its digits.
inline std::string countWord(std::uint64_t number)
{
    constexpr const char* words[]
        = {"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"};
    return number < std::size(words) ? words[number] : grouped(number);
}

} // namespace tranche
