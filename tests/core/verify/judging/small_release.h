// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/verify/judging/mending_search.h"
#include "core/verify/judging/posterior.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <numeric>
#include <vector>

namespace tranche::test {

/// A release of codes, small enough to count by hand: the attributes of the lines and of the tuples, in columns and buckets. The last
/// attribute is sensitive, in the last column.
struct SmallRelease {
    using Row = std::vector<std::uint32_t>;

    std::vector<std::size_t> columnStarts; ///< first attribute of each column, then their number
    std::vector<std::vector<Row>> buckets; ///< lines
    std::vector<Row> tuples;

    std::size_t attributes() const { return columnStarts.back(); }
    std::size_t columns() const { return columnStarts.size() - 1; }
    /// The values of a row in a column, the sensitive one left out where `bare`.
    Row part(const Row& row, std::size_t column, bool bare) const
    {
        const auto end = columnStarts[column + 1] - (bare && column + 1 == columns() ? 1 : 0);
        return {row.begin() + static_cast<std::ptrdiff_t>(columnStarts[column]), row.begin() + static_cast<std::ptrdiff_t>(end)};
    }
};

/// What the verifier makes of a SmallRelease.
class CodedSmallRelease {
public:
    explicit CodedSmallRelease(const SmallRelease& small, const Promise& promise)
        : m_lines(small.attributes()), m_tuples(small.attributes()), m_starts{0}
    {
        for (const auto& bucket : small.buckets) {
            for (const auto& line : bucket)
                for (std::size_t i = 0; i < small.attributes(); ++i)
                    m_lines[i].push_back(line[i]);
            m_starts.push_back(static_cast<std::uint32_t>(m_lines.front().size()));
        }
        for (const auto& tuple : small.tuples)
            for (std::size_t i = 0; i < small.attributes(); ++i)
                m_tuples[i].push_back(tuple[i]);
        for (std::size_t i = 0; i < small.attributes(); ++i)
            m_coded.attributes.push_back({m_lines[i], m_tuples[i], domain, {}});
        m_coded.columnStarts = small.columnStarts;
        m_coded.bucketStarts = m_starts;
        m_coded.tupleCount = small.tuples.size();
        m_target = {small.columns() - 1, {small.attributes() - 1}};
        SensitiveDomain sensitive;
        sensitive.counts.assign(domain, 0);
        for (const auto value : m_lines.back())
            ++sensitive.counts[value];
        sensitive.lines = m_lines.back().size();
        sensitive.occurring = domain - static_cast<std::size_t>(std::ranges::count(sensitive.counts, 0U));
        m_judge = std::make_unique<ModelJudge>(promise, sensitive);
        m_index = std::make_unique<ReleaseIndex>(m_coded);
        m_groups = m_index->groupsOf(m_target, m_job);
    }

    LocalCondition local() { return checkLocally(*m_index, m_target, m_groups, *m_judge, m_job); }
    PosteriorReport posterior()
    {
        const auto condition = local();
        return sumPosteriors(*m_index, {m_target, m_groups, condition, *m_judge}, m_job);
    }
    /// A search that may look so often.
    MendingSearch search(std::size_t looks) { return {*m_index, m_target, m_groups, m_judge->promise(), looks}; }

private:
    static constexpr std::size_t domain = 8;

    JobContext m_job;
    std::vector<std::vector<std::uint32_t>> m_lines;
    std::vector<std::vector<std::uint32_t>> m_tuples;
    std::vector<std::uint32_t> m_starts;
    CodedRelease m_coded;
    Target m_target;
    std::unique_ptr<ModelJudge> m_judge;
    std::unique_ptr<ReleaseIndex> m_index;
    GroupedColumn m_groups;
};

/// Random tuples cut into random buckets, every column shuffled inside them.
inline SmallRelease randomRelease(SeededRandom& random)
{
    SmallRelease small;
    small.columnStarts = random.below(2) == 0 ? std::vector<std::size_t>{0, 1, 3} : std::vector<std::size_t>{0, 2, 3, 4};
    const auto bucketCount = 1 + random.below(4);
    for (std::size_t bucket = 0; bucket < bucketCount; ++bucket) {
        std::vector<SmallRelease::Row> rows(1 + random.below(5));
        for (auto& row : rows)
            for (std::size_t i = 0; i < small.attributes(); ++i)
                row.push_back(static_cast<std::uint32_t>(random.below(3)));
        small.tuples.insert(small.tuples.end(), rows.begin(), rows.end());
        auto lines = rows;
        for (std::size_t column = 0; column < small.columns(); ++column) {
            std::vector<std::size_t> order(rows.size());
            std::iota(order.begin(), order.end(), std::size_t{0});
            shuffle(std::span(order), random);
            for (std::size_t line = 0; line < rows.size(); ++line)
                for (auto i = small.columnStarts[column]; i < small.columnStarts[column + 1]; ++i)
                    lines[line][i] = rows[order[line]][i];
        }
        small.buckets.push_back(std::move(lines));
    }
    return small;
}

} // namespace tranche::test
