// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace tranche {

/// Which stream of the laboratory a draw comes from (DEFINITIONS, Laboratory: streams).
struct LabDraw {
    static constexpr std::uint64_t folds = 0; ///< and the random buckets of the paper's experiments
    static constexpr std::uint64_t queries = 1;
    /// Linking r of `perFold` linkings, of fold f; f = 0 where there are no folds.
    static constexpr std::uint64_t linking(std::uint64_t r, std::uint64_t perFold, std::uint64_t fold) { return 2 + r + perFold * fold; }
};

/// Repeatable random numbers of the laboratory, the same with every compiler: SplitMix64, stream j starting from output j of the seed's
/// own generator (DEFINITIONS, Laboratory: streams). Decides nothing that is published; never for a shuffle of a release.
class LabStream {
public:
    LabStream(std::uint64_t seed, std::uint64_t stream);

    std::uint64_t next();
    /// Uniform in [0, bound): draws until a number is at least 2^64 mod bound, then takes it mod bound; no draw where bound is 1. `bound`
    /// is not 0.
    std::uint64_t below(std::uint64_t bound);
    /// From the last item to the second: swap item i with item below(i + 1). O(n).
    template <class T>
    void shuffle(std::span<T> items)
    {
        for (std::size_t i = items.size(); i-- > 1;)
            std::swap(items[i], items[static_cast<std::size_t>(below(i + 1))]);
    }
    /// `count` of 0 .. of-1, ascending; count <= of. O(of).
    std::vector<std::uint32_t> subset(std::size_t count, std::size_t of);

private:
    std::uint64_t m_state = 0;
};

} // namespace tranche
