// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Lists of (key, weight), one list for each index; only weights above 0.
template <class Weight>
struct KeyedLists {
    struct Entry {
        std::uint32_t key = 0;
        Weight weight = 0;
    };

    std::vector<Entry> entries;
    std::vector<std::size_t> starts{0}; ///< one more than lists

    std::span<const Entry> of(std::size_t index) const
    {
        return std::span(entries).subspan(starts[index], starts[index + 1] - starts[index]);
    }
    std::size_t size() const { return starts.size() - 1; }
};

/// The same seen from the keys: for each of `domain` keys the lists it is in, ascending. O(entries + domain).
template <class Weight>
KeyedLists<Weight> transposed(const KeyedLists<Weight>& lists, std::size_t domain)
{
    KeyedLists<Weight> result;
    result.starts.assign(domain + 1, 0);
    for (const auto& entry : lists.entries)
        ++result.starts[entry.key + 1];
    for (std::size_t key = 0; key < domain; ++key)
        result.starts[key + 1] += result.starts[key];
    result.entries.resize(lists.entries.size());
    auto next = result.starts;
    for (std::uint32_t index = 0; index < lists.size(); ++index)
        for (const auto& entry : lists.of(index))
            result.entries[next[entry.key]++] = {index, entry.weight};
    return result;
}

} // namespace tranche
