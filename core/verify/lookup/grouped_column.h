// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/verify/lookup/combinations.h"
#include "core/verify/lookup/grouped.h"
#include "core/verify/lookup/posting_lists.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// A sensitive value among the lines of a group in a bucket. Values of a group are numbered 0, 1, ...: their slots.
struct GroupEntry {
    std::uint32_t slot = 0;
    std::uint32_t count = 0;
};

/// A column seen from one sensitive attribute in it: groups of equal QI part, and which sensitive values each has, bucket by bucket.
struct GroupedColumn {
    Combinations group;                    ///< QI part of each line and tuple; constant where it is empty
    Combinations whole;                    ///< group and sensitive value
    PostingLists postings;                 ///< by group
    std::vector<std::uint32_t> entryStart; ///< by posting, then the number of entries
    std::vector<GroupEntry> entries;
    Grouped wholesOfGroup;              ///< by group; a whole value's place there is its slot
    std::vector<std::uint32_t> slotOf;  ///< by whole value
    std::vector<std::uint32_t> valueOf; ///< by whole value: the sensitive value

    std::span<const GroupEntry> entriesOf(std::size_t posting) const
    {
        return std::span(entries).subspan(entryStart[posting], entryStart[posting + 1] - entryStart[posting]);
    }
    std::size_t slotCount(std::uint32_t ofGroup) const { return wholesOfGroup.members(ofGroup).size(); }
    /// The sensitive value behind a slot.
    std::uint32_t value(std::uint32_t ofGroup, std::uint32_t slot) const { return valueOf[wholesOfGroup.members(ofGroup)[slot]]; }
};

/// `values` are those of the sensitive attribute. O(lines + tuples) expected.
GroupedColumn groupSensitive(Combinations group, const CodedTwice& values, std::span<const std::uint32_t> bucketStarts,
                             const JobContext& job);

} // namespace tranche
