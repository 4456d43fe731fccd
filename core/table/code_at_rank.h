// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/in_steps.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace tranche {

/// The code at a place among many in ascending order.
struct CodeAtRank {
    std::uint32_t value = 0;
    std::size_t below = 0; ///< how many are smaller
    std::size_t upTo = 0;  ///< how many are not larger
};

/// Every code counts once.
struct EachOnce {
    std::uint32_t operator[](std::size_t) const { return 1; }
};

/// `count` codes, code i = codes[i], which counts weights[i] times; all lie from range.first to range.second.
template <class Codes, class Weights = EachOnce>
struct CountedCodes {
    const Codes& codes;
    std::size_t count = 0;
    std::pair<std::uint32_t, std::uint32_t> range;
    Weights weights = {};
};

/// A stretch of codes that share counters.
struct CodeStretch {
    std::uint32_t low = 0;
    std::uint32_t length = 0; ///< codes, less one
    unsigned shift = 0;       ///< codes with equal (code - low) >> shift share a counter

    std::size_t cells() const { return (std::size_t{length} >> shift) + 1; }
    void shareUntil(std::size_t cellsAtMost)
    {
        while (cells() > cellsAtMost)
            ++shift;
    }
    /// The codes of one counter, of a stretch that ends at `high`.
    CodeStretch within(std::uint32_t cell, std::uint32_t high) const
    {
        const auto begin = low + (cell << shift);
        return {begin, std::min((1U << shift) - 1, high - begin), 0};
    }
};

/// Finds codes by their rank, by counting: a wide range in coarse steps first, then the step that holds the rank in finer ones. Asks the
/// job all along. Keeps its counters from call to call.
class RankFinder {
public:
    /// The code at `rank`, counted from 0 with weights, below their sum. O(codes), twice where they are far apart.
    template <class Codes, class Weights>
    CodeAtRank find(const CountedCodes<Codes, Weights>& counted, std::size_t rank, const JobContext& job)
    {
        const auto cellsAtMost = std::clamp(4 * counted.count, leastCells, mostCells);
        CodeStretch stretch{counted.range.first, counted.range.second - counted.range.first};
        CodeAtRank found;
        while (true) {
            stretch.shareUntil(cellsAtMost);
            m_counts.assign(2 * stretch.cells(), 0);
            inChunks(0, counted.count, job, [&](std::size_t from, std::size_t to) { count(counted, {from, to}, stretch); });
            const auto inCell = [&](std::uint32_t cell) { return std::size_t{m_counts[cell]} + m_counts[stretch.cells() + cell]; };
            std::uint32_t cell = 0;
            for (; found.below + inCell(cell) <= rank; ++cell)
                found.below += inCell(cell);
            if (stretch.shift == 0) {
                found.value = stretch.low + cell;
                found.upTo = found.below + inCell(cell);
                return found;
            }
            stretch = stretch.within(cell, counted.range.second);
        }
    }

private:
    static constexpr std::size_t leastCells = 256;
    static constexpr std::size_t mostCells = 8'192; // counters that stay in the first-level cache, all but

    /// Neighbours use different counters, so that a run of equal codes does not wait for its own last store.
    template <class Codes, class Weights>
    void count(const CountedCodes<Codes, Weights>& counted, std::pair<std::size_t, std::size_t> part, const CodeStretch& stretch)
    {
        auto* const even = m_counts.data();
        auto* const odd = even + stretch.cells();
        const auto bump = [&](std::size_t i, std::uint32_t* cells) {
            if (const auto place = counted.codes[i] - stretch.low; place <= stretch.length) // always true in the first round
                cells[place >> stretch.shift] += counted.weights[i];
        };
        auto i = part.first;
        for (; i + 2 <= part.second; i += 2) {
            bump(i, even);
            bump(i + 1, odd);
        }
        if (i < part.second)
            bump(i, even);
    }

    std::vector<std::uint32_t> m_counts;
};

} // namespace tranche
