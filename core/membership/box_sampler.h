// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/jobs/job_context.h"
#include "core/membership/boxes.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Draws (bucket, combination) pairs, each with the same probability: a bucket in proportion to its box's size, then a value of each part.
/// Exact for sizes of any length. Refers to the boxes, which must outlive it.
class BoxSampler {
public:
    /// O(boxes).
    BoxSampler(const Boxes& boxes, const JobContext& job);

    /// One value for each part. O(parts + log boxes).
    void draw(RandomSource& random, std::span<std::uint32_t> values) const;

private:
    std::size_t drawBox(RandomSource& random) const;
    std::size_t drawAmongLarge(RandomSource& random) const;

    const Boxes& m_boxes;
    std::vector<std::uint64_t> m_ends;   ///< by box: sum of sizes up to it; empty where it does not fit
    std::vector<BigInteger> m_largeEnds; ///< the same of any length
};

} // namespace tranche
