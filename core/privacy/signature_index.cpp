// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/signature_index.h"

#include <algorithm>

namespace tranche {

namespace {

/// A posting list read at ascending buckets.
class Reader {
public:
    explicit Reader(std::span<const Postings::Entry> entries) : m_entries(entries) {}

    std::uint32_t countIn(std::uint32_t bucket)
    {
        const auto found = std::ranges::lower_bound(m_entries, bucket, {}, &Postings::Entry::bucket);
        m_entries = {found, m_entries.end()};
        return !m_entries.empty() && m_entries.front().bucket == bucket ? m_entries.front().count : 0;
    }

private:
    std::span<const Postings::Entry> m_entries;
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

Result<SignatureIndex> SignatureIndex::make(const MatchingInput& input, const JobContext& job)
{
    SignatureIndex index(input);
    Result<ValueIds> ids = ValueIds{std::vector<std::uint32_t>(input.table.rowCount(), 0), 1};
    for (const auto& attributes : partsOf(input.columns, input.rule.sensitive)) {
        auto part = valueIds(input.table, attributes, job);
        if (part)
            ids = refined(*ids, part->ofRow, part->count, job);
        if (!part || !ids)
            return cancelled();
        index.m_partPostings.emplace_back(part->ofRow, part->count, input.buckets);
        index.m_parts.push_back(std::move(*part));
    }
    index.addPairs();
    index.countSignatures(*ids);
    return index;
}

void SignatureIndex::addPairs()
{
    const auto& groups = m_input.rule.groups;
    m_pairPostings.emplace_back(groups.pairOfRow, groups.pairCount(), m_input.buckets);
    m_firstPair.assign(groups.groupCount + 1, static_cast<std::uint32_t>(groups.pairCount()));
    for (auto pair = groups.pairCount(); pair-- > 0;)
        m_firstPair[groups.groupOfPair[pair]] = static_cast<std::uint32_t>(pair);
}

void SignatureIndex::countSignatures(const ValueIds& ids)
{
    m_signatures.resize(ids.count);
    for (std::uint32_t row = 0; row < ids.ofRow.size(); ++row) {
        auto& signature = m_signatures[ids.ofRow[row]];
        signature.row = row;
        ++signature.tuples;
    }
}

void SignatureIndex::find(const Signature& signature, Matches& matches) const
{
    std::vector<Reader> columns;
    std::span<const Postings::Entry> shortest = m_partPostings.front().of(m_parts.front().ofRow[signature.row]);
    for (std::size_t column = 0; column < m_parts.size(); ++column) {
        const auto entries = m_partPostings[column].of(m_parts[column].ofRow[signature.row]);
        columns.emplace_back(entries);
        if (entries.size() < shortest.size())
            shortest = entries;
    }
    const auto group = m_parts.back().ofRow[signature.row];
    matches.buckets.clear();
    matches.otherCounts.clear();
    matches.valueCounts.clear();
    matches.values.clear();
    std::vector<Reader> pairs;
    for (auto pair = m_firstPair[group]; pair < m_firstPair[group + 1]; ++pair) {
        pairs.emplace_back(m_pairPostings.front().of(pair));
        matches.values.push_back(m_input.rule.groups.valueOfPair[pair]);
    }
    for (const auto& [bucket, ignored] : shortest) {
        const auto before = matches.otherCounts.size();
        for (auto& column : columns)
            matches.otherCounts.push_back(column.countIn(bucket));
        const bool all = std::find(matches.otherCounts.begin() + static_cast<std::ptrdiff_t>(before), matches.otherCounts.end(), 0U) == matches.otherCounts.end();
        matches.otherCounts.resize(all ? before + sensitivePart() : before);
        if (!all)
            continue;
        matches.buckets.push_back({bucket, static_cast<std::uint32_t>(m_input.buckets.sizeOf(BucketId(bucket)))});
        for (auto& pair : pairs)
            matches.valueCounts.push_back(pair.countIn(bucket));
    }
}

} // namespace tranche
