// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/lookup/grouped_column.h"

#include "core/jobs/in_steps.h"

namespace tranche {

namespace {

/// What is known of a line, once lines are sorted by group: its bucket and its sensitive value.
struct SortedLine {
    std::uint32_t bucket = 0;
    std::uint32_t slot = 0;
};

/// The whole values of each group, and what they consist of. Numbers that do not occur go to a group of their own, the last.
void describeWholes(GroupedColumn& groups, const CodedTwice& values, const JobContext& job)
{
    const auto groupCount = groups.group.count;
    std::vector<std::uint32_t> groupOf(groups.whole.count, static_cast<std::uint32_t>(groupCount));
    groups.valueOf.assign(groups.whole.count, 0);
    inChunks(0, groups.whole.lines.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto line = from; line < to; ++line) {
            const auto whole = groups.whole.lines[line];
            groupOf[whole] = groups.group.lines[line];
            groups.valueOf[whole] = values.lineCode.empty() ? values.lines[line] : values.lineCode[values.lines[line]];
        }
    });
    inChunks(0, groups.whole.tuples.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto tuple = from; tuple < to; ++tuple) {
            const auto whole = groups.whole.tuples[tuple];
            groupOf[whole] = groups.group.tuples[tuple];
            groups.valueOf[whole] = values.tuples[tuple];
        }
    });
    groups.wholesOfGroup = Grouped(groupOf, groupCount + 1, job);
    groups.slotOf.assign(groups.whole.count, 0);
    for (std::uint32_t group = 0; group < groupCount; ++group) {
        std::uint32_t slot = 0;
        for (const auto whole : groups.wholesOfGroup.members(group))
            groups.slotOf[whole] = slot++;
    }
    job.check();
}

std::vector<SortedLine> sortByGroup(const GroupedColumn& groups, std::span<const std::uint32_t> bucketStarts,
                                    std::vector<std::uint32_t>& starts, const JobContext& job)
{
    const auto& groupOf = groups.group.lines;
    starts.assign(groups.group.count + 1, 0);
    for (const auto group : groupOf)
        ++starts[group + 1];
    for (std::size_t group = 1; group < starts.size(); ++group)
        starts[group] += starts[group - 1];
    auto next = starts;
    std::vector<SortedLine> sorted(groupOf.size());
    std::uint32_t bucket = 0;
    inChunks(0, groupOf.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto line = from; line < to; ++line) {
            while (line >= bucketStarts[bucket + 1])
                ++bucket;
            sorted[next[groupOf[line]]++] = {bucket, groups.slotOf[groups.whole.lines[line]]};
        }
    });
    return sorted;
}

/// Counts values of one group in one bucket after the other.
class EntryCounter {
public:
    EntryCounter(std::size_t slots, std::vector<GroupEntry>& entries) : m_placeOf(slots, 0), m_entries(entries) {}

    void begin() { m_begin = m_entries.size(); }
    void add(std::uint32_t slot)
    {
        // a place left over from another bucket is recognised by what stands there, so nothing needs to be cleared
        auto& place = m_placeOf[slot];
        if (place < m_begin || place >= m_entries.size() || m_entries[place].slot != slot) {
            place = static_cast<std::uint32_t>(m_entries.size());
            m_entries.push_back({slot, 0});
        }
        ++m_entries[place].count;
    }

private:
    std::vector<std::uint32_t> m_placeOf; ///< by slot
    std::vector<GroupEntry>& m_entries;
    std::size_t m_begin = 0;
};

std::size_t mostSlots(const GroupedColumn& groups)
{
    std::size_t most = 0;
    for (std::uint32_t group = 0; group < groups.group.count; ++group)
        most = std::max(most, groups.slotCount(group));
    return most;
}

} // namespace

GroupedColumn groupSensitive(Combinations group, const CodedTwice& values, std::span<const std::uint32_t> bucketStarts,
                             const JobContext& job)
{
    GroupedColumn groups;
    groups.group = std::move(group);
    const CodedTwice parts[] = {groups.group.coded(), values};
    groups.whole = combine(parts, {groups.group.lines.size(), groups.group.tuples.size()}, job);
    std::vector<std::uint32_t> starts;
    describeWholes(groups, values, job);
    const auto sorted = sortByGroup(groups, bucketStarts, starts, job);
    std::vector<Posting> postings;
    EntryCounter counter(mostSlots(groups), groups.entries);
    std::uint32_t line = 0;
    for (std::uint32_t each = 0; each < groups.group.count; ++each) {
        const auto end = starts[each + 1];
        starts[each] = static_cast<std::uint32_t>(postings.size());
        while (line < end) {
            if (postings.size() % 4096 == 0)
                job.check();
            const auto bucket = sorted[line].bucket;
            groups.entryStart.push_back(static_cast<std::uint32_t>(groups.entries.size()));
            counter.begin();
            const auto first = line;
            for (; line < end && sorted[line].bucket == bucket; ++line)
                counter.add(sorted[line].slot);
            postings.push_back({bucket, line - first});
        }
    }
    starts.back() = static_cast<std::uint32_t>(postings.size());
    groups.entryStart.push_back(static_cast<std::uint32_t>(groups.entries.size()));
    groups.postings = PostingLists(std::move(postings), std::move(starts), bucketStarts.size() - 1, job);
    return groups;
}

} // namespace tranche
