// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/text_table.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tranche::cli {

namespace {

std::size_t widthOf(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

} // namespace

std::string TextTable::text() const
{
    std::vector<std::size_t> widths(m_aligns.size(), 0);
    for (const auto& line : m_lines)
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], widthOf(line[i]));
    std::string text;
    for (const auto& line : m_lines) {
        std::string out;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const std::string gap(widths[i] - widthOf(line[i]), ' ');
            out += i == 0 ? "" : "  ";
            out += m_aligns[i] == Align::Right ? gap + line[i] : line[i] + gap;
        }
        out.erase(out.find_last_not_of(' ') + 1);
        text += out + '\n';
    }
    return text;
}

std::string decimal(double number, int digits)
{
    std::array<char, 400> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number, std::chars_format::fixed, digits).ptr;
    return {buffer.data(), end};
}

std::string counted(std::size_t number, std::string_view one, std::string_view many)
{
    return grouped(number) + ' ' + std::string(number == 1 ? one : many);
}

std::string joined(const std::vector<std::string>& names, std::string_view separator)
{
    std::string text;
    for (const auto& name : names)
        text.append(text.empty() ? "" : separator).append(printable(name));
    return text;
}

} // namespace tranche::cli
