// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

namespace tranche {

/// What is known of a signature that matches two buckets or more: one compact block, head and sums side by side.
struct MatchHead {
    std::uint32_t buckets = 0; ///< that it q-matches
    std::uint32_t bad = 0;     ///< of these, buckets in which its w does not keep the model by itself
    std::uint32_t signature = 0;
    std::uint32_t sumCount = 0; ///< sensitive values that occur with w
    double error = 0.0;         ///< each sum is within this of N(q,s)
    double total = 0.0;         ///< of the sums
};

/// Blocks by offset. A block that is given back is used again for the same number of sums. Blocks stand in pages, so that none is ever
/// moved to make room.
class MatchStates {
public:
    using Offset = std::uint32_t;
    static constexpr Offset none = 0xffff'ffff;

    /// `mostSums`: of any block.
    explicit MatchStates(std::size_t mostSums)
        : m_pageBits(std::max<unsigned>(17, static_cast<unsigned>(std::bit_width(headWords + mostSums))))
    {
    }

    Offset create(const MatchHead& head);
    void release(Offset at);

    MatchHead head(Offset at) const
    {
        MatchHead head;
        std::memcpy(static_cast<void*>(&head), words(at), sizeof head);
        return head;
    }
    void setHead(Offset at, const MatchHead& head) { std::memcpy(words(at), &head, sizeof head); }
    double* sums(Offset at) { return words(at) + headWords; }
    const double* sums(Offset at) const { return words(at) + headWords; }
    void prefetch(Offset at) const
    {
        const auto* block = words(at);
        __builtin_prefetch(block);
        __builtin_prefetch(block + 8);
        __builtin_prefetch(block + 16);
    }

private:
    static constexpr std::size_t headWords = sizeof(MatchHead) / sizeof(double);

    double* words(Offset at) const { return m_pages[at >> m_pageBits].get() + (at & ((Offset{1} << m_pageBits) - 1)); }

    unsigned m_pageBits;
    std::vector<std::unique_ptr<double[]>> m_pages;
    std::size_t m_end = 0;                   ///< where the next block may begin
    std::vector<std::vector<Offset>> m_free; ///< by number of sums
};

} // namespace tranche
