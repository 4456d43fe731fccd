// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tranche::cli {

/// Cells of one list in CSV quoting: `a,"b,c"` holds a and `b,c`. A quote opens only at the start of a cell, so `a "b"` is a cell, and so
/// is a lone quote. `option` is named in the error. InvalidArgument for an empty cell, or a quoted one that is not closed or goes on.
Result<std::vector<std::string>> readList(std::string_view option, std::string_view text, char delimiter = ',');

/// One cell from the front of `text`, which then begins with what stands after it: nothing, or one of `ends`. A quote opens only at the
/// start of a cell; a cell that is nothing but a quote is one, unless another quote makes it the opening one. nullopt when its quoting is
/// wrong.
std::optional<std::string> takeCell(std::string_view& text, std::string_view ends);

/// What takeCell() takes for this cell where one of `ends` follows: in quotes where it would be read as another.
std::string cellText(const std::string& cell, std::string_view ends);

/// Lists separated by `|`: `A,B|C,S`.
Result<std::vector<std::vector<std::string>>> readLists(std::string_view option, std::string_view text);

/// `NAME=REST`, cut at the first equals sign, or after the closing quote where NAME is quoted.
Result<std::pair<std::string, std::string>> readAssignment(std::string_view option, std::string_view text);

/// The position of a value among the words that it may have; 0 where there is no value.
Result<std::size_t> readChoice(std::string_view option, const std::optional<std::string>& text,
                               std::initializer_list<std::string_view> words);

/// A whole number from `least` to `most`.
Result<std::uint64_t> readCount(std::string_view option, std::string_view text, std::uint64_t least, std::uint64_t most);

} // namespace tranche::cli
