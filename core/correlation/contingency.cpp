// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/correlation/contingency.h"

#include "core/jobs/in_steps.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace tranche {

namespace {

constexpr std::size_t lanesOfBytes = 4;
constexpr std::size_t cellsInCache = std::size_t{1} << 14; // four lanes of them stay within a second-level cache
constexpr std::size_t cellsAtMost = std::size_t{1} << 22;

/// Adds each tuple to counts[(left * width + right) * Lanes + lane]. Neighbouring tuples use different lanes, so that a run of
/// equal pairs does not wait for its own last store.
template <std::size_t Lanes, class Code>
void addCounts(std::span<const Code> left, std::span<const Code> right, std::size_t width, std::span<std::uint32_t> counts,
               const JobContext& job)
{
    const auto bump = [&](std::size_t row, std::size_t lane) { ++counts[(left[row] * width + right[row]) * Lanes + lane]; };
    inChunks(0, left.size(), job, [&](std::size_t row, std::size_t end) {
        if constexpr (Lanes == lanesOfBytes) {
            for (; row + Lanes <= end; row += Lanes) {
                bump(row, 0);
                bump(row + 1, 1);
                bump(row + 2, 2);
                bump(row + 3, 3);
            }
        }
        for (; row < end; ++row)
            bump(row, 0);
    });
}

} // namespace

CodeGroups CodeGroups::of(const CodedView& attribute, const JobContext& job)
{
    CodeGroups groups;
    groups.starts.assign(attribute.domain + 1, 0);
    inChunks(0, attribute.codes.size(), job, [&](std::size_t from, std::size_t to) {
        for (const auto code : attribute.codes.subspan(from, to - from))
            ++groups.starts[code + 1];
    });
    for (std::size_t code = 0; code < attribute.domain; ++code)
        groups.starts[code + 1] += groups.starts[code];
    auto next = groups.starts;
    groups.rows.resize(attribute.codes.size());
    inChunks(0, attribute.codes.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto row = from; row < to; ++row)
            groups.rows[next[attribute.codes[row]]++] = static_cast<std::uint32_t>(row);
    });
    return groups;
}

bool ContingencyTable::fitsDense(std::size_t leftDomain, std::size_t rightDomain, std::size_t tuples)
{
    const auto limit = std::clamp(tuples, cellsInCache, cellsAtMost);
    return rightDomain == 0 || leftDomain <= limit / rightDomain;
}

void ContingencyTable::add(const Cell& cell)
{
    m_cells.push_back(cell);
    m_leftTotals[cell.left] += cell.count;
    m_rightTotals[cell.right] += cell.count;
}

template <std::size_t Lanes>
ContingencyTable ContingencyTable::fromDense(std::span<const std::uint32_t> counts, std::pair<std::size_t, std::size_t> domains)
{
    ContingencyTable table(domains.first, domains.second);
    std::size_t at = 0;
    for (std::uint32_t left = 0; left < domains.first; ++left) {
        for (std::uint32_t right = 0; right < domains.second; ++right) {
            std::uint32_t count = 0;
            for (std::size_t lane = 0; lane < Lanes; ++lane)
                count += counts[at++];
            if (count > 0)
                table.add({left, right, count});
        }
    }
    return table;
}

ContingencyTable ContingencyTable::count(const CodedView& left, const CodedView& right, const JobContext& job)
{
    assert(left.codes.size() == right.codes.size());
    if (fitsDense(left.domain, right.domain, left.codes.size())) {
        std::vector<std::uint32_t> counts(left.domain * right.domain, 0);
        addCounts<1>(left.codes, right.codes, right.domain, std::span(counts), job);
        return fromDense<1>(counts, {left.domain, right.domain});
    }
    const auto groups = CodeGroups::of(left, job);
    ContingencyTable table(left.domain, right.domain);
    visitPairs(groups, right.codes, right.domain, job, [&](std::uint32_t code, std::uint32_t other, std::uint32_t count) {
        table.add({code, other, count});
    });
    return table;
}

ContingencyTable ContingencyTable::count(std::span<const std::uint8_t> left, std::span<const std::uint8_t> right,
                                         std::pair<std::size_t, std::size_t> domains, const JobContext& job)
{
    assert(left.size() == right.size());
    const auto cells = domains.first * domains.second;
    const bool inCache = cells <= cellsInCache;
    std::vector<std::uint32_t> counts(inCache ? cells * lanesOfBytes : cells, 0);
    if (inCache)
        addCounts<lanesOfBytes>(left, right, domains.second, std::span(counts), job);
    else
        addCounts<1>(left, right, domains.second, std::span(counts), job);
    return inCache ? fromDense<lanesOfBytes>(counts, domains) : fromDense<1>(counts, domains);
}

} // namespace tranche
