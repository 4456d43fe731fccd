// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sha256.h"

#include "core/base/sha256_rounds.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace tranche {

const std::array<std::uint32_t, 64> sha256Constants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

namespace {

std::uint32_t bigEndian(const unsigned char* bytes)
{
    return std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 | std::uint32_t{bytes[2]} << 8 | std::uint32_t{bytes[3]};
}

std::array<std::uint32_t, 64> schedule(const unsigned char* block)
{
    std::array<std::uint32_t, 64> words;
    for (std::size_t i = 0; i < 16; ++i)
        words[i] = bigEndian(block + 4 * i);
    for (std::size_t i = 16; i < 64; ++i) {
        const auto near = words[i - 2];
        const auto far = words[i - 15];
        words[i] = words[i - 16] + words[i - 7] + (std::rotr(far, 7) ^ std::rotr(far, 18) ^ far >> 3)
            + (std::rotr(near, 17) ^ std::rotr(near, 19) ^ near >> 10);
    }
    return words;
}

} // namespace

void sha256RoundsPlain(std::uint32_t* state, const unsigned char* bytes, std::size_t blocks)
{
    for (; blocks > 0; --blocks, bytes += 64) {
        const auto words = schedule(bytes);
        std::array<std::uint32_t, 8> v; // a to h of the standard
        std::copy_n(state, 8, v.begin());
        for (std::size_t i = 0; i < 64; ++i) {
            const auto choice = (v[4] & v[5]) ^ (~v[4] & v[6]);
            const auto majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
            const auto first = v[7] + (std::rotr(v[4], 6) ^ std::rotr(v[4], 11) ^ std::rotr(v[4], 25)) + choice + sha256Constants[i] + words[i];
            const auto second = (std::rotr(v[0], 2) ^ std::rotr(v[0], 13) ^ std::rotr(v[0], 22)) + majority;
            v = {first + second, v[0], v[1], v[2], v[3] + first, v[4], v[5], v[6]};
        }
        for (std::size_t i = 0; i < 8; ++i)
            state[i] += v[i];
    }
}

Sha256::Sha256()
    : m_state{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}
{
}

void Sha256::takeBlocks(const unsigned char* bytes, std::size_t blocks)
{
    static const auto byProcessor = sha256RoundsByProcessor();
    (byProcessor ? byProcessor : sha256RoundsPlain)(m_state.data(), bytes, blocks);
}

void Sha256::add(std::string_view bytes)
{
    const auto pending = static_cast<std::size_t>(m_length % 64);
    m_length += bytes.size();
    if (pending > 0) {
        const auto taken = std::min(64 - pending, bytes.size());
        std::memcpy(m_pending.data() + pending, bytes.data(), taken);
        bytes.remove_prefix(taken);
        if (pending + taken < 64)
            return;
        takeBlocks(m_pending.data(), 1);
    }
    const auto whole = bytes.size() / 64;
    if (whole > 0)
        takeBlocks(reinterpret_cast<const unsigned char*>(bytes.data()), whole);
    bytes.remove_prefix(whole * 64);
    std::copy(bytes.begin(), bytes.end(), m_pending.begin());
}

void Sha256::addNumber(std::uint64_t number)
{
    char bytes[8];
    for (auto& byte : bytes) {
        byte = static_cast<char>(number & 0xff);
        number >>= 8;
    }
    add({bytes, sizeof bytes});
}

std::string Sha256::hex()
{
    const auto bits = m_length * 8;
    std::string padding(1 + (119 - m_length % 64) % 64, '\0');
    padding.front() = '\x80';
    add(padding);
    char length[8];
    for (std::size_t i = 0; i < 8; ++i)
        length[i] = static_cast<char>(bits >> (56 - 8 * i) & 0xff);
    add({length, sizeof length});

    std::string text;
    for (const auto word : m_state)
        for (int shift = 28; shift >= 0; shift -= 4)
            text += "0123456789abcdef"[word >> shift & 0xf];
    return text;
}

std::string sha256Hex(std::string_view bytes)
{
    Sha256 digest;
    digest.add(bytes);
    return digest.hex();
}

} // namespace tranche
