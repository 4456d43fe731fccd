// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/membership/boxes.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Counts the buckets that a combination of column values matches. Refers to the boxes, which must outlive it.
///
/// A value in many buckets has a set of bits, one a bucket; a value in few is searched for in its list. So the index is never larger than
/// twice the lists.
class MatchingIndex {
public:
    /// O(lists).
    MatchingIndex(const Boxes& boxes, const JobContext& job);

    /// Buckets in which every value occurs; `values` holds one for each part. O(shortest list * parts), or O(buckets / 64 * parts).
    std::size_t count(std::span<const std::uint32_t> values) const;

private:
    static constexpr std::size_t noBits = ~std::size_t{0};

    struct Part {
        std::vector<std::uint64_t> bits; ///< sets of m_words words
        std::vector<std::size_t> bitsOf; ///< by value: where its set begins, or noBits
    };

    bool holds(std::size_t part, std::uint32_t value, std::uint32_t bucket) const;
    std::size_t countByBits(std::span<const std::uint32_t> values) const;

    const Boxes& m_boxes;
    std::size_t m_words = 0;
    std::vector<Part> m_parts;
};

} // namespace tranche
