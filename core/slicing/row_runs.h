// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slicing/records.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Tuples from begin up to end, as they stand in RowRuns.
struct RowRun {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t size() const { return end - begin; }
};

/// One record of 32-bit lanes for each tuple. Records move, so that every bucket is one run that is read in sequence.
class RowRuns {
public:
    /// Lanes are rounded up to whole 16 bytes.
    RowRuns(std::size_t rows, std::size_t lanes);

    std::size_t rowCount() const { return m_rows; }
    std::uint32_t* record(std::size_t index) const { return m_words.data() + index * m_lanes; }
    Lane lane(const RowRun& run, std::size_t index) const { return {record(run.begin) + index, m_lanes, run.size()}; }
    void fill(std::size_t lane, std::span<const std::uint32_t> words);

    /// Least and greatest of every lane. `low` and `high` have room for laneCount() words. The run must not be empty.
    void measure(const RowRun& run, std::uint32_t* low, std::uint32_t* high) const;
    /// Put records whose side is 1 before those whose side is 0, both in their old order.
    void part(const RowRun& run, const std::uint8_t* sides, std::size_t leftCount);
    std::size_t laneCount() const { return m_lanes; }

private:
    std::size_t m_rows;
    std::size_t m_lanes;
    AlignedWords m_words;
    AlignedWords m_scratch;
};

} // namespace tranche
