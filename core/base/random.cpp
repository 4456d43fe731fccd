// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"

#include "core/base/ratio.h"

#include <cstdio>
#include <cstdlib>
#include <cerrno>

#if defined(__linux__)
#include <sys/random.h>
#else
#include <random>
#endif

namespace tranche {

namespace {

[[noreturn]] void noEntropy()
{
    std::fputs("The system gives no random numbers; a shuffle would not be secret. Stopped.\n", stderr);
    std::abort();
}

void fillFromSystem(std::span<std::byte> bytes)
{
#if defined(__linux__)
    while (!bytes.empty()) {
        const auto got = getrandom(bytes.data(), bytes.size(), 0);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            noEntropy();
        bytes = bytes.subspan(static_cast<std::size_t>(got));
    }
#else
    std::random_device device;
    for (auto& byte : bytes)
        byte = static_cast<std::byte>(device() & 0xFFU);
#endif
}

} // namespace

std::uint64_t RandomSource::below(std::uint64_t bound)
{
    // Lemire: the high word of a 128-bit product is uniform once the low word is not in the short last stretch.
    Wide product = Wide{next()} * bound;
    if (static_cast<std::uint64_t>(product) < bound) {
        const std::uint64_t shortStretch = (0 - bound) % bound;
        while (static_cast<std::uint64_t>(product) < shortStretch)
            product = Wide{next()} * bound;
    }
    return static_cast<std::uint64_t>(product >> 64U);
}

SystemRandom::~SystemRandom()
{
    m_block.fill(0);
}

std::uint64_t SystemRandom::next()
{
    if (m_used == m_block.size()) {
        fillFromSystem(std::as_writable_bytes(std::span(m_block)));
        m_used = 0;
    }
    return std::exchange(m_block[m_used++], 0);
}

std::uint64_t SeededRandom::next()
{
    // SplitMix64 (Steele, Lea, Flood 2014).
    std::uint64_t z = (m_state += 0x9E3779B97F4A7C15ULL);
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
}

} // namespace tranche
