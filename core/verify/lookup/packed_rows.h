// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/lookup/combinations.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// The codes of several attributes in as few 64-bit words a row as they need, in mixed radix. Nothing is kept: rows are packed a few at
/// a time, whenever somebody looks at them.
class PackedRows {
public:
    /// At least one attribute; what they point to must outlive this.
    explicit PackedRows(std::span<const CodedTwice> attributes);

    /// Words a row; at least one.
    std::size_t width() const { return m_width; }
    /// Where a row takes one word: every word is below.
    std::uint64_t range() const { return m_range; }

    /// Pack the tuples, or the lines, `begin` .. `end`-1, row after row. O(rows * attributes).
    void packTuples(std::size_t begin, std::size_t end, std::uint64_t* words) const;
    void packLines(std::size_t begin, std::size_t end, std::uint64_t* words) const;

private:
    struct Digit {
        std::size_t word = 0;
        std::uint64_t radix = 1;
        bool first = false; ///< of its word
    };

    std::span<const CodedTwice> m_attributes;
    std::vector<Digit> m_digits; ///< by attribute
    std::size_t m_width = 1;
    std::uint64_t m_range = 1;
};

} // namespace tranche
