// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/conversion/conversion.h"

#include <optional>
#include <string>
#include <string_view>

namespace tranche {

/// A text without the blanks, tabs and no-break blanks (U+00A0, U+202F) at both ends of it.
std::string_view withoutEndBlanks(std::string_view text);

/// A number as `how` says that it is written, as `[+-]digits[.digits][e[+-]digits]`, digit for digit (DEFINITIONS, Conversions); nullopt
/// where the text is none. Blanks around it do not count. O(length).
std::optional<std::string> plainNumber(std::string_view text, const Conversion& how);

/// What becomes of a cell. `fits` is false where numbers are asked for and the cell is neither one nor empty; it stays then as it stands.
struct ConvertedCell {
    std::string text;
    bool fits = true;
};
ConvertedCell convertedCell(std::string_view cell, const Conversion& how);

} // namespace tranche
