// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/conformance/tuple_match.h"
#include "core/base/messages/slicing_message.h"
#include "core/privacy/sensitive_groups.h"

#include <algorithm>

namespace tranche {

namespace {

/// One tuple beside the tuples of one bucket.
class Comparison {
public:
    Comparison(const KeptTable& table, std::span<const std::uint32_t> bucket, RowId tuple)
        : m_table(table), m_bucket(bucket), m_tuple(tuple)
    {
    }

    bool agrees(std::uint32_t row, const ColumnPartition::Column& attributes) const
    {
        return std::ranges::all_of(attributes, [&](AttributeId id) {
            const auto& codes = m_table.attribute(id).codes;
            return codes[row] == codes[m_tuple.value];
        });
    }
    std::size_t agreeing(const ColumnPartition::Column& attributes) const
    {
        return static_cast<std::size_t>(std::ranges::count_if(m_bucket, [&](std::uint32_t row) { return agrees(row, attributes); }));
    }
    BigRational share(const ColumnPartition::Column& attributes) const { return rationalOf(agreeing(attributes), m_bucket.size()); }

    /// D(t,B), of the tuples that agree in the sensitive column's quasi-identifiers.
    SensitiveShares sensitiveShares(const ColumnPartition::Column& qi, AttributeId sensitive) const
    {
        SensitiveShares shares;
        for (const auto row : m_bucket)
            if (agrees(row, qi))
                shares[m_table.attribute(sensitive).codes[row]] += 1;
        const auto total = agreeing(qi);
        for (auto& [value, share] : shares)
            share /= total;
        return shares;
    }

private:
    const KeptTable& m_table;
    std::span<const std::uint32_t> m_bucket;
    RowId m_tuple;
};

BucketMatch compare(const Comparison& comparison, BucketId bucket, const ColumnPartition& columns, AttributeId sensitive)
{
    BucketMatch match;
    match.bucket = bucket;
    match.product = 1;
    for (std::size_t column = 0; column < columns.size(); ++column) {
        const bool holdsSensitive = columns.columnOf(sensitive) == ColumnId(column);
        match.columnShares.push_back(comparison.share(holdsSensitive ? columns.besides(sensitive) : columns.columns()[column]));
        match.product *= match.columnShares.back();
    }
    return match;
}

void weigh(TupleMatch& match)
{
    BigRational total = 0;
    for (const auto& bucket : match.qMatching)
        total += bucket.product;
    for (auto& bucket : match.qMatching) {
        bucket.probability = bucket.product / total;
        for (const auto& [value, share] : bucket.sensitive)
            match.sensitive[value] += bucket.probability * share;
    }
    for (const auto& [value, share] : match.sensitive)
        match.maxP = std::max(match.maxP, share);
}

} // namespace

Result<TupleMatch> matchOf(const KeptTable& table, const ColumnPartition& columns, const BucketPartition& buckets, RowId tuple)
{
    if (table.sensitive().empty())
        return fail(ErrorCode::InvalidArgument, SlicingMessage::NothingToInfer);
    return matchOf(table, columns, buckets, {tuple, table.sensitive().front()});
}

Result<TupleMatch> matchOf(const KeptTable& table, const ColumnPartition& columns, const BucketPartition& buckets,
                           const TupleQuestion& question)
{
    if (const auto checked = checkColumns(table, columns); !checked)
        return std::unexpected(checked.error());
    if (std::ranges::find(table.sensitive(), question.sensitive) == table.sensitive().end())
        return fail(ErrorCode::InvalidArgument, SlicingMessage::NotSensitive);
    if (buckets.rowCount() != table.rowCount() || question.tuple.value >= table.rowCount())
        return fail(ErrorCode::InvalidArgument, SlicingMessage::AnotherTable);
    TupleMatch result;
    for (std::size_t index = 0; index < buckets.size(); ++index) {
        const BucketId bucket(index);
        const Comparison comparison(table, buckets.rowsOf(bucket), question.tuple);
        if (std::ranges::all_of(columns.columns(), [&](const auto& column) { return comparison.agreeing(column) > 0; }))
            result.matching.push_back(bucket);
        auto match = compare(comparison, bucket, columns, question.sensitive);
        if (match.product == 0)
            continue;
        match.sensitive = comparison.sensitiveShares(columns.besides(question.sensitive), question.sensitive);
        result.qMatching.push_back(std::move(match));
    }
    weigh(result);
    return result;
}

PartitionPromise promiseOf(const std::vector<TupleMatch>& matches)
{
    PartitionPromise promise{.maxP = 0, .smallestDistinct = matches.front().sensitive.size()};
    for (const auto& match : matches) {
        promise.maxP = std::max(promise.maxP, match.maxP);
        promise.smallestDistinct = std::min(promise.smallestDistinct, match.sensitive.size());
    }
    return promise;
}

} // namespace tranche
