// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// What is done to cells after they were read, because a person agreed to it. Without a conversion every cell stays as it stands.
struct Conversion {
    enum class Kind {
        TrimBlanks,   ///< blanks and tabs at both ends are removed
        PlainNumbers, ///< numbers with groups, a decimal comma, a percent sign or a currency become `-1234.56`; other cells stay
        RemoveEnd,    ///< `text` is removed at the end of a cell that has it there
        ReadAs,       ///< a cell that is `text` becomes `becomes`
    };

    Kind kind = Kind::TrimBlanks;
    std::vector<std::string> attributes = {}; ///< by name; empty: all
    std::string text = {};
    std::string becomes = {};
    char decimal = '.';      ///< PlainNumbers: the decimal sign as it stands
    std::string groups = {}; ///< PlainNumbers: what stands between groups of three digits, one character in UTF-8; empty: nothing
    std::string around = {}; ///< PlainNumbers: what stands before or after the number, as "%" or "€"; empty: nothing

    friend bool operator==(const Conversion&, const Conversion&) = default;
};

/// As recipes and results name it.
constexpr std::string_view conversionWord(Conversion::Kind kind)
{
    switch (kind) {
    case Conversion::Kind::TrimBlanks: return "trim-blanks";
    case Conversion::Kind::PlainNumbers: return "plain-numbers";
    case Conversion::Kind::RemoveEnd: return "remove-end";
    case Conversion::Kind::ReadAs: break;
    }
    return "read-as";
}

} // namespace tranche
