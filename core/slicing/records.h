// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace tranche {

/// Number of 32-bit lanes of a record, known when compiled, so that loops over a record become vector instructions.
template <std::size_t N>
struct FixedLanes {
    using Record = std::array<std::uint32_t, N>;
    static constexpr std::size_t count() { return N; }
};

/// The same for tables with more attributes than any fixed width has room for.
struct AnyLanes {
    std::size_t lanes = 0;
    std::size_t count() const { return lanes; }
};

/// A block of 32-bit words that starts on a cache line.
class AlignedWords {
public:
    AlignedWords() = default;
    explicit AlignedWords(std::size_t words);
    std::uint32_t* data() const { return m_start; }

private:
    std::unique_ptr<std::uint32_t[]> m_storage;
    std::uint32_t* m_start = nullptr;
};

/// One lane of a run of records.
struct Lane {
    const std::uint32_t* first = nullptr;
    std::size_t stride = 0;
    std::size_t count = 0; ///< records in the run
    std::uint32_t operator[](std::size_t i) const { return first[i * stride]; }
};

} // namespace tranche
