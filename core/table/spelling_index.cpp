// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/spelling_index.h"

#include "core/base/ratio.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace tranche {

namespace {

constexpr std::size_t firstSlots = 64;
constexpr std::size_t slotsInCache = 4096; // beyond it, look-ups are worth a prefetch
constexpr std::size_t longest = 16; // that a key determines

template <class Integer>
std::uint64_t load(const char* bytes)
{
    Integer value = 0;
    std::memcpy(&value, bytes, sizeof value);
    return value;
}

/// Both words of the product of two words that were made uneven (wyhash, Wang Yi).
std::uint64_t mix(std::uint64_t a, std::uint64_t b)
{
    const Wide product = Wide{a ^ 0xA0761D6478BD642FULL} * (b ^ 0xE7037ED1A0B428DBULL);
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64U);
}

std::uint64_t hashOfLong(std::string_view text)
{
    std::uint64_t hash = text.size();
    for (; text.size() > 8; text.remove_prefix(8))
        hash = mix(hash, load<std::uint64_t>(text.data()));
    return mix(hash, load<std::uint64_t>(text.data() + text.size() - 8)); // overlaps what came before
}

} // namespace

SpellingIndex::SpellingIndex() : m_slots(firstSlots) {}

SpellingIndex::Key SpellingIndex::keyOf(std::string_view text)
{
    const auto* bytes = text.data();
    const auto size = text.size();
    const auto length = static_cast<std::uint32_t>(std::min<std::size_t>(size, longest + 1));
    if (size > longest)
        return {load<std::uint64_t>(bytes), hashOfLong(text), length};
    if (size > 8)
        return {load<std::uint64_t>(bytes), load<std::uint64_t>(bytes + size - 8), length};
    if (size >= 4)
        return {load<std::uint32_t>(bytes) | load<std::uint32_t>(bytes + size - 4) << 32U, 0, length};
    if (size == 0)
        return {};
    return {load<std::uint8_t>(bytes) | load<std::uint8_t>(bytes + size / 2) << 8U | load<std::uint8_t>(bytes + size - 1) << 16U, 0, length};
}

std::uint64_t SpellingIndex::hashOf(const Key& key)
{
    return mix(key.start, key.end + (std::uint64_t{key.length} << 56U));
}

bool SpellingIndex::holds(const Slot& slot, const Key& key, std::string_view text) const
{
    if (slot.start != key.start || slot.length != key.length)
        return false;
    if (key.length <= 8)
        return true;
    return m_ends[slot.code] == key.end && (key.length <= longest || m_spellings.text(slot.code) == text);
}

std::uint32_t SpellingIndex::codeOf(const Key& key, std::uint64_t hash, std::string_view text)
{
    const auto mask = m_slots.size() - 1;
    auto at = hash & mask;
    while (m_slots[at].code != free) {
        if (holds(m_slots[at], key, text))
            return m_slots[at].code;
        at = (at + 1) & mask;
    }
    const auto code = static_cast<std::uint32_t>(m_spellings.size());
    m_slots[at] = {key.start, key.length, code};
    m_ends.push_back(key.end);
    m_spellings.add(text);
    if (m_spellings.size() * 8 > m_slots.size() * 5)
        grow();
    return code;
}

void SpellingIndex::encode(std::span<const std::string_view> cells, std::size_t stride, std::vector<std::uint32_t>& codes)
{
    std::array<Key, batch> keys;
    std::array<std::uint64_t, batch> hashes;
    while (!cells.empty()) {
        const auto count = std::min(batch, (cells.size() + stride - 1) / stride);
        for (std::size_t i = 0; i < count; ++i) {
            keys[i] = keyOf(cells[i * stride]);
            hashes[i] = hashOf(keys[i]);
        }
        if (m_slots.size() > slotsInCache)
            for (std::size_t i = 0; i < count; ++i)
                __builtin_prefetch(&m_slots[hashes[i] & (m_slots.size() - 1)]);
        for (std::size_t i = 0; i < count; ++i)
            codes.push_back(codeOf(keys[i], hashes[i], cells[i * stride]));
        cells = cells.subspan(std::min(cells.size(), count * stride));
    }
}

ValueDictionary SpellingIndex::take()
{
    m_slots = {};
    m_ends = {};
    return std::move(m_spellings);
}

void SpellingIndex::grow()
{
    std::vector<Slot> old(m_slots.size() * 2);
    std::swap(old, m_slots);
    const auto mask = m_slots.size() - 1;
    for (const auto& slot : old) {
        if (slot.code == free)
            continue;
        auto at = hashOf({slot.start, m_ends[slot.code], slot.length}) & mask;
        while (m_slots[at].code != free)
            at = (at + 1) & mask;
        m_slots[at] = slot;
    }
}

} // namespace tranche
