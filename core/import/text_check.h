// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace tranche {

/// Position of the first byte that is NUL or not part of well-formed UTF-8 (Unicode, table 3-7); text.size() when there is none.
/// With `more` to come, a sequence that is cut off at the end counts as well-formed. O(bytes), a few GB/s for ASCII.
std::size_t firstBadByte(std::string_view text, bool more);

} // namespace tranche
