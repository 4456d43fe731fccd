// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace tranche {

/// Whether it is a number as a workbook stores one: digits, with a sign, a point and an exponent where it has them. O(length).
bool isStoredNumber(std::string_view text);
/// Take the blanks and line ends at both ends away.
std::string_view withoutBlanks(std::string_view text);
/// A text of an Excel workbook with `_x000D_` and the like as the characters that they stand for (ECMA-376, 22.9.2.19); what would be no
/// character stays. O(length).
std::string withoutEscapes(std::string text);
/// A duration as OpenDocument writes it, "PT36H00M00S", as "36:00:00"; empty where it is none, or one of months.
std::string durationText(std::string_view iso);

} // namespace tranche
