// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tranche {

/// A few bytes of a text as they stand there, and which of them are meant.
struct RawText {
    std::string text; ///< UTF-8, with … where more stands before or behind
    std::size_t from = 0;
    std::size_t to = 0;
};

/// What stands around the bytes `from` to `to` of a record, without its line end: a line's worth. What is no text becomes U+FFFD.
RawText rawAround(std::string_view record, std::size_t from, std::size_t to);

/// `text` with U+FFFD for each byte that is no UTF-8.
std::string readableText(std::string_view text);

} // namespace tranche
