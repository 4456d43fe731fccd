// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/code_at_rank.h"
#include "core/slicing/partition_request.h"
#include "core/slicing/records.h"

#include <cstddef>
#include <cstdint>
#include <limits>

namespace tranche {

/// Where a bucket is cut: codes up to `last` go left, but of those equal to `last` only the first `tiesLeft` tuples.
struct CutValue {
    static constexpr auto allTies = std::numeric_limits<std::size_t>::max();

    std::uint32_t last = 0;
    std::size_t leftCount = 0; ///< tuples that go left
    std::size_t tiesLeft = allTies;
    bool partsTies() const { return tiesLeft != allTies; }
};

/// Finds where a bucket is cut on one attribute (DEFINITIONS, Partition). Keeps its scratch space from call to call.
class CutFinder {
public:
    explicit CutFinder(Cut cut) : m_cut(cut) {}

    /// The bucket's codes reach from low to high, low < high. O(tuples).
    CutValue find(const Lane& codes, std::uint32_t low, std::uint32_t high, const JobContext& job);

private:
    Cut m_cut;
    RankFinder m_ranks;
};

} // namespace tranche
