// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slicing/partition_rows.h"
#include "core/slicing/records.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace tranche {

/// Where a bucket is cut: codes up to `last` go left, but of those equal to `last` only the first `tiesLeft` tuples.
struct CutValue {
    static constexpr auto allTies = std::numeric_limits<std::size_t>::max();

    std::uint32_t last = 0;
    std::size_t leftCount = 0;         ///< tuples that go left
    std::size_t tiesLeft = allTies;
    bool partsTies() const { return tiesLeft != allTies; }
};

/// Finds where a bucket is cut on one attribute (spec section 6), by counting codes where their range is small beside the
/// bucket, else by selection. Keeps its scratch space from call to call.
class CutFinder {
public:
    explicit CutFinder(Cut cut) : m_cut(cut) {}

    /// The bucket's codes reach from low to high, low < high. Meaningless when told to stop meanwhile. Expected O(tuples).
    CutValue find(const Lane& codes, std::uint32_t low, std::uint32_t high, const JobContext& job);

private:
    /// What stands in the middle of a bucket's sorted codes.
    struct Middle {
        std::uint32_t value = 0;
        std::size_t below = 0; ///< tuples with a smaller code
        std::size_t upTo = 0;  ///< tuples with a code not larger
    };

    static CutValue relaxed(const Middle& middle, std::size_t count);
    Middle byCounting(const Lane& codes, std::uint32_t low, std::uint32_t high, const JobContext& job);
    Middle bySelection(const Lane& codes, const JobContext& job);
    std::size_t rank(std::size_t count) const { return m_cut == Cut::Balanced ? count / 2 : (count - 1) / 2; }

    Cut m_cut;
    std::vector<std::uint32_t> m_counts;
    std::vector<std::uint32_t> m_codes;
};

} // namespace tranche
