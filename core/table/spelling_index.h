// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/value_dictionary.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tranche {

/// Numbers the distinct spellings of one attribute in the order in which they are first seen.
///
/// Open addressing; a slot holds a spelling of up to 8 bytes whole, so that most look-ups touch one cache line.
class SpellingIndex {
public:
    static constexpr std::size_t batch = 256;

    SpellingIndex();

    /// Append to `codes` the number of every `stride`-th of `cells`, from the first on. Expected amortized O(length of these cells).
    void encode(std::span<const std::string_view> cells, std::size_t stride, std::vector<std::uint32_t>& codes);

    const ValueDictionary& spellings() const { return m_spellings; }
    /// Put others in their place, one for each; nothing can be encoded any more.
    void replaceSpellings(ValueDictionary others) { m_spellings = std::move(others); }
    /// Hand the spellings over and free all else; nothing can be encoded any more.
    ValueDictionary take();

private:
    /// `start` and `length` determine a spelling of up to 8 bytes, together with `end` one of up to 16; of a longer one, `end` is a hash.
    struct Key {
        std::uint64_t start = 0;
        std::uint64_t end = 0;
        std::uint32_t length = 0;
    };
    struct Slot {
        std::uint64_t start = 0;
        std::uint32_t length = 0;
        std::uint32_t code = free;
    };
    static constexpr std::uint32_t free = 0xFFFFFFFF;

    static Key keyOf(std::string_view text);
    static std::uint64_t hashOf(const Key& key);

    std::uint32_t codeOf(const Key& key, std::uint64_t hash, std::string_view text);
    bool holds(const Slot& slot, const Key& key, std::string_view text) const;
    void grow();

    std::vector<Slot> m_slots;         ///< a power of two of them, at most five in eight in use
    std::vector<std::uint64_t> m_ends; ///< Key::end by code
    ValueDictionary m_spellings;
};

} // namespace tranche
