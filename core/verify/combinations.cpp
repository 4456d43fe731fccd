// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/combinations.h"

#include "core/base/key_interner.h"

#include <algorithm>

namespace tranche {

namespace {

/// Keys of lines and tuples in one mixed-radix number; renumbered whenever the next attribute might not fit any more.
class KeyBuilder {
public:
    KeyBuilder(std::size_t lineCount, std::size_t tupleCount) : m_lineCount(lineCount), m_keys(lineCount + tupleCount, 0) {}

    void append(const CodedTwice& attribute)
    {
        const auto domain = std::max<std::uint64_t>(attribute.domain, 1);
        if (m_range > limit / domain)
            renumber();
        m_range *= domain;
        for (std::size_t i = 0; i < m_lineCount; ++i)
            m_keys[i] = m_keys[i] * domain + attribute.lines[i];
        for (std::size_t i = m_lineCount; i < m_keys.size(); ++i)
            m_keys[i] = m_keys[i] * domain + attribute.tuples[i - m_lineCount];
    }

    Combinations finish()
    {
        if (m_range > m_keys.size() + 64)
            renumber();
        Combinations result;
        result.count = static_cast<std::size_t>(m_range);
        const auto middle = m_keys.begin() + static_cast<std::ptrdiff_t>(m_lineCount);
        const auto narrow = [](std::uint64_t key) { return static_cast<std::uint32_t>(key); };
        result.lines.resize(m_lineCount);
        result.tuples.resize(m_keys.size() - m_lineCount);
        std::transform(m_keys.begin(), middle, result.lines.begin(), narrow);
        std::transform(middle, m_keys.end(), result.tuples.begin(), narrow);
        return result;
    }

private:
    static constexpr std::uint64_t limit = std::uint64_t{1} << 62;

    void renumber()
    {
        KeyInterner interner;
        for (auto& key : m_keys)
            key = interner.idOf(key);
        m_range = interner.size();
    }

    std::size_t m_lineCount;
    std::vector<std::uint64_t> m_keys;
    std::uint64_t m_range = 1; ///< every key is below
};

} // namespace

Combinations combine(std::span<const CodedTwice> attributes, std::size_t lineCount, std::size_t tupleCount)
{
    KeyBuilder keys(lineCount, tupleCount);
    for (const auto& attribute : attributes)
        keys.append(attribute);
    return keys.finish();
}

} // namespace tranche
