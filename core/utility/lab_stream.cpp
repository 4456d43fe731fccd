// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/lab_stream.h"

#include <algorithm>
#include <numeric>

namespace tranche {

namespace {

std::uint64_t splitMix(std::uint64_t& state)
{
    state += 0x9E3779B97F4A7C15U;
    auto z = state;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
}

} // namespace

LabStream::LabStream(std::uint64_t seed, std::uint64_t stream)
{
    seed += stream * 0x9E3779B97F4A7C15U; // outputs 0 .. stream-1 only move the state
    m_state = splitMix(seed);
}

std::uint64_t LabStream::next()
{
    return splitMix(m_state);
}

std::uint64_t LabStream::below(std::uint64_t bound)
{
    if (bound == 1)
        return 0;
    const auto least = (0 - bound) % bound;
    auto drawn = next();
    while (drawn < least)
        drawn = next();
    return drawn % bound;
}

std::vector<std::uint32_t> LabStream::subset(std::size_t count, std::size_t of)
{
    std::vector<std::uint32_t> all(of);
    std::iota(all.begin(), all.end(), 0U);
    for (std::size_t i = 0; i < count; ++i)
        std::swap(all[i], all[i + static_cast<std::size_t>(below(of - i))]);
    all.resize(count);
    std::ranges::sort(all);
    return all;
}

} // namespace tranche
