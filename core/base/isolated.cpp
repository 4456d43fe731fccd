// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/isolated.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace tranche {

namespace {

struct CodeRange {
    std::uint32_t first;
    std::uint32_t last;
};

// Blocks of the scripts that are written from right to left, and the signs that set a direction.
constexpr std::array rightToLeft{CodeRange{0x0590, 0x08ff},   CodeRange{0x200f, 0x200f},  CodeRange{0x202a, 0x202e},
                                 CodeRange{0x2066, 0x2069},   CodeRange{0xfb1d, 0xfdff},  CodeRange{0xfe70, 0xfefc},
                                 CodeRange{0x10800, 0x10fff}, CodeRange{0x1e800, 0x1efff}};

bool turnsAround(std::uint32_t code)
{
    return std::ranges::any_of(rightToLeft, [code](const CodeRange& range) { return code >= range.first && code <= range.last; });
}

/// Whether a sequence of UTF-8 that begins with `lead` may stand for a code from U+0590 on.
constexpr bool mayTurn(unsigned char lead)
{
    return lead >= 0xd6;
}

std::uint32_t codeAt(std::string_view text, std::size_t place)
{
    const auto lead = static_cast<unsigned char>(text[place]);
    const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (place + length > text.size())
        return 0;
    std::uint32_t code = lead & (0x7fU >> length);
    for (std::size_t i = 1; i < length; ++i)
        code = (code << 6) | (static_cast<unsigned char>(text[place + i]) & 0x3fU);
    return code;
}

} // namespace

std::string isolated(std::string_view text)
{
    for (std::size_t place = 0; place < text.size(); ++place)
        if (mayTurn(static_cast<unsigned char>(text[place])) && turnsAround(codeAt(text, place)))
            return "\u2068" + std::string(text) + "\u2069";
    return std::string(text);
}

} // namespace tranche
