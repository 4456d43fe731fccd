// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/lookup/packed_rows.h"

#include <algorithm>

namespace tranche {

namespace {

constexpr std::uint64_t greatestRange = std::uint64_t{1} << 62;

/// One digit more in a word of each row. `code(row)` for the rows from 0 on.
template <class CodeOf>
void append(std::uint64_t* word, std::size_t width, std::uint64_t radix, std::size_t rows, CodeOf&& code)
{
    for (std::size_t row = 0; row < rows; ++row, word += width)
        *word = *word * radix + code(row);
}

template <class CodeOf>
void begin(std::uint64_t* word, std::size_t width, std::size_t rows, CodeOf&& code)
{
    for (std::size_t row = 0; row < rows; ++row, word += width)
        *word = code(row);
}

} // namespace

PackedRows::PackedRows(std::span<const CodedTwice> attributes) : m_attributes(attributes)
{
    for (const auto& attribute : attributes) {
        const auto radix = std::max<std::uint64_t>(attribute.domain, 1);
        if (m_range > greatestRange / radix) {
            ++m_width;
            m_range = 1;
        }
        m_range *= radix;
        m_digits.push_back({m_width - 1, radix, m_digits.empty() || m_digits.back().word + 1 < m_width});
    }
}

void PackedRows::packTuples(std::size_t from, std::size_t to, std::uint64_t* words) const
{
    for (std::size_t i = 0; i < m_attributes.size(); ++i) {
        const auto code = [codes = m_attributes[i].tuples.subspan(from)](std::size_t row) { return codes[row]; };
        if (m_digits[i].first)
            begin(words + m_digits[i].word, m_width, to - from, code);
        else
            append(words + m_digits[i].word, m_width, m_digits[i].radix, to - from, code);
    }
}

void PackedRows::packLines(std::size_t from, std::size_t to, std::uint64_t* words) const
{
    for (std::size_t i = 0; i < m_attributes.size(); ++i) {
        const auto lines = m_attributes[i].lines.subspan(from);
        const auto lineCode = m_attributes[i].lineCode;
        const auto code = [&](std::size_t row) { return lineCode.empty() ? lines[row] : lineCode[lines[row]]; };
        if (m_digits[i].first)
            begin(words + m_digits[i].word, m_width, to - from, code);
        else
            append(words + m_digits[i].word, m_width, m_digits[i].radix, to - from, code);
    }
}

} // namespace tranche
