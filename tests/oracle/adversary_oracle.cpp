// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/adversary_oracle.h"

#include <algorithm>

namespace tranche::test {

namespace {

class Oracle {
public:
    Oracle(const KeptTable& table, const ColumnPartition& columns, const std::vector<Rows>& buckets, const std::vector<KnownValue>& known)
        : m_table(table), m_columns(columns), m_buckets(buckets), m_known(known)
    {
    }

    OracleAnswer answer() const
    {
        OracleAnswer answer;
        for (std::size_t b = 0; b < m_buckets.size(); ++b)
            if (const auto share = fit(m_buckets[b]); share > 0)
                answer.fit[b] = share;
        for (const auto sensitive : m_table.sensitive())
            if (!isKnown(sensitive))
                answer.inferences[sensitive.value] = inference(sensitive, answer.fit);
        for (std::uint32_t row = 0; row < m_table.rowCount(); ++row)
            answer.agreeingTuples
                += std::ranges::all_of(m_columns.columns(), [&](const auto& column) { return agrees(row, column); }) ? 1U : 0U;
        for (std::size_t c = 0; c < m_columns.size(); ++c)
            addClue(answer, c);
        return answer;
    }

private:
    bool isKnown(AttributeId id) const
    {
        return std::ranges::any_of(m_known, [&](const KnownValue& value) { return value.attribute == id; });
    }
    /// An unknown attribute constrains nothing.
    bool agrees(std::uint32_t row, const ColumnPartition::Column& column) const
    {
        return std::ranges::all_of(m_known, [&](const KnownValue& value) {
            const bool here = std::ranges::find(column, value.attribute) != column.end();
            return !here || (value.code && m_table.attribute(value.attribute).codes[row] == *value.code);
        });
    }
    std::size_t agreeing(const Rows& rows, const ColumnPartition::Column& column) const
    {
        return static_cast<std::size_t>(std::ranges::count_if(rows, [&](auto row) { return agrees(row, column); }));
    }
    BigRational fit(const Rows& bucket) const
    {
        BigRational product = 1;
        for (const auto& column : m_columns.columns())
            product *= BigRational(agreeing(bucket, column), bucket.size());
        return product;
    }

    OracleInference inference(AttributeId sensitive, const std::map<std::size_t, BigRational>& fits) const
    {
        OracleInference result;
        result.allKnown = true;
        for (std::size_t i = 0; i < m_table.attributeCount(); ++i)
            if (AttributeId(i) != sensitive && !isKnown(AttributeId(i)))
                result.allKnown = false;
        BigRational total = 0;
        for (const auto& [b, share] : fits) {
            result.bucketProbability[b] = result.allKnown ? share : BigRational(share * m_buckets[b].size());
            total += result.bucketProbability[b];
        }
        const auto& column = m_columns.columns()[m_columns.columnOf(sensitive).value];
        for (auto& [b, probability] : result.bucketProbability) {
            probability /= total;
            for (const auto row : m_buckets[b])
                if (agrees(row, column))
                    result.sensitiveInBucket[b][m_table.attribute(sensitive).codes[row]] += BigRational(1, agreeing(m_buckets[b], column));
            for (const auto& [value, share] : result.sensitiveInBucket[b])
                result.sensitive[value] += probability * share;
        }
        return result;
    }

    void addClue(OracleAnswer& answer, std::size_t c) const
    {
        const auto& column = m_columns.columns()[c];
        const auto inColumn = [&](const KnownValue& value) { return std::ranges::find(column, value.attribute) != column.end(); };
        if (std::ranges::none_of(m_known, inColumn))
            return;
        std::size_t times = 0;
        for (const auto& bucket : m_buckets)
            times += agreeing(bucket, column);
        const bool allOccur
            = std::ranges::all_of(m_known, [&](const KnownValue& value) { return !inColumn(value) || value.code.has_value(); });
        if (times == 0 && allOccur)
            answer.absentColumns.push_back(c);
        if (times == 1 && !answer.fit.empty())
            answer.uniqueColumns.push_back(c);
    }

    const KeptTable& m_table;
    const ColumnPartition& m_columns;
    const std::vector<Rows>& m_buckets;
    const std::vector<KnownValue>& m_known;
};

} // namespace

OracleAnswer oracleAnswer(const KeptTable& table, const ColumnPartition& columns, const std::vector<Rows>& buckets,
                          const std::vector<KnownValue>& known)
{
    return Oracle(table, columns, buckets, known).answer();
}

} // namespace tranche::test
