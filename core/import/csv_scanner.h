// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/byte_masks.h"
#include "core/import/text/record_scanner.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// Cuts delimited text into fields (RFC 4180 with any single delimiter), one stretch of the text after the other.
///
/// * A field is quoted when its first byte is a quote; a doubled quote inside stands for one. Other bytes are kept as they are.
/// * A line ends in LF or CRLF, or in CR when the first line outside quotes does so; then LF outside quotes is a fault.
/// * A line without a character is blank. Blank lines at the end of the text are left out. Elsewhere a blank line is a fault,
///   but where every record has one field it is a record whose field is empty. (A last field that is empty is written `""` there.)
/// * NUL, bytes that are not well-formed UTF-8, and fields of more than 100 MB are faults; the first fault in the order of the text is
/// reported.
///
/// Standard library only.
class CsvScanner : public RecordScanner {
public:
    /// `line` is the number of the physical line at which the text starts.
    CsvScanner(CsvSigns signs, std::uint64_t line, std::size_t longest = longestField) : m_signs(signs), m_line(line), m_longest(longest) {}

    std::expected<std::size_t, CsvFault> scan(std::string_view text, bool last, std::vector<std::string_view>& cells) override;
    std::size_t width() const override { return m_width; }
    const std::vector<TallRecord>& tall() const override { return m_tall; }
    std::uint64_t firstLine() const override { return m_firstLine; }

private:
    class Pass;
    enum class LineEnd { Unknown, Feed, Return };

    LineEnd findLineEnd(std::string_view text, bool last) const;
    std::expected<std::size_t, CsvFault> cut(std::string_view text, bool last, std::vector<std::string_view>& cells);

    CsvSigns m_signs;
    LineEnd m_lineEnd = LineEnd::Unknown;
    std::size_t m_width = 0;
    std::uint64_t m_line = 1; ///< of the next record
    std::size_t m_longest;    ///< bytes of a field; more are a fault
    std::uint64_t m_firstLine = 0;
    std::uint64_t m_blankLines = 0; ///< blank lines just before it, of which nobody knows yet whether they end the file
    std::uint64_t m_blankLine = 0;  ///< the first of them
    std::vector<TallRecord> m_tall;
    std::string m_unquoted;       ///< fields that had doubled quotes
    std::string m_unquotedBefore; ///< those of the call before
};

} // namespace tranche
