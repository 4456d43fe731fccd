// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/lookup/posting_lists.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Finds the buckets in which every column has a given value, and the postings of these values there.
class CommonBuckets {
public:
    /// One list for each column, at least one; they must outlive this.
    explicit CommonBuckets(std::vector<const PostingLists*> lists);

    /// One value for each list. Buckets come ascending.
    /// O(shortest list * columns), or O(buckets / 64 * columns + matches * columns) where all values are frequent.
    void find(std::span<const std::uint32_t> values);

    std::size_t size() const { return m_buckets.size(); }
    std::uint32_t bucket(std::size_t match) const { return m_buckets[match]; }
    /// Position of the posting of a column's value, in its list.
    std::uint32_t position(std::size_t match, std::size_t column) const { return m_positions[match * m_lists.size() + column]; }
    const Posting& posting(std::size_t match, std::size_t column) const { return m_lists[column]->posting(position(match, column)); }

private:
    void walk(std::span<const std::uint32_t> values, std::size_t shortest);
    void intersect();
    void addWord(std::size_t word, std::uint64_t common);

    std::vector<const PostingLists*> m_lists;
    std::vector<BucketBits> m_bits;      ///< by column, of the values looked for
    std::vector<std::uint32_t> m_firsts; ///< by column, position of their first postings
    std::vector<std::uint32_t> m_buckets;
    std::vector<std::uint32_t> m_positions; ///< by match and column
};

} // namespace tranche
