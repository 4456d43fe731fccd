// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sha256_rounds.h"

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#endif

namespace tranche {

#if defined(__x86_64__)

namespace {

using Words = __m128i;

__attribute__((target("sha,sse4.1"))) inline Words load(const unsigned char* bytes)
{
    const auto swap = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203); // big-endian words
    return _mm_shuffle_epi8(_mm_loadu_si128(reinterpret_cast<const Words*>(bytes)), swap);
}

/// Four rounds on the halves ABEF and CDGH of the state.
__attribute__((target("sha,sse4.1"))) inline void fourRounds(Words& abef, Words& cdgh, Words words, std::size_t round)
{
    auto sum = _mm_add_epi32(words, _mm_loadu_si128(reinterpret_cast<const Words*>(sha256Constants.data() + round)));
    cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
    sum = _mm_shuffle_epi32(sum, 0x0e);
    abef = _mm_sha256rnds2_epu32(abef, cdgh, sum);
}

/// The next four words of the schedule from the sixteen before them.
__attribute__((target("sha,sse4.1"))) inline Words nextWords(const Words (&w)[4])
{
    const auto early = _mm_sha256msg1_epu32(w[0], w[1]);
    return _mm_sha256msg2_epu32(_mm_add_epi32(early, _mm_alignr_epi8(w[3], w[2], 4)), w[3]);
}

__attribute__((target("sha,sse4.1"))) void takeBlock(Words& abef, Words& cdgh, const unsigned char* bytes)
{
    Words w[4] = {load(bytes), load(bytes + 16), load(bytes + 32), load(bytes + 48)};
    for (std::size_t i = 0; i < 4; ++i)
        fourRounds(abef, cdgh, w[i], 4 * i);
    for (std::size_t round = 16; round < 64; round += 4) {
        const auto next = nextWords(w);
        w[0] = w[1];
        w[1] = w[2];
        w[2] = w[3];
        w[3] = next;
        fourRounds(abef, cdgh, next, round);
    }
}

__attribute__((target("sha,sse4.1"))) void roundsByProcessor(std::uint32_t* state, const unsigned char* bytes, std::size_t blocks)
{
    auto* const halves = reinterpret_cast<Words*>(state);
    const auto cdab = _mm_shuffle_epi32(_mm_loadu_si128(halves), 0xb1);
    const auto efgh = _mm_shuffle_epi32(_mm_loadu_si128(halves + 1), 0x1b);
    auto abef = _mm_alignr_epi8(cdab, efgh, 8);
    auto cdgh = _mm_blend_epi16(efgh, cdab, 0xf0);
    for (; blocks > 0; --blocks, bytes += 64) {
        const auto abefBefore = abef;
        const auto cdghBefore = cdgh;
        takeBlock(abef, cdgh, bytes);
        abef = _mm_add_epi32(abef, abefBefore);
        cdgh = _mm_add_epi32(cdgh, cdghBefore);
    }
    const auto feba = _mm_shuffle_epi32(abef, 0x1b);
    const auto dchg = _mm_shuffle_epi32(cdgh, 0xb1);
    _mm_storeu_si128(halves, _mm_blend_epi16(feba, dchg, 0xf0));
    _mm_storeu_si128(halves + 1, _mm_alignr_epi8(dchg, feba, 8));
}

} // namespace

Sha256Rounds sha256RoundsByProcessor()
{
    unsigned a = 0, b = 0, c = 0, d = 0;
    const bool known = __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0;
    return known && (b >> 29 & 1U) != 0 && __builtin_cpu_supports("sse4.1") ? roundsByProcessor : nullptr;
}

#else

Sha256Rounds sha256RoundsByProcessor()
{
    return nullptr;
}

#endif

} // namespace tranche
