// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/lookup/column_index.h"

#include "core/jobs/parallel.h"

#include <algorithm>

namespace tranche {

std::uint64_t ReleaseIndex::bytesFor(RowCounts rows, std::size_t columns, std::size_t targets)
{
    const std::uint64_t numbers = (rows.lines + rows.tuples) * sizeof(std::uint32_t);       // of a column's values, by line and tuple
    const std::uint64_t lists = rows.lines * (sizeof(Posting) + 2 * sizeof(std::uint32_t)); // where each value begins, and its row of bits
    const std::uint64_t slots = rows.lines * (sizeof(GroupEntry) + 3 * sizeof(std::uint32_t)); // of a target's whole values
    return columns * (numbers + lists) + targets * (2 * numbers + lists + slots);
}

const Combinations& ReleaseIndex::wholes(std::size_t column, const JobContext& job)
{
    auto& index = m_columns[column];
    if (!index) {
        const auto first = m_release.columnStarts[column];
        const auto attributes = std::span(m_release.attributes).subspan(first, m_release.columnStarts[column + 1] - first);
        index.emplace(combine(attributes, m_release.rows(), job), std::nullopt);
    }
    return index->part;
}

const PostingLists& ReleaseIndex::postings(std::size_t column, const JobContext& job)
{
    const auto& values = wholes(column, job);
    auto& postings = m_columns[column]->postings;
    if (!postings)
        postings.emplace(values.lines, values.count, m_release.bucketStarts, job);
    return *postings;
}

void ReleaseIndex::prepare(const Target& target, const JobContext& job)
{
    std::optional<GroupedColumn> groups;
    parallelFor(m_columns.size(), job, [&](std::size_t column, std::size_t) {
        if (column == target.column)
            groups = makeGroups(target, job);
        else
            postings(column, job);
    });
    m_prepared.emplace(target, std::move(*groups));
}

GroupedColumn ReleaseIndex::groupsOf(const Target& target, const JobContext& job)
{
    auto prepared = std::exchange(m_prepared, std::nullopt);
    return prepared && prepared->first == target ? std::move(prepared->second) : makeGroups(target, job);
}

GroupedColumn ReleaseIndex::makeGroups(const Target& target, const JobContext& job) const
{
    std::vector<CodedTwice> others;
    std::vector<CodedTwice> sensitive;
    for (auto at = m_release.columnStarts[target.column]; at < m_release.columnStarts[target.column + 1]; ++at)
        (std::ranges::binary_search(target.attributes, at) ? sensitive : others).push_back(m_release.attributes[at]);
    auto group = combine(others, m_release.rows(), job);
    if (sensitive.size() == 1)
        return groupSensitive(std::move(group), sensitive.front(), m_release.bucketStarts, job);
    const auto together = combine(sensitive, m_release.rows(), job);
    return groupSensitive(std::move(group), together.coded(), m_release.bucketStarts, job);
}

} // namespace tranche
