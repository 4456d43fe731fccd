// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/buckets/value_ids.h"

#include "core/jobs/in_steps.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <optional>

namespace tranche {

namespace {

/// Up to this many counters a direct table is quicker than sorting: it is cleared and scanned once and stays in cache.
std::size_t largestDirectTable(std::size_t rows)
{
    return std::max<std::size_t>(8 * rows, 1U << 14U);
}

/// One counter for each possible pair: quick while it stays in cache.
ValueIds refinedByTable(const ValueIds& ids, const std::vector<std::uint32_t>& codes, std::size_t domain, const JobContext& job)
{
    const auto combinations = ids.count * domain;
    const auto number = std::make_unique_for_overwrite<std::uint32_t[]>(combinations);
    const auto rows = ids.ofRow.size();
    inChunks(0, combinations, job, [&](std::size_t from, std::size_t to) { std::fill(number.get() + from, number.get() + to, 0U); });
    inChunks(0, rows, job, [&](std::size_t from, std::size_t to) {
        for (auto row = from; row < to; ++row)
            number[ids.ofRow[row] * domain + codes[row]] = 1;
    });
    ValueIds result{std::vector<std::uint32_t>(rows), 0};
    inChunks(0, combinations, job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i)
            if (number[i] != 0)
                number[i] = static_cast<std::uint32_t>(result.count++);
    });
    inChunks(0, rows, job, [&](std::size_t from, std::size_t to) {
        for (auto row = from; row < to; ++row)
            result.ofRow[row] = number[ids.ofRow[row] * domain + codes[row]];
    });
    return result;
}

/// `rows` stably sorted by key.
void countingSort(std::vector<std::uint32_t>& rows, const std::vector<std::uint32_t>& key, std::size_t keyCount, const JobContext& job)
{
    std::vector<std::uint32_t> next(keyCount + 1, 0);
    inChunks(0, key.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i)
            ++next[key[i] + 1];
    });
    std::partial_sum(next.begin(), next.end(), next.begin());
    std::vector<std::uint32_t> sorted(rows.size());
    inChunks(0, rows.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i)
            sorted[next[key[rows[i]]]++] = rows[i];
    });
    rows = std::move(sorted);
}

ValueIds refinedBySorting(const ValueIds& ids, const std::vector<std::uint32_t>& codes, std::size_t domain, const JobContext& job)
{
    std::vector<std::uint32_t> rows(ids.ofRow.size());
    std::iota(rows.begin(), rows.end(), 0U);
    countingSort(rows, codes, domain, job);
    countingSort(rows, ids.ofRow, ids.count, job);
    ValueIds result{std::vector<std::uint32_t>(rows.size()), 0};
    inChunks(0, rows.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i) {
            const auto row = rows[i];
            const auto before = i == 0 ? row : rows[i - 1];
            if (i == 0 || ids.ofRow[row] != ids.ofRow[before] || codes[row] != codes[before])
                ++result.count;
            result.ofRow[row] = static_cast<std::uint32_t>(result.count - 1);
        }
    });
    return result;
}

/// The codes themselves, where all of them occur: combinations with nothing else. nullopt where not.
std::optional<ValueIds> codesAlone(const std::vector<std::uint32_t>& codes, std::size_t domain, const JobContext& job)
{
    std::vector<std::uint8_t> seen(domain, 0);
    inChunks(0, codes.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto row = from; row < to; ++row)
            seen[codes[row]] = 1;
    });
    if (std::ranges::find(seen, 0) != seen.end())
        return std::nullopt;
    return ValueIds{codes, domain};
}

} // namespace

ValueIds refined(const ValueIds& ids, const std::vector<std::uint32_t>& codes, std::size_t domain, const JobContext& job)
{
    if (ids.count == 1)
        if (auto alone = codesAlone(codes, domain, job))
            return std::move(*alone);
    if (ids.count <= largestDirectTable(ids.ofRow.size()) / domain)
        return refinedByTable(ids, codes, domain, job);
    return refinedBySorting(ids, codes, domain, job);
}

std::vector<std::uint32_t> ascendingById(const ValueIds& ids, const JobContext& job)
{
    std::vector<std::uint32_t> rows(ids.ofRow.size());
    std::iota(rows.begin(), rows.end(), 0U);
    countingSort(rows, ids.ofRow, ids.count, job);
    return rows;
}

ValueIds valueIds(const KeptTable& table, std::span<const AttributeId> attributes, const JobContext& job)
{
    ValueIds ids{std::vector<std::uint32_t>(table.rowCount(), 0), 1};
    for (const auto id : attributes)
        ids = refined(ids, table.attribute(id).codes, table.attribute(id).values.size(), job);
    return ids;
}

} // namespace tranche
