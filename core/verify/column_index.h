// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/combinations.h"
#include "core/verify/grouped.h"
#include "core/verify/posting_lists.h"
#include "core/verify/release_manifest.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// The codes of all released attributes, column by column, and how lines fall into buckets.
struct CodedRelease {
    std::vector<CodedTwice> attributes;
    std::span<const std::uint32_t> bucketStarts;
    std::size_t tupleCount = 0; ///< 0 without an original table

    std::size_t lineCount() const { return bucketStarts.back(); }
    std::uint32_t bucketSize(std::uint32_t bucket) const { return bucketStarts[bucket + 1] - bucketStarts[bucket]; }
};

/// One column: the values of its QI part, and the buckets they are in.
struct ColumnIndex {
    Combinations part;
    PostingLists postings;
};

/// The sensitive column: groups (values of its QI part) and whole values (group and sensitive value).
struct SensitiveIndex {
    Combinations whole;
    PostingLists postings;                    ///< by whole value
    std::vector<std::uint32_t> groupOf;       ///< by whole value; one past the last group where the number is not used
    Grouped byGroup;                          ///< the whole values of each group
    std::vector<std::uint32_t> greatestCount; ///< by posting of the group: lines of the most frequent sensitive value
};

/// Everything the checks look up. The QI part of the sensitive column is `columns[sensitiveColumn]` (constant where it is empty).
struct ReleaseIndex {
    std::vector<ColumnIndex> columns;
    std::size_t sensitiveColumn = 0;
    SensitiveIndex sensitive;

    const PostingLists& groups() const { return columns[sensitiveColumn].postings; }
};

/// O(lines + tuples) for each attribute, expected.
ReleaseIndex indexRelease(const CodedRelease& release, const ReleaseManifest& manifest);

} // namespace tranche
