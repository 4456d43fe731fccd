// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/code_at_rank.h"
#include "core/slicing/cut_rule.h"
#include "core/slicing/strict/packed_records.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace tranche {

/// Counts a bucket by the code of one attribute and by its pair (w, s) at once: one pass over it finds both where it is cut and what goes
/// left. For sensitive attributes with few pairs; an attribute with a wide range of codes takes two passes.
class JointCounts {
public:
    static constexpr std::size_t mostPairs = 64;

    explicit JointCounts(std::size_t pairs);

    /// The lanes that are counted of a bucket of `tuples` tuples.
    struct Bucket {
        const PackedRecords& records;
        RecordRun run;
        std::size_t tuples = 0;
        std::size_t pairLane = 0;
    };
    /// Where the bucket is cut on one lane, whose codes there reach from range.first to range.second, which differ.
    CutValue find(const Bucket& bucket, std::size_t lane, std::pair<std::uint32_t, std::uint32_t> range, Cut cut, const JobContext& job);

    /// By pair, of the bucket of the last call and of the half that goes left there.
    std::span<const std::uint32_t> total() const { return m_total; }
    std::span<const std::uint32_t> left() const { return m_left; }

private:
    void count(const Bucket& bucket, std::size_t lane, const CodeStretch& stretch, const JobContext& job);
    const std::uint32_t* row(std::size_t cell) const { return m_cells.data() + cell * m_stride; }
    std::size_t sumOf(const std::uint32_t* row) const;
    void addTo(std::vector<std::uint32_t>& sums, const std::uint32_t* row) const;
    std::uint32_t passUntil(std::size_t rank, CodeAtRank& found);

    std::size_t m_stride;               ///< counters of a code, one for each pair, filled up to whole vectors
    std::vector<std::uint32_t> m_cells; ///< by code, then by pair
    std::vector<std::uint32_t> m_total;
    std::vector<std::uint32_t> m_left;
};

} // namespace tranche
