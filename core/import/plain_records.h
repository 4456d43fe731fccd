// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/byte_masks.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace tranche {

/// Cuts the records of a delimited text that need no care: as most are.
///
/// A record is plain when it has `width` fields, ends in LF or CRLF, and holds neither a quote nor another CR. Which bytes are text
/// is the caller's business. 64 bytes beyond the end of `text` must be readable. Standard library only.
class PlainRecords {
public:
    /// `width` is 2 or more: of records of one field, a blank line may be one or none.
    PlainRecords(std::string_view text, CsvSigns signs, std::size_t width) : m_text(text), m_signs(signs), m_width(width) {}

    /// Append the fields of the plain records from `begin` on, where a record starts, to `cells`, up to the first that is not plain,
    /// not whole, or of more than a few thousand bytes. Where that one starts. O(bytes).
    std::size_t cut(std::size_t begin, std::vector<std::string_view>& cells);
    /// How many records that were.
    std::size_t count() const { return m_count; }

private:
    static constexpr std::size_t stretch = 64 * maskWidth; ///< bytes at a time: the ends of their fields stay in the first-level cache

    void findEnds(std::size_t begin);
    std::size_t takeRecords(std::size_t begin, std::vector<std::string_view>& cells);

    std::string_view m_text;
    CsvSigns m_signs;
    std::size_t m_width;
    std::size_t m_count = 0;
    std::size_t m_found = 0;                   ///< how many of the ends are known
    std::array<std::uint32_t, stretch> m_ends; ///< where fields end, from the beginning of the stretch
};

} // namespace tranche
