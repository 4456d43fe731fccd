// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adversary/adversary_index.h"

#include "core/base/memory.h"
#include "core/jobs/in_steps.h"

#include <algorithm>
#include <numeric>

namespace tranche {

std::uint64_t AdversaryIndex::bytesFor(std::size_t tuples, std::size_t attributes)
{
    constexpr std::uint64_t perCell = 2 * sizeof(std::uint32_t); // code and place
    constexpr std::uint64_t perValue = 2 * sizeof(std::size_t);  // where its places start, and while they are filled in
    return tuples * (attributes * (perCell + perValue) + 2 * sizeof(std::uint32_t));
}

Result<AdversaryIndex> AdversaryIndex::make(const KeptTable& table, const BucketPartition& buckets, const JobContext& job)
{
    const auto rows = table.rowCount();
    if (const auto fits = checkMemory(bytesFor(rows, table.attributeCount())); !fits)
        return std::unexpected(fits.error());
    AdversaryIndex index;
    std::vector<std::uint32_t> rowAt;
    rowAt.reserve(rows);
    index.m_bucketOf.reserve(rows);
    for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket) {
        const auto members = buckets.rowsOf(BucketId(bucket));
        rowAt.insert(rowAt.end(), members.begin(), members.end());
        index.m_bucketOf.resize(rowAt.size(), static_cast<std::uint32_t>(bucket));
    }
    for (const auto& source : table.attributes()) {
        Attribute attribute{.codes = std::vector<std::uint32_t>(rows), .places = std::vector<std::uint32_t>(rows), .starts = {}};
        attribute.starts.assign(source.values.size() + 1, 0);
        inChunks(0, rows, job, [&](std::size_t from, std::size_t to) {
            for (auto place = from; place < to; ++place) {
                attribute.codes[place] = source.codes[rowAt[place]];
                ++attribute.starts[attribute.codes[place] + 1];
            }
        });
        std::partial_sum(attribute.starts.begin(), attribute.starts.end(), attribute.starts.begin());
        std::vector<std::size_t> next(attribute.starts.begin(), attribute.starts.end() - 1);
        inChunks(0, rows, job, [&](std::size_t from, std::size_t to) {
            for (auto place = from; place < to; ++place)
                attribute.places[next[attribute.codes[place]]++] = static_cast<std::uint32_t>(place);
        });
        index.m_attributes.push_back(std::move(attribute));
    }
    return index;
}

std::span<const std::uint32_t> AdversaryIndex::placesOf(const KnownValue& known) const
{
    if (!known.code)
        return {};
    return m_attributes[known.attribute.value].placesOf(*known.code);
}

ColumnEvidence AdversaryIndex::evidence(ColumnId column, std::span<const KnownValue> known, const JobContext& job) const
{
    const auto& rarest = *std::ranges::min_element(known, {}, [&](const KnownValue& value) { return placesOf(value).size(); });
    const auto places = placesOf(rarest);
    ColumnEvidence evidence{.column = column, .places = {}, .runs = {}};
    inChunks(0, places.size(), job, [&](std::size_t from, std::size_t to) {
        for (const auto place : places.subspan(from, to - from)) {
            if (!std::ranges::all_of(known,
                                     [&](const KnownValue& value) { return value.attribute == rarest.attribute || agrees(value, place); }))
                continue;
            if (evidence.runs.empty() || evidence.runs.back().bucket != m_bucketOf[place])
                evidence.runs.push_back({m_bucketOf[place], evidence.places.size(), evidence.places.size()});
            evidence.places.push_back(place);
            ++evidence.runs.back().end;
        }
    });
    return evidence;
}

} // namespace tranche
