// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/spelling_index.h"

#include "core/base/ratio.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace tranche {

namespace {

constexpr std::size_t firstSlots = 128;
constexpr std::size_t slotsInCache = 4096; // beyond it, look-ups are worth a prefetch
constexpr std::size_t longest = 24;        // that a key determines
static_assert(longest <= cellPadding);

std::uint64_t load(const char* bytes)
{
    std::uint64_t value = 0;
    std::memcpy(&value, bytes, sizeof value);
    return value;
}

/// By length: which bits of three words belong to a spelling.
using WordMasks = std::array<std::uint64_t, 3>;

std::array<WordMasks, longest + 1> masksByLength()
{
    std::array<WordMasks, longest + 1> masks{};
    std::array<char, longest> bytes{};
    for (std::size_t length = 0; length <= longest; ++length) {
        for (std::size_t word = 0; word < 3; ++word)
            masks[length][word] = load(bytes.data() + 8 * word);
        if (length < longest)
            bytes[length] = '\xFF';
    }
    return masks;
}

const std::array<WordMasks, longest + 1> wordMasks = masksByLength();

/// Both words of the product of two words that were made uneven (wyhash, Wang Yi).
std::uint64_t mix(std::uint64_t a, std::uint64_t b)
{
    const Wide product = Wide{a ^ 0xA0761D6478BD642FULL} * (b ^ 0xE7037ED1A0B428DBULL);
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64U);
}

/// Of a text of 8 bytes or more.
std::uint64_t hashOfLong(std::string_view text)
{
    std::uint64_t hash = text.size();
    for (; text.size() > 8; text.remove_prefix(8))
        hash = mix(hash, load(text.data()));
    return mix(hash, load(text.data() + text.size() - 8)); // overlaps what came before
}

} // namespace

/// Every `stride`-th cell of a few tuples.
struct SpellingIndex::Batch {
    std::array<Key, batch> keys;
    std::array<std::uint64_t, batch> hashes;
    const std::string_view* cells;
    std::size_t stride;
    std::size_t count;
};

SpellingIndex::SpellingIndex() : m_slots(firstSlots) {}

SpellingIndex::Key SpellingIndex::keyOf(std::string_view text)
{
    const auto* const bytes = text.data();
    const auto& mask = wordMasks[std::min(text.size(), longest)];
    Key key{load(bytes) & mask[0], load(bytes + 8) & mask[1], load(bytes + 16) & mask[2],
            static_cast<std::uint32_t>(std::min(text.size(), longest + 1))};
    if (text.size() > longest) [[unlikely]]
        key.end = hashOfLong(text.substr(16));
    return key;
}

std::uint64_t SpellingIndex::hashOf(const Key& key)
{
    return mix(key.start ^ key.end * 0x9E3779B97F4A7C15ULL, key.middle + (std::uint64_t{key.length} << 56U));
}

template <bool Large>
bool SpellingIndex::holds(const Slot& slot, const Key& key, std::string_view text) const
{
    const auto start = (slot.start ^ key.start) | (slot.length ^ key.length);
    if (Large && (start != 0 || key.length <= 8)) // the rest is far away
        return start == 0;
    const auto& rest = m_rests[slot.code];
    const auto all = start | (rest.middle ^ key.middle) | (rest.end ^ key.end);
    return all == 0 && (key.length <= longest || m_spellings.text(slot.code) == text);
}

std::uint32_t SpellingIndex::add(std::size_t at, const Key& key, std::string_view text)
{
    const auto code = static_cast<std::uint32_t>(m_spellings.size());
    m_slots[at] = {key.start, key.length, code};
    m_rests.push_back({key.middle, key.end});
    m_spellings.add(text);
    if (m_spellings.size() * 2 > m_slots.size())
        grow();
    return code;
}

template <bool Large>
void SpellingIndex::look(const Batch& some, std::uint32_t* codes)
{
    for (std::size_t i = 0; i < some.count; ++i) {
        const auto mask = m_slots.size() - 1;
        const auto text = some.cells[i * some.stride];
        auto at = some.hashes[i] & mask;
        while (m_slots[at].code != free && !holds<Large>(m_slots[at], some.keys[i], text))
            at = (at + 1) & mask;
        codes[i] = m_slots[at].code != free ? m_slots[at].code : add(at, some.keys[i], text);
    }
}

void SpellingIndex::encode(PaddedCells padded, std::size_t stride, std::vector<std::uint32_t>& codes)
{
    Batch some;
    some.stride = stride;
    for (auto cells = padded.cells; !cells.empty(); cells = cells.subspan(std::min(cells.size(), some.count * stride))) {
        some.cells = cells.data();
        some.count = std::min(batch, (cells.size() + stride - 1) / stride);
        for (std::size_t i = 0; i < some.count; ++i) {
            some.keys[i] = keyOf(cells[i * stride]);
            some.hashes[i] = hashOf(some.keys[i]);
        }
        const auto before = codes.size();
        codes.resize(before + some.count);
        if (m_slots.size() <= slotsInCache) {
            look<false>(some, codes.data() + before);
            continue;
        }
        for (std::size_t i = 0; i < some.count; ++i)
            __builtin_prefetch(&m_slots[some.hashes[i] & (m_slots.size() - 1)]);
        look<true>(some, codes.data() + before);
    }
}

ValueDictionary SpellingIndex::take()
{
    m_slots = {};
    m_rests = {};
    return std::move(m_spellings);
}

void SpellingIndex::grow()
{
    std::vector<Slot> old(m_slots.size() * (m_slots.size() < slotsInCache ? 4 : 2));
    std::swap(old, m_slots);
    const auto mask = m_slots.size() - 1;
    for (const auto& slot : old) {
        if (slot.code == free)
            continue;
        const auto& rest = m_rests[slot.code];
        auto at = hashOf({slot.start, rest.middle, rest.end, slot.length}) & mask;
        while (m_slots[at].code != free)
            at = (at + 1) & mask;
        m_slots[at] = slot;
    }
}

} // namespace tranche
