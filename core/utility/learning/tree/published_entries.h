// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/jobs/job_context.h"
#include "core/utility/publications/publication.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Codes low .. high.
struct CodeRange {
    std::uint32_t low = 0;
    std::uint32_t high = 0;

    std::uint32_t size() const { return high - low + 1; }
    bool holds(std::uint32_t code) const { return low <= code && code <= high; }
    friend bool operator==(const CodeRange&, const CodeRange&) = default;
};

/// One attribute of the entries of its factor.
struct EntryAttribute {
    std::vector<std::uint32_t> symbols; ///< by entry; a code below `values`, else values + set
    std::vector<CodeRange> runs;        ///< of set after set: its codes as runs, ascending
    std::vector<std::size_t> runStarts; ///< by set, one more
    std::uint32_t values = 0;

    std::span<const CodeRange> runsOf(std::uint32_t symbol) const
    {
        const auto set = symbol - values;
        return std::span(runs).subspan(runStarts[set], runStarts[set + 1] - runStarts[set]);
    }
    /// How many of a symbol's values lie in a range. O(runs of the symbol).
    std::uint32_t countWithin(std::uint32_t symbol, CodeRange range) const;
    /// Calls visit(run) for what of each run of a symbol lies in a range.
    template <class Visit>
    void runsWithin(std::uint32_t symbol, CodeRange range, Visit&& visit) const
    {
        if (symbol < values) {
            if (range.holds(symbol))
                visit(CodeRange{symbol, symbol});
            return;
        }
        for (const auto& run : runsOf(symbol))
            if (run.low <= range.high && range.low <= run.high)
                visit(CodeRange{std::max(run.low, range.low), std::min(run.high, range.high)});
    }
};

/// The entries of one factor: in each block, tuples that agree in all attributes of the factor as one.
struct EntryFactor {
    std::vector<AttributeId> attributes;
    std::vector<std::size_t> starts; ///< by block, one more
    std::vector<double> weights;     ///< by entry: tuples that it stands for

    CodeRange ofBlock(std::size_t block) const
    {
        return {static_cast<std::uint32_t>(starts[block]), static_cast<std::uint32_t>(starts[block + 1] - 1)};
    }
};

/// A publication as a tree is grown from it.
struct PublishedEntries {
    std::vector<EntryAttribute> attributes; ///< by attribute
    std::vector<EntryFactor> factors;
    std::vector<std::size_t> factorOf; ///< by attribute
    std::vector<double> blockSizes;

    std::size_t blocks() const { return blockSizes.size(); }
};

/// O(tuples * attributes * log of a block, for blocks up to some thousand tuples; of larger ones each tuple is an entry, unless its factor
/// is a single attribute).
PublishedEntries entriesOf(const Publication& publication, const JobContext& job);

} // namespace tranche
