// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/value_dictionary.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tranche {

/// Cells beyond the end of each of which `cellPadding` bytes may be read, whatever they are: spellings are compared by whole words.
struct PaddedCells {
    std::span<const std::string_view> cells;
};
inline constexpr std::size_t cellPadding = 24;

/// Numbers the distinct spellings of one attribute in the order in which they are first seen.
///
/// Open addressing; a slot holds a spelling of up to 8 bytes whole, so that most look-ups touch one cache line.
class SpellingIndex {
public:
    static constexpr std::size_t batch = 128;

    SpellingIndex();

    /// Append to `codes` the number of every `stride`-th of `cells`, from the first on. Expected amortized O(length of these cells).
    void encode(PaddedCells cells, std::size_t stride, std::vector<std::uint32_t>& codes);

    /// Hand the spellings over and free all else; nothing can be encoded any more.
    ValueDictionary take();

private:
    /// The words of a spelling of up to 24 bytes, which they and `length` determine. Of a longer one, the last is a hash.
    struct Key {
        std::uint64_t start;
        std::uint64_t middle;
        std::uint64_t end;
        std::uint32_t length;
    };
    struct Slot {
        std::uint64_t start = 0;
        std::uint32_t length = 0;
        std::uint32_t code = free;
    };
    struct Rest {
        std::uint64_t middle = 0;
        std::uint64_t end = 0;
    };
    struct Batch;
    static constexpr std::uint32_t free = 0xFFFFFFFF;

    static Key keyOf(std::string_view text);
    static std::uint64_t hashOf(const Key& key);

    template <bool Large>
    void look(const Batch& some, std::uint32_t* codes);
    template <bool Large>
    bool holds(const Slot& slot, const Key& key, std::string_view text) const;
    std::uint32_t add(std::size_t at, const Key& key, std::string_view text);
    void grow();

    std::vector<Slot> m_slots; ///< a power of two of them, at most half of them in use
    std::vector<Rest> m_rests; ///< of the keys, by code
    ValueDictionary m_spellings;
};

} // namespace tranche
