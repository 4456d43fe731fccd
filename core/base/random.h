// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace tranche {

/// Where a shuffle takes its randomness from. Production uses SystemRandom; tests may use SeededRandom.
class RandomSource {
public:
    virtual ~RandomSource() = default;

    /// 64 independent uniform bits.
    virtual std::uint64_t next() = 0;

    /// Uniform in [0, bound), without bias (rejection). `bound` must not be 0.
    std::uint64_t below(std::uint64_t bound);
};

/// The operating system's entropy (getrandom), fetched in blocks. Nothing of it is kept once it was handed out.
/// Ends the program when the system has no entropy to give: a predictable shuffle must never be published.
class SystemRandom final : public RandomSource {
public:
    ~SystemRandom() override;
    std::uint64_t next() override;

private:
    std::array<std::uint64_t, 512> m_block{};
    std::size_t m_used = 512;
};

/// Repeatable, for tests and benchmarks only: who knows the seed can undo the shuffle.
class SeededRandom final : public RandomSource {
public:
    explicit SeededRandom(std::uint64_t seed) : m_state(seed) {}
    std::uint64_t next() override;

private:
    std::uint64_t m_state;
};

/// Uniform permutation in place (Fisher and Yates). O(n).
template <class T>
void shuffle(std::span<T> items, RandomSource& random)
{
    for (std::size_t left = items.size(); left > 1; --left)
        std::swap(items[left - 1], items[static_cast<std::size_t>(random.below(left))]);
}

} // namespace tranche
