// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/packed_rows.h"

#include <algorithm>

namespace tranche {

namespace {

constexpr std::uint64_t greatestRange = std::uint64_t{1} << 62;
constexpr std::size_t stretch = 4096; // rows whose words stay in the first-level cache while all attributes are appended

} // namespace

PackedRows::PackedRows(std::span<const CodedTwice> attributes, RowCounts rows, const JobContext& job)
    : m_rowCount(rows.lines + rows.tuples)
    , m_tupleCount(rows.tuples)
{
    std::vector<Digit> digits;
    for (const auto& attribute : attributes) {
        const auto radix = std::max<std::uint64_t>(attribute.domain, 1);
        if (m_range > greatestRange / radix) {
            ++m_width;
            m_range = 1;
        }
        m_range *= radix;
        digits.push_back({m_width - 1, radix, digits.empty() || digits.back().word + 1 < m_width});
    }
    m_words = std::make_unique_for_overwrite<std::uint64_t[]>(m_rowCount * m_width);
    for (std::size_t begin = 0; begin < m_rowCount; begin += stretch) {
        if (!job.goOn()) { // what is missing must still be in range
            std::fill(m_words.get() + begin * m_width, m_words.get() + m_rowCount * m_width, 0);
            return;
        }
        for (std::size_t i = 0; i < attributes.size(); ++i)
            append(attributes[i], digits[i], begin, std::min(begin + stretch, m_rowCount));
    }
}

void PackedRows::append(const CodedTwice& attribute, const Digit& digit, std::size_t begin, std::size_t end)
{
    auto* word = m_words.get() + begin * m_width + digit.word;
    const auto keep = digit.first ? 0 : digit.radix; // what the word holds so far counts so much
    const auto add = [&](std::uint32_t code) {
        *word = (keep == 0 ? 0 : *word * keep) + code;
        word += m_width;
    };
    auto row = begin;
    for (; row < std::min(end, m_tupleCount); ++row)
        add(attribute.tuples[row]);
    if (attribute.lineCode.empty())
        for (; row < end; ++row)
            add(attribute.lines[row - m_tupleCount]);
    else
        for (; row < end; ++row)
            add(attribute.lineCode[attribute.lines[row - m_tupleCount]]);
}

} // namespace tranche
