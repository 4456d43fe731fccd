// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/lookup/combinations.h"
#include "core/verify/lookup/posting_lists.h"
#include "core/verify/lookup/grouped_column.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tranche {

/// The codes of all released attributes, column by column, and how lines fall into buckets.
struct CodedRelease {
    std::vector<CodedTwice> attributes;
    std::vector<std::size_t> columnStarts; ///< first attribute of each column, then their number
    std::span<const std::uint32_t> bucketStarts;
    std::size_t tupleCount = 0; ///< 0 without an original table

    std::size_t columnCount() const { return columnStarts.size() - 1; }
    RowCounts rows() const { return {bucketStarts.back(), tupleCount}; }
    std::uint32_t bucketSize(std::uint32_t bucket) const { return bucketStarts[bucket + 1] - bucketStarts[bucket]; }
};

/// What one promise is about: the attributes that are one sensitive attribute together (none: nothing is promised), and their column.
struct Target {
    std::size_t column = 0;
    std::vector<std::size_t> attributes; ///< positions in CodedRelease::attributes, ascending

    friend bool operator==(const Target&, const Target&) = default;
};

/// One column: its whole values, and the buckets they are in.
struct ColumnIndex {
    Combinations part;
    std::optional<PostingLists> postings; ///< made when they are first needed
};

/// Looks up values of the release in columns and targets; what is expensive is made when it is first asked for.
class ReleaseIndex {
public:
    /// `release` must outlive this.
    explicit ReleaseIndex(const CodedRelease& release) : m_release(release), m_columns(release.columnCount()) {}

    /// Bytes that everything looked up for so many targets takes at most, whatever the values; their groups are all held at once.
    static std::uint64_t bytesFor(RowCounts rows, std::size_t columns, std::size_t targets);

    const CodedRelease& release() const { return m_release; }
    /// Make all that comparing with an original asks for, on all threads: of every column but the target's what follows, and the target's
    /// groups, which the next groupsOf() hands out. Afterwards codes are only looked at for other targets.
    void prepare(const Target& target, const JobContext& job);
    /// Whole values of a column. O(lines + tuples) the first time.
    const Combinations& wholes(std::size_t column, const JobContext& job);
    const PostingLists& postings(std::size_t column, const JobContext& job);

    /// The column of a target seen from its sensitive attribute; not kept here. O(lines + tuples).
    GroupedColumn groupsOf(const Target& target, const JobContext& job);

private:
    GroupedColumn makeGroups(const Target& target, const JobContext& job) const;

    const CodedRelease& m_release;
    std::vector<std::optional<ColumnIndex>> m_columns;
    std::optional<std::pair<Target, GroupedColumn>> m_prepared;
};

} // namespace tranche
