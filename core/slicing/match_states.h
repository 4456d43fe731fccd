// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace tranche {

/// What is known of a signature that matches two buckets or more: one compact block, head and sums side by side.
struct MatchHead {
    std::uint32_t buckets = 0;   ///< that it q-matches
    std::uint32_t bad = 0;       ///< of these, buckets in which its w does not keep the model by itself
    std::uint32_t signature = 0;
    std::uint32_t sumCount = 0;  ///< sensitive values that occur with w
    double error = 0.0;          ///< each sum is within this of N(q,s)
    double total = 0.0;          ///< of the sums
};

/// Blocks by offset. A block that is given back is used again for the same number of sums.
class MatchStates {
public:
    using Offset = std::uint32_t;
    static constexpr Offset none = 0xffff'ffff;

    Offset create(const MatchHead& head);
    void release(Offset at);

    MatchHead head(Offset at) const
    {
        MatchHead head;
        std::memcpy(static_cast<void*>(&head), m_words.data() + at, sizeof head);
        return head;
    }
    void setHead(Offset at, const MatchHead& head) { std::memcpy(m_words.data() + at, &head, sizeof head); }
    double* sums(Offset at) { return m_words.data() + at + headWords; }
    const double* sums(Offset at) const { return m_words.data() + at + headWords; }
    void prefetch(Offset at) const
    {
        const auto* words = m_words.data() + at;
        __builtin_prefetch(words);
        __builtin_prefetch(words + 8);
        __builtin_prefetch(words + 16);
    }

private:
    static constexpr std::size_t headWords = sizeof(MatchHead) / sizeof(double);

    std::vector<double> m_words;
    std::vector<std::vector<Offset>> m_free; ///< by number of sums
};

} // namespace tranche
