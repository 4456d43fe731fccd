// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/posterior.h"

#include "core/verify/largest_share.h"

namespace tranche {

namespace {

Combinations signaturesOf(const ReleaseIndex& index, std::size_t tupleCount)
{
    std::vector<CodedTwice> parts;
    for (const auto& column : index.columns)
        parts.push_back({{}, column.part.tuples, column.part.count});
    return combine(parts, 0, tupleCount);
}

class Summation {
public:
    Summation(const CodedRelease& release, const ReleaseIndex& index, const Ratio& l)
        : m_release(release)
        , m_index(index)
        , m_signatures(signaturesOf(index, release.tupleCount))
        , m_tuplesOf(m_signatures.tuples, m_signatures.count)
        , m_largest(l)
        , m_values(index.columns.size())
        , m_forcedWhole(index.sensitive.postings.size(), 0)
    {
        for (const auto& column : index.columns) {
            m_lists.push_back(&column.postings);
            m_forced.emplace_back(column.postings.size(), 0);
        }
    }

    Result<PosteriorReport> run(JobContext& job)
    {
        for (std::uint32_t signature = 0; signature < m_signatures.count; ++signature) {
            if (signature % 512 == 0 && !job.step(signature, m_signatures.count))
                return cancelled();
            if (!m_tuplesOf.members(signature).empty())
                judge(signature);
        }
        m_report.overfullPlaces = overfull(m_index.sensitive.postings, m_forcedWhole);
        for (std::size_t column = 0; column < m_lists.size(); ++column)
            m_report.overfullPlaces += overfull(*m_lists[column], m_forced[column]);
        m_report.largest = m_largest.text();
        return m_report;
    }

private:
    void judge(std::uint32_t signature)
    {
        ++m_report.signatures;
        const auto tuples = m_tuplesOf.members(signature);
        for (std::size_t column = 0; column < m_values.size(); ++column)
            m_values[column] = m_index.columns[column].part.tuples[tuples.front()];
        bucketsWithAll(m_lists, m_values, m_matching);
        placeTuples(tuples);
        if (m_matching.empty())
            return; // counted as unmatched
        bool within = true;
        if (m_matching.size() == 1) {
            const auto position = *m_index.groups().find(group(), m_matching.front());
            within = m_largest.addLocal(m_index.sensitive.greatestCount[position], m_index.groups().posting(position).count);
        } else {
            ++m_report.severalMatching;
            within = addSums();
        }
        m_report.brokenSignatures += within ? 0 : 1;
    }

    std::uint32_t group() const { return m_values[m_index.sensitiveColumn]; }

    /// Match every tuple of the signature by its whole values; note where it must be if only one bucket fits.
    void placeTuples(std::span<const std::uint32_t> tuples)
    {
        for (const auto tuple : tuples) {
            const auto whole = m_index.sensitive.whole.tuples[tuple];
            std::size_t fitting = 0;
            std::uint32_t only = 0;
            for (std::size_t i = 0; i < m_matching.size() && fitting < 2; ++i)
                if (m_index.sensitive.postings.occurs(whole, m_matching[i])) {
                    ++fitting;
                    only = m_matching[i];
                }
            m_report.unmatchedTuples += fitting == 0 ? 1 : 0;
            if (fitting != 1)
                continue;
            ++m_forcedWhole[*m_index.sensitive.postings.find(whole, only)];
            for (std::size_t column = 0; column < m_lists.size(); ++column)
                ++m_forced[column][*m_lists[column]->find(m_values[column], only)];
        }
    }

    bool addSums()
    {
        const auto wholes = m_index.sensitive.byGroup.members(group());
        const auto others = m_lists.size() - 1;
        m_numbers.resize(m_matching.size() * (others + wholes.size()));
        auto* next = m_numbers.data();
        m_terms.clear();
        for (const auto bucket : m_matching) {
            auto* const counts = next;
            for (std::size_t column = 0; column < m_lists.size(); ++column)
                if (column != m_index.sensitiveColumn)
                    *next++ = m_lists[column]->count(m_values[column], bucket);
            auto* const values = next;
            for (const auto whole : wholes)
                *next++ = m_index.sensitive.postings.count(whole, bucket);
            m_terms.push_back({{counts, others}, m_release.bucketSize(bucket), {values, wholes.size()}});
        }
        return m_largest.addSums(m_terms, m_lists.size());
    }

    static std::size_t overfull(const PostingLists& lists, std::span<const std::uint32_t> forced)
    {
        std::size_t places = 0;
        for (std::size_t i = 0; i < forced.size(); ++i)
            places += forced[i] > lists.posting(i).count ? 1 : 0;
        return places;
    }

    const CodedRelease& m_release;
    const ReleaseIndex& m_index;
    Combinations m_signatures;
    Grouped m_tuplesOf; ///< by signature
    LargestShare m_largest;
    PosteriorReport m_report;
    std::vector<const PostingLists*> m_lists;
    std::vector<std::uint32_t> m_values;   ///< of the signature at hand, by column
    std::vector<std::uint32_t> m_matching; ///< its buckets
    std::vector<std::uint32_t> m_numbers;
    std::vector<BucketTerm> m_terms;
    std::vector<std::uint32_t> m_forcedWhole;         ///< by posting: tuples that fit no other bucket
    std::vector<std::vector<std::uint32_t>> m_forced; ///< the same, by column
};

} // namespace

Result<PosteriorReport> sumPosteriors(const CodedRelease& release, const ReleaseIndex& index, const Ratio& l, JobContext& job)
{
    return Summation(release, index, l).run(job);
}

} // namespace tranche
