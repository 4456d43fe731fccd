// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/verify/combinations.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tranche {

/// The codes of several attributes in as few 64-bit words a row as they need, in mixed radix; tuples first, then lines.
class PackedRows {
public:
    /// O(rows * attributes).
    PackedRows(std::span<const CodedTwice> attributes, RowCounts rows, const JobContext& job);

    std::size_t rowCount() const { return m_rowCount; }
    /// Words a row; at least one.
    std::size_t width() const { return m_width; }
    /// Where a row takes one word: every word is below.
    std::uint64_t range() const { return m_range; }
    const std::uint64_t* row(std::size_t row) const { return m_words.get() + row * m_width; }

private:
    struct Digit {
        std::size_t word = 0;
        std::uint64_t radix = 1;
        bool first = false; ///< of its word
    };

    void append(const CodedTwice& attribute, const Digit& digit, std::size_t begin, std::size_t end);

    std::size_t m_rowCount = 0;
    std::size_t m_tupleCount = 0;
    std::size_t m_width = 1;
    std::uint64_t m_range = 1;
    std::unique_ptr<std::uint64_t[]> m_words;
};

/// A number for each row, equal for equal rows, in the order of their first occurrence. Returns how many there are.
/// O(rows) expected; rows are looked up a batch at a time, so that the memory's delays overlap.
std::uint32_t numberRows(const PackedRows& rows, std::span<std::uint32_t> numbers, const JobContext& job);

} // namespace tranche
