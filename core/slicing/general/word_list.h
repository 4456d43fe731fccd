// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/memory.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <span>
#include <utility>

namespace tranche {

/// 32-bit words one after the other. Unlike a vector it makes room for words without writing zeros there first.
class WordList {
public:
    std::size_t size() const { return m_size; }
    std::span<const std::uint32_t> part(std::size_t begin, std::size_t end) const { return {m_words.get() + begin, end - begin}; }
    void clear() { m_size = 0; }

    /// Room for so many words behind the last one; write there, then call wrote().
    std::uint32_t* room(std::size_t words)
    {
        if (m_size + words > m_capacity)
            grow(m_size + words);
        return m_words.get() + m_size;
    }
    void wrote(std::size_t words) { m_size += words; }

    void add(std::span<const std::uint32_t> words)
    {
        std::ranges::copy(words, room(words.size()));
        wrote(words.size());
    }

private:
    void grow(std::size_t least)
    {
        const auto capacity = std::max(least, 2 * m_capacity);
        if (!checkMemory(std::uint64_t{capacity} * sizeof(std::uint32_t)))
            throw std::bad_alloc(); // rather than be killed
        auto words = std::make_unique_for_overwrite<std::uint32_t[]>(capacity);
        std::copy_n(m_words.get(), m_size, words.get());
        m_words = std::move(words);
        m_capacity = capacity;
    }

    std::unique_ptr<std::uint32_t[]> m_words;
    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
};

} // namespace tranche
