// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/slicing/records.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tranche {

/// Tuples from begin up to end, as they stand in one of the two banks of RowRuns.
struct RowRun {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t bank = 0;
    std::size_t size() const { return end - begin; }
};

/// One record of 32-bit lanes for each tuple. Every bucket is one run that is read in sequence: cutting it copies its records from one bank
/// to the same place of the other.
class RowRuns {
public:
    /// A lane for each of `lanes`, which hold a word a tuple, and a last one with the tuple's number; rounded up to whole 16 bytes.
    /// O(rows * lanes), on all threads.
    static RowRuns make(std::size_t rows, std::span<const std::span<const std::uint32_t>> lanes, const JobContext& job);
    /// Bytes that it takes.
    static std::uint64_t bytesFor(std::size_t rows, std::size_t lanes);

    std::size_t rowCount() const { return m_rows; }
    /// The tuple at a place of the run, counted from its begin.
    const std::uint32_t* record(const RowRun& run, std::size_t index) const { return at(run.bank, run.begin + index); }
    Lane lane(const RowRun& run, std::size_t index) const { return {at(run.bank, run.begin) + index, m_lanes, run.size()}; }

    /// Least and greatest of the first lanes, as many as `low` and `high` have words: measured() of those that are wanted. The run must not
    /// be empty.
    void measure(const RowRun& run, std::span<std::uint32_t> low, std::span<std::uint32_t> high, const JobContext& job) const;
    /// So many lanes are measured at once that the first `wanted` are among them.
    static std::size_t measured(std::size_t wanted) { return (wanted + 3) / 4 * 4; }
    /// Copy the records to the other bank, those whose side is 1 before those whose side is 0, both in their old order.
    void part(const RowRun& run, const std::uint8_t* sides, std::size_t leftCount, const JobContext& job);

private:
    RowRuns(std::size_t rows, std::size_t lanes);
    std::uint32_t* at(std::size_t bank, std::size_t index) const { return m_banks[bank].data() + index * m_lanes; }

    std::size_t m_rows;
    std::size_t m_lanes;
    std::array<AlignedWords, 2> m_banks;
};

} // namespace tranche
