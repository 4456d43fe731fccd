// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace tranche {

/// Sets of up to 64 tuples of one small bucket; bit i stands for its i-th tuple.
using TupleSet = std::uint64_t;
inline constexpr std::size_t mostInSet = 64;

inline std::size_t sizeOf(TupleSet set)
{
    return static_cast<std::size_t>(std::popcount(set));
}

inline TupleSet firstTuples(std::size_t count)
{
    return count == mostInSet ? ~TupleSet{0} : (TupleSet{1} << count) - 1;
}

/// One attribute of a small bucket: codes of its own, one byte for each tuple; those beyond the bucket's end are 0.
struct alignas(16) ByteCodes {
    std::array<std::uint8_t, mostInSet> of{};

    /// Tuples among the first `count` whose code is at most `last`; those beyond may be in it too.
    TupleSet upTo(std::uint8_t last, std::size_t count) const
    {
        TupleSet set = 0;
#if defined(__SSE2__)
        const auto limit = _mm_set1_epi8(static_cast<char>(last));
        for (std::size_t i = 0; i < count; i += 16) {
            const auto codes = _mm_load_si128(reinterpret_cast<const __m128i*>(of.data() + i));
            const auto below = _mm_cmpeq_epi8(_mm_min_epu8(codes, limit), codes);
            set |= static_cast<TupleSet>(static_cast<std::uint32_t>(_mm_movemask_epi8(below))) << i;
        }
#else
        for (std::size_t i = 0; i < count; ++i)
            set |= static_cast<TupleSet>(of[i] <= last) << i;
#endif
        return set;
    }
};

} // namespace tranche
