// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/signature_index.h"

#include "core/base/memory.h"
#include "core/jobs/in_steps.h"

#include <algorithm>

namespace tranche {

namespace {

/// A posting list read at ascending buckets.
class Reader {
public:
    Reader(std::span<const Postings::Entry> entries, std::size_t column) : m_entries(entries), m_column(column) {}

    std::size_t length() const { return m_entries.size(); }
    std::size_t column() const { return m_column; }

    /// In growing steps from where it stands, as the next bucket asked for is mostly near.
    std::uint32_t countIn(std::uint32_t bucket)
    {
        std::size_t step = 1;
        while (step < m_entries.size() && m_entries[step].bucket < bucket)
            step *= 2;
        const auto part = m_entries.subspan(step / 2, std::min(step + 1, m_entries.size()) - step / 2);
        const auto found = std::ranges::lower_bound(part, bucket, {}, &Postings::Entry::bucket);
        m_entries = m_entries.subspan(step / 2 + static_cast<std::size_t>(found - part.begin()));
        return !m_entries.empty() && m_entries.front().bucket == bucket ? m_entries.front().count : 0;
    }

private:
    std::span<const Postings::Entry> m_entries;
    std::size_t m_column;
};

/// The column of the sensitive attribute goes to the end.
std::vector<ColumnPartition::Column> partsOf(const ColumnPartition& columns, AttributeId sensitive)
{
    auto parts = columns.columns();
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(columns.columnOf(sensitive).value));
    parts.push_back(columns.besides(sensitive));
    return parts;
}

} // namespace

std::uint64_t SignatureIndex::bytesFor(std::size_t tuples, std::size_t columns)
{
    constexpr std::uint64_t list = sizeof(Postings::Entry) + sizeof(std::size_t); // an entry, and where an id's entries start
    constexpr std::uint64_t part = sizeof(std::uint32_t) + list;
    constexpr std::uint64_t whileBuilt = 3 * sizeof(std::uint32_t) + sizeof(std::size_t); // combinations so far, next places
    return tuples * (columns * part + 2 * list + sizeof(Signature) + whileBuilt);
}

Result<SignatureIndex> SignatureIndex::make(const MatchingInput& input, const JobContext& job)
{
    if (const auto fits = checkMemory(bytesFor(input.table.rowCount(), input.columns.size())); !fits)
        return std::unexpected(fits.error());
    SignatureIndex index(input);
    ValueIds ids{std::vector<std::uint32_t>(input.table.rowCount(), 0), 1};
    for (const auto& attributes : partsOf(input.columns, input.rule.sensitive)) {
        auto part = valueIds(input.table, attributes, job);
        ids = refined(ids, part.ofRow, part.count, job);
        index.m_partPostings.emplace_back(part.ofRow, part.count, input.buckets, job);
        index.m_parts.push_back(std::move(part));
    }
    index.addPairs(job);
    index.countSignatures(ids, job);
    return index;
}

void SignatureIndex::addPairs(const JobContext& job)
{
    const auto& groups = m_input.rule.groups;
    m_pairs.emplace(Postings(groups.pairOfRow, groups.pairCount(), m_input.buckets, job), m_input.buckets.size(), job);
    m_firstPair.assign(groups.groupCount + 1, static_cast<std::uint32_t>(groups.pairCount()));
    for (auto pair = groups.pairCount(); pair-- > 0;)
        m_firstPair[groups.groupOfPair[pair]] = static_cast<std::uint32_t>(pair);
}

void SignatureIndex::countSignatures(const ValueIds& ids, const JobContext& job)
{
    m_signatures.resize(ids.count);
    inChunks(0, ids.ofRow.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto row = from; row < to; ++row) {
            auto& signature = m_signatures[ids.ofRow[row]];
            signature.row = static_cast<std::uint32_t>(row);
            ++signature.tuples;
        }
    });
}

void SignatureIndex::find(const Signature& signature, Matches& matches) const
{
    std::vector<Reader> columns;
    for (std::size_t column = 0; column < m_parts.size(); ++column)
        columns.emplace_back(m_partPostings[column].of(m_parts[column].ofRow[signature.row]), column);
    std::ranges::stable_sort(columns, {}, &Reader::length);
    const auto group = m_parts.back().ofRow[signature.row];
    const auto& values = m_input.rule.groups.valueOfPair;
    matches.buckets.clear();
    matches.otherCounts.clear();
    matches.valueCounts.clear();
    matches.values.assign(values.begin() + m_firstPair[group], values.begin() + m_firstPair[group + 1]);
    std::vector<std::uint32_t> counts(columns.size());
    const auto shortest = columns.front().column();
    for (const auto& [bucket, count] : m_partPostings[shortest].of(m_parts[shortest].ofRow[signature.row])) {
        counts[shortest] = count;
        const auto isIn = [&](Reader& column) { return (counts[column.column()] = column.countIn(bucket)) > 0; };
        if (!std::all_of(columns.begin() + 1, columns.end(), isIn))
            continue;
        matches.buckets.push_back({bucket, static_cast<std::uint32_t>(m_input.buckets.sizeOf(BucketId(bucket)))});
        matches.otherCounts.insert(matches.otherCounts.end(), counts.begin(), counts.end() - 1);
        addValues(bucket, group, matches);
    }
}

/// How often the sensitive values occur with w in a bucket.
void SignatureIndex::addValues(std::uint32_t bucket, std::uint32_t group, Matches& matches) const
{
    const auto first = m_firstPair[group];
    const auto begin = matches.valueCounts.size();
    matches.valueCounts.resize(begin + matches.values.size(), 0);
    const auto contents = m_pairs->of(bucket);
    auto entry = std::ranges::lower_bound(contents, first, {}, &BucketContents::Entry::id);
    for (; entry != contents.end() && entry->id < m_firstPair[group + 1]; ++entry)
        matches.valueCounts[begin + (entry->id - first)] = entry->count;
}

} // namespace tranche
