// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/lookup/common_buckets.h"
#include "core/verify/lookup/grouped_column.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Notes where tuples of the original must be, because no other bucket has their column values, and whether there is room for them.
class TuplePlaces {
public:
    /// `lists` by column; the groups' own in the target's.
    TuplePlaces(const GroupedColumn& groups, std::size_t targetColumn, std::vector<const PostingLists*> lists);

    /// A tuple that fits one bucket only: there it takes one line of this entry of its group, and of its value in every other column.
    void add(std::size_t entry, const CommonBuckets& common, std::size_t match);
    /// A tuple that fits no bucket.
    void addUnmatched(std::size_t tuples) { m_unmatched += tuples; }

    std::size_t unmatched() const { return m_unmatched; }
    /// Column values of a bucket that fewer lines have than tuples must be there. O(postings).
    std::size_t overfull() const;

private:
    const GroupedColumn& m_groups;
    std::size_t m_targetColumn;
    std::vector<const PostingLists*> m_lists;
    std::vector<std::uint32_t> m_entries;              ///< by entry: tuples that must be there
    std::vector<std::vector<std::uint32_t>> m_columns; ///< by column and posting: the same
    std::size_t m_unmatched = 0;
};

} // namespace tranche
