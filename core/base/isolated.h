// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace tranche {

/// A name or a value as it stands in a sentence: where it holds a letter that is written from right to left, or a sign that changes the
/// direction, it comes between U+2068 and U+2069, so that it neither reorders the words around it nor is reordered by them (Unicode
/// Standard Annex 9, isolates). Any other text is handed back as it is. `text`: UTF-8; bytes that are none count as no letter.
/// For what people read, never for what programs read back. Linear in the length.
std::string isolated(std::string_view text);

} // namespace tranche
