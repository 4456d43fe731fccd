// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Codes of one attribute on the lines of the release and, where there is one, in the tuples of the original table.
struct CodedTwice {
    std::span<const std::uint32_t> lines;
    std::span<const std::uint32_t> tuples;
    std::size_t domain = 0; ///< every code is below
};

/// Combinations of several attributes, numbered alike for lines and tuples.
struct Combinations {
    std::vector<std::uint32_t> lines;
    std::vector<std::uint32_t> tuples;
    std::size_t count = 0; ///< every number is below

    CodedTwice coded() const { return {lines, tuples, count}; }
};

/// Number the combinations of `attributes`; equal numbers mean equal codes in all of them. Without any attribute everything
/// is combination 0: then `lineCount` and `tupleCount` say how many. O((lines + tuples) * attributes) expected.
Combinations combine(std::span<const CodedTwice> attributes, std::size_t lineCount, std::size_t tupleCount);

} // namespace tranche
