// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/sha256_blocks.h"

#include <bit>

#if defined(__x86_64__) && defined(__GNUC__)
#include <cpuid.h>
#include <immintrin.h>
#define TRANCHE_SHA_INSTRUCTIONS 1
#endif

namespace tranche {

namespace {

/// The first 32 bits of the fractions of the cube roots of the first 64 primes.
alignas(16) constexpr std::array<std::uint32_t, 64> constants = {
    0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
    0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
    0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
    0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
    0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
    0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
    0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
    0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2,
};

std::uint32_t bigEndian(const unsigned char* bytes)
{
    return std::uint32_t{bytes[0]} << 24U | std::uint32_t{bytes[1]} << 16U | std::uint32_t{bytes[2]} << 8U | bytes[3];
}

/// The block's words, and what they are stretched to.
std::array<std::uint32_t, 64> schedule(const unsigned char* block)
{
    std::array<std::uint32_t, 64> words;
    for (std::size_t i = 0; i < 16; ++i)
        words[i] = bigEndian(block + 4 * i);
    for (std::size_t i = 16; i < words.size(); ++i) {
        const auto early = words[i - 15];
        const auto late = words[i - 2];
        words[i] = words[i - 16] + (std::rotr(early, 7) ^ std::rotr(early, 18) ^ early >> 3U) + words[i - 7]
                   + (std::rotr(late, 17) ^ std::rotr(late, 19) ^ late >> 10U);
    }
    return words;
}

} // namespace

void addBlocksPortably(Sha256State& state, const unsigned char* bytes, std::size_t blocks)
{
    for (; blocks > 0; --blocks, bytes += sha256Block) {
        const auto words = schedule(bytes);
        auto [a, b, c, d, e, f, g, h] = state;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const auto first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + ((e & f) ^ (~e & g)) + constants[i] + words[i];
            const auto second = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
            h = g;
            g = f;
            f = e;
            e = d + first;
            d = c;
            c = b;
            b = a;
            a = first + second;
        }
        const Sha256State added = {a, b, c, d, e, f, g, h};
        for (std::size_t i = 0; i < state.size(); ++i)
            state[i] += added[i];
    }
}

#ifdef TRANCHE_SHA_INSTRUCTIONS

namespace {

bool hasShaInstructions()
{
    unsigned a = 0;
    unsigned b = 0;
    unsigned c = 0;
    unsigned d = 0;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (b >> 29U & 1U) != 0; // SSE4.1, which the others need, came long before
}

/// The processor keeps the state as two vectors, {f, e, b, a} and {h, g, d, c} from the lowest word on.
__attribute__((target("sha,sse4.1"))) void addBlocksByInstructions(Sha256State& state, const unsigned char* bytes, std::size_t blocks)
{
    const auto order = _mm_set_epi64x(0x0C0D0E0F08090A0B, 0x0405060700010203); // bytes of big-endian words
    const auto badc = _mm_shuffle_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(state.data())), 0xB1);
    const auto hgfe = _mm_shuffle_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(state.data() + 4)), 0x1B);
    auto abef = _mm_alignr_epi8(badc, hgfe, 8);
    auto cdgh = _mm_blend_epi16(hgfe, badc, 0xF0);
    for (; blocks > 0; --blocks, bytes += sha256Block) {
        const auto abefBefore = abef;
        const auto cdghBefore = cdgh;
        __m128i words[4];
        for (int i = 0; i < 4; ++i)
            words[i] = _mm_shuffle_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes + 16 * i)), order);
#pragma GCC unroll 16
        for (int i = 0; i < 16; ++i) { // four rounds each
            auto& now = words[i & 3];
            const auto& before = words[(i + 3) & 3];
            if (i >= 4) {
                const auto seventh = _mm_alignr_epi8(before, words[(i + 2) & 3], 4);
                now = _mm_sha256msg2_epu32(_mm_add_epi32(_mm_sha256msg1_epu32(now, words[(i + 1) & 3]), seventh), before);
            }
            const auto sum = _mm_add_epi32(now, _mm_load_si128(reinterpret_cast<const __m128i*>(constants.data() + 4 * i)));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
        }
        abef = _mm_add_epi32(abef, abefBefore);
        cdgh = _mm_add_epi32(cdgh, cdghBefore);
    }
    const auto feba = _mm_shuffle_epi32(abef, 0x1B);
    const auto dchg = _mm_shuffle_epi32(cdgh, 0xB1);
    _mm_storeu_si128(reinterpret_cast<__m128i*>(state.data()), _mm_blend_epi16(feba, dchg, 0xF0));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(state.data() + 4), _mm_alignr_epi8(dchg, feba, 8));
}

} // namespace

void addBlocks(Sha256State& state, const unsigned char* bytes, std::size_t blocks)
{
    static const bool byInstructions = hasShaInstructions();
    if (byInstructions)
        addBlocksByInstructions(state, bytes, blocks);
    else
        addBlocksPortably(state, bytes, blocks);
}

#else

void addBlocks(Sha256State& state, const unsigned char* bytes, std::size_t blocks)
{
    addBlocksPortably(state, bytes, blocks);
}

#endif

} // namespace tranche
