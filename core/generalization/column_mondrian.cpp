// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generalization/column_mondrian.h"

#include "core/jobs/in_steps.h"
#include "core/table/code_at_rank.h"

#include <algorithm>
#include <deque>
#include <numeric>

namespace tranche {

namespace {

/// A region on its way: its tuples are rows[begin..end).
struct OpenRegion {
    std::vector<Side> sides;
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t size() const { return end - begin; }
};

/// The values of an attribute that occur in a region.
struct Occurring {
    std::size_t index = 0;
    std::uint32_t low = 0xffff'ffff;
    std::uint32_t high = 0;
};

class ColumnMondrian {
public:
    ColumnMondrian(std::span<const ColumnAttribute> attributes, std::size_t rowCount, std::size_t least, JobContext& job)
        : m_attributes(attributes), m_least(least), m_job(job), m_rows(rowCount)
    {
        std::iota(m_rows.begin(), m_rows.end(), 0U);
    }

    ColumnCells run()
    {
        m_cells.regionOfRow.resize(m_rows.size());
        m_open.push_back(wholeDomain());
        while (!m_open.empty()) {
            m_job.step(m_finishedRows, m_rows.size());
            const auto region = std::move(m_open.front());
            m_open.pop_front();
            if (!cut(region))
                finish(region);
        }
        return std::move(m_cells);
    }

private:
    OpenRegion wholeDomain() const
    {
        OpenRegion all{.sides = {}, .begin = 0, .end = m_rows.size()};
        for (const auto& [attribute, tree] : m_attributes) {
            const auto last = static_cast<std::uint32_t>(attribute->values.size() - 1);
            all.sides.push_back({0, last, tree ? tree->root() : Side::noNode});
        }
        return all;
    }

    /// False: no cut passes.
    bool cut(const OpenRegion& region)
    {
        if (region.size() < 2 * m_least)
            return false; // one of two parts would be too small
        for (const auto& occurring : widestFirst(region))
            if (m_attributes[occurring.index].tree ? cutNode(region, occurring.index) : cutAtMedian(region, occurring))
                return true;
        return false;
    }

    std::vector<Occurring> widestFirst(const OpenRegion& region) const
    {
        std::vector<Occurring> wide;
        for (std::size_t i = 0; i < m_attributes.size(); ++i) {
            Occurring occurring{.index = i};
            const auto& codes = m_attributes[i].attribute->codes;
            forRows(region, [&](std::uint32_t row) {
                occurring.low = std::min(occurring.low, codes[row]);
                occurring.high = std::max(occurring.high, codes[row]);
            });
            if (occurring.low < occurring.high)
                wide.push_back(occurring);
        }
        std::ranges::stable_sort(wide, [&](const Occurring& a, const Occurring& b) {
            return Axis::compareWidths(stretchOf(a), stretchOf(b)) > 0;
        });
        return wide;
    }

    AxisStretch stretchOf(const Occurring& occurring) const
    {
        return {m_attributes[occurring.index].attribute->axis, occurring.low, occurring.high};
    }

    bool cutAtMedian(const OpenRegion& region, const Occurring& occurring)
    {
        const auto& codes = m_attributes[occurring.index].attribute->codes;
        m_codes.clear();
        forRows(region, [&](std::uint32_t row) { m_codes.push_back(codes[row]); });
        const auto middle = m_ranks.find(CountedCodes<std::vector<std::uint32_t>>{m_codes, m_codes.size(), {occurring.low, occurring.high}},
                                         (region.size() - 1) / 2, m_job);
        const bool belowIt = middle.value == occurring.high; // everything above it would be empty
        const auto lastLeft = middle.value - (belowIt ? 1 : 0);
        const auto leftCount = belowIt ? middle.below : middle.upTo;
        if (leftCount < m_least || region.size() - leftCount < m_least)
            return false;
        divide(region, codes, lastLeft);
        OpenRegion left{region.sides, region.begin, region.begin + leftCount};
        OpenRegion right{region.sides, left.end, region.end};
        left.sides[occurring.index].high = lastLeft;
        right.sides[occurring.index].low = lastLeft + 1;
        m_open.push_back(std::move(left));
        m_open.push_back(std::move(right));
        return true;
    }

    /// The tuples up to a code first.
    void divide(const OpenRegion& region, const std::vector<std::uint32_t>& codes, std::uint32_t lastLeft)
    {
        m_codes.clear(); // the others, meanwhile
        auto left = region.begin;
        forRows(region, [&](std::uint32_t row) {
            if (codes[row] <= lastLeft)
                m_rows[left++] = row; // at or before where the row stands
            else
                m_codes.push_back(row);
        });
        if (left + m_codes.size() == region.end)
            std::ranges::copy(m_codes, rowAt(left));
    }

    bool cutNode(const OpenRegion& region, std::size_t index)
    {
        const auto& tree = *m_attributes[index].tree;
        const auto& codes = m_attributes[index].attribute->codes;
        const auto& children = tree.nodes()[region.sides[index].node].children;
        const auto childOf = [&](std::uint32_t row) {
            const auto place = tree.placeOf(codes[row]);
            const auto after = std::ranges::upper_bound(children, place, {}, [&](auto child) { return tree.nodes()[child].first; });
            return static_cast<std::size_t>(after - children.begin() - 1);
        };
        std::vector<std::size_t> counts(children.size(), 0);
        forRows(region, [&](std::uint32_t row) { ++counts[childOf(row)]; });
        m_job.check();
        if (std::ranges::any_of(counts, [&](auto count) { return count < m_least; }))
            return false;
        std::vector<std::size_t> next(children.size(), 0);
        std::exclusive_scan(counts.begin(), counts.end(), next.begin(), std::size_t{0});
        for (std::size_t i = 0; i < children.size(); ++i) {
            OpenRegion part{region.sides, region.begin + next[i], region.begin + next[i] + counts[i]};
            const auto& child = tree.nodes()[children[i]];
            part.sides[index] = {child.low, child.high, children[i]};
            m_open.push_back(std::move(part));
        }
        m_codes.resize(region.size());
        forRows(region, [&](std::uint32_t row) { m_codes[next[childOf(row)]++] = row; });
        std::ranges::copy(m_codes, rowAt(region.begin));
        return true;
    }

    void finish(const OpenRegion& region)
    {
        const auto number = static_cast<std::uint32_t>(m_cells.regions.size());
        forRows(region, [&](std::uint32_t row) { m_cells.regionOfRow[row] = number; });
        m_cells.regions.push_back(region.sides);
        m_cells.tuples.push_back(region.size());
        m_finishedRows += region.size();
    }

    void forRows(const OpenRegion& region, const auto& visit) const
    {
        for (auto i = region.begin; i < region.end; ++i) {
            if (i % rowsBetweenChecks == 0)
                m_job.check();
            visit(m_rows[i]);
        }
    }

    std::vector<std::uint32_t>::iterator rowAt(std::size_t i) { return m_rows.begin() + static_cast<std::ptrdiff_t>(i); }

    std::span<const ColumnAttribute> m_attributes;
    std::size_t m_least;
    JobContext& m_job;
    std::vector<std::uint32_t> m_rows;
    std::vector<std::uint32_t> m_codes; ///< scratch: codes, or rows
    RankFinder m_ranks;
    std::deque<OpenRegion> m_open;
    ColumnCells m_cells;
    std::size_t m_finishedRows = 0;
};

} // namespace

ColumnCells cutColumn(std::span<const ColumnAttribute> attributes, std::size_t rowCount, std::size_t least, JobContext& job)
{
    return ColumnMondrian(attributes, rowCount, least, job).run();
}

} // namespace tranche
