// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/matching_sums.h"

#include "core/base/exact.h"
#include "core/privacy/postings.h"

#include <algorithm>
#include <limits>
#include <map>

namespace tranche {

namespace {

/// Column parts and signatures of a table, numbered, and where the parts occur.
class SignatureIndex {
public:
    static Result<SignatureIndex> make(const MatchingInput& input, const JobContext& job);

    struct Signature {
        std::uint32_t row = 0;   ///< one tuple that has it
        std::size_t tuples = 0;  ///< how many have it
    };
    const std::vector<Signature>& signatures() const { return m_signatures; }
    /// Greatest p(t,s) of the tuples with this signature. Exact.
    BigRational greatestP(const Signature& signature) const;

private:
    explicit SignatureIndex(const MatchingInput& input) : m_input(input) {}
    void addPairs();
    void countSignatures(const ValueIds& ids);

    MatchingInput m_input;
    std::vector<ValueIds> m_parts;       ///< by column; the last is the sensitive column's w
    std::vector<Postings> m_partPostings; ///< by column
    std::vector<Postings> m_pairPostings; ///< one, of the pairs (w, s)
    std::vector<std::uint32_t> m_firstPair; ///< by w
    std::vector<Signature> m_signatures;
};

Result<SignatureIndex> SignatureIndex::make(const MatchingInput& input, const JobContext& job)
{
    SignatureIndex index(input);
    Result<ValueIds> ids = ValueIds{std::vector<std::uint32_t>(input.table.rowCount(), 0), 1};
    for (std::size_t column = 0; column < input.columns.size(); ++column) {
        const bool isSensitive = column + 1 == input.columns.size();
        auto part = valueIds(input.table, isSensitive ? input.columns.sensitiveColumnQi() : input.columns.columns()[column], job);
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
    const auto& groups = m_input.groups;
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

BigRational SignatureIndex::greatestP(const Signature& signature) const
{
    const auto columns = m_parts.size();
    const auto part = [&](std::size_t column) { return m_parts[column].ofRow[signature.row]; };
    std::size_t shortest = 0;
    for (std::size_t column = 1; column < columns; ++column)
        if (m_partPostings[column].of(part(column)).size() < m_partPostings[shortest].of(part(shortest)).size())
            shortest = column;

    // Buckets of one size share a denominator, so fractions are needed once a size, not once a bucket.
    const auto group = part(columns - 1);
    const auto pairs = m_firstPair[group + 1] - m_firstPair[group];
    std::map<std::size_t, std::vector<BigInteger>> numerators;
    for (const auto& [bucket, ignored] : m_partPostings[shortest].of(part(shortest))) {
        BigInteger others = 1;
        for (std::size_t column = 0; column + 1 < columns; ++column)
            others *= m_partPostings[column].count(part(column), bucket);
        if (others == 0)
            continue;
        auto& sums = numerators.try_emplace(m_input.buckets.sizeOf(BucketId(bucket)), pairs).first->second;
        for (std::uint32_t i = 0; i < pairs; ++i)
            sums[i] += others * m_pairPostings.front().count(m_firstPair[group] + i, bucket);
    }
    std::vector<BigRational> sums(pairs);
    for (const auto& [size, counts] : numerators) {
        const BigInteger denominator = boost::multiprecision::pow(BigInteger(size), static_cast<unsigned>(columns));
        for (std::uint32_t i = 0; i < pairs; ++i)
            sums[i] += BigRational(counts[i], denominator);
    }
    BigRational total = 0;
    for (const auto& sum : sums)
        total += sum;
    return *std::ranges::max_element(sums) / total;
}

Result<Ratio> toRatio(const BigRational& value)
{
    const BigInteger limit = std::numeric_limits<std::uint64_t>::max();
    if (numerator(value) > limit || denominator(value) > limit)
        return fail(ErrorCode::NotSupported, "The greatest probability is a fraction with more than 19 digits, which this version cannot state exactly.");
    return Ratio(numerator(value).convert_to<std::uint64_t>(), denominator(value).convert_to<std::uint64_t>());
}

} // namespace

Result<MatchingSums> matchingSums(const MatchingInput& input, Ratio l, JobContext& job)
{
    const auto index = SignatureIndex::make(input, job);
    if (!index)
        return std::unexpected(index.error());
    const BigRational limit(l.denominator(), l.numerator());
    BigRational greatest = 0;
    MatchingSums result;
    std::size_t done = 0;
    for (const auto& signature : index->signatures()) {
        if (!job.step(done++, index->signatures().size()))
            return cancelled();
        const auto p = index->greatestP(signature);
        greatest = std::max(greatest, p);
        if (p == limit)
            result.tuplesOnLimit += signature.tuples;
    }
    const auto ratio = toRatio(greatest);
    if (!ratio)
        return std::unexpected(ratio.error());
    result.greatest = *ratio;
    return result;
}

} // namespace tranche
