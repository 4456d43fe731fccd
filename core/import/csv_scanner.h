// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/byte_masks.h"
#include "core/import/csv_fault.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// What some programs put before UTF-8; no part of the first field.
inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// A record that takes more than one line, by its number among those that were cut at once.
struct TallRecord {
    std::size_t record = 0;
    std::uint64_t linesMore = 0;
};

/// Cuts delimited text into fields (RFC 4180 with any single delimiter), one stretch of the text after the other.
///
/// * A field is quoted when its first byte is a quote; a doubled quote inside stands for one. Other bytes are kept as they are.
/// * A line ends in LF or CRLF, or in CR when the first line outside quotes does so; then LF outside quotes is a fault.
/// * A line without a character is blank. Blank lines at the end of the text are left out. Elsewhere a blank line is a fault,
///   but where every record has one field it is a record whose field is empty. (A last field that is empty is written `""` there.)
/// * NUL, and bytes that are not well-formed UTF-8, are faults; the first fault in the order of the text is reported.
///
/// Standard library only.
class CsvScanner {
public:
    /// `line` is the number of the physical line at which the text starts.
    CsvScanner(CsvSigns signs, std::uint64_t line) : m_signs(signs), m_line(line) {}

    /// Cut whole records off the front of `text` and append their fields to `cells`, record after record; how many bytes that took.
    ///
    /// The rest must stand at the front of the next text; `last` says that nothing follows, then all is taken. Fields are views into
    /// `text`, or into this scanner until the next call but one; `maskWidth` bytes beyond each are readable. Before a fault, `cells`
    /// gets the records that stand before it. 64 bytes beyond the end of `text` must be readable. O(bytes).
    std::expected<std::size_t, CsvFault> scan(std::string_view text, bool last, std::vector<std::string_view>& cells);

    /// Fields in every record; 0 before the first.
    std::size_t width() const { return m_width; }
    /// The records of the last call that take several lines, in their order.
    const std::vector<TallRecord>& tall() const { return m_tall; }
    /// Physical line of the first record.
    std::uint64_t firstLine() const { return m_firstLine; }

private:
    class Pass;
    enum class LineEnd { Unknown, Feed, Return };

    LineEnd findLineEnd(std::string_view text, bool last) const;
    std::expected<std::size_t, CsvFault> cut(std::string_view text, bool last, std::vector<std::string_view>& cells);

    CsvSigns m_signs;
    LineEnd m_lineEnd = LineEnd::Unknown;
    std::size_t m_width = 0;
    std::uint64_t m_line = 1; ///< of the next record
    std::uint64_t m_firstLine = 0;
    std::uint64_t m_blankLines = 0; ///< blank lines just before it, of which nobody knows yet whether they end the file
    std::uint64_t m_blankLine = 0;  ///< the first of them
    std::vector<TallRecord> m_tall;
    std::string m_unquoted;       ///< fields that had doubled quotes
    std::string m_unquotedBefore; ///< those of the call before
};

} // namespace tranche
