// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/judging/posterior.h"

#include "core/verify/lookup/common_buckets.h"
#include "core/verify/judging/largest_share.h"
#include "core/verify/judging/signature_sums.h"
#include "core/verify/judging/tuple_places.h"

#include <algorithm>

namespace tranche {

namespace {

/// By column: the lists to match in, and the value of each tuple.
struct MatchedColumns {
    std::vector<const PostingLists*> lists;
    std::vector<CodedTwice> values;
};

MatchedColumns columnsOf(ReleaseIndex& index, const JudgedTarget& judged, const JobContext& job)
{
    MatchedColumns columns;
    for (std::size_t column = 0; column < index.release().columnCount(); ++column) {
        const bool own = column == judged.target.column;
        columns.lists.push_back(own ? &judged.groups.postings : &index.postings(column, job));
        const auto& part = own ? judged.groups.group : index.wholes(column, job);
        columns.values.push_back({{}, part.tuples, part.count, {}});
    }
    return columns;
}

/// Walks over the signatures of the original table, one after the other.
class SignatureWalk {
public:
    SignatureWalk(const CodedRelease& release, const JudgedTarget& judged, const MatchedColumns& columns, const JobContext& job)
        : m_judged(judged),
          m_columns(columns),
          m_signatures(combine(columns.values, {0, release.tupleCount}, job)),
          m_tuplesOf(m_signatures.tuples, m_signatures.count, job),
          m_common(columns.lists),
          m_places(judged.groups, judged.target.column, columns.lists),
          m_sums(release, judged, m_common, columns.lists.size()),
          m_values(columns.lists.size())
    {
    }

    PosteriorReport run(JobContext& job)
    {
        for (std::uint32_t signature = 0; signature < m_signatures.count; ++signature) {
            if (signature % 512 == 0)
                job.step(signature, m_signatures.count);
            if (!m_tuplesOf.members(signature).empty())
                judge(m_tuplesOf.members(signature));
        }
        m_report.unmatchedTuples = m_places.unmatched();
        m_report.overfullPlaces = m_places.overfull();
        m_report.largest = m_largest.text();
        return m_report;
    }

private:
    void judge(std::span<const std::uint32_t> tuples)
    {
        ++m_report.signatures;
        for (std::size_t column = 0; column < m_values.size(); ++column)
            m_values[column] = m_columns.values[column].tuples[tuples.front()];
        m_common.find(m_values);
        if (m_common.size() == 0)
            return m_places.addUnmatched(tuples.size());
        if (m_common.size() == 1) {
            const auto position = m_common.position(0, m_judged.target.column);
            placeInOnly(position, tuples);
            m_largest.add(m_judged.local.greatest[position], m_judged.groups.postings.posting(position).count);
            m_report.brokenSignatures += m_judged.local.kept[position] != 0 ? 0 : 1;
            return;
        }
        ++m_report.severalMatching;
        m_sums.addUp(m_values[m_judged.target.column]);
        placeInSeveral(tuples);
        m_report.brokenSignatures += m_sums.keep(m_largest) ? 0 : 1;
    }

    std::uint32_t slotOf(std::uint32_t tuple) const { return m_judged.groups.slotOf[m_judged.groups.whole.tuples[tuple]]; }

    void placeInOnly(std::size_t position, std::span<const std::uint32_t> tuples)
    {
        const auto entries = m_judged.groups.entriesOf(position);
        for (const auto tuple : tuples) {
            const auto found = std::ranges::find(entries, slotOf(tuple), &GroupEntry::slot);
            if (found == entries.end())
                m_places.addUnmatched(1);
            else
                m_places.add(m_judged.groups.entryStart[position] + static_cast<std::size_t>(found - entries.begin()), m_common, 0);
        }
    }

    /// Match every tuple by its whole values; note where it must be if only one bucket fits.
    void placeInSeveral(std::span<const std::uint32_t> tuples)
    {
        for (const auto tuple : tuples) {
            const auto& slot = m_sums.slot(slotOf(tuple));
            if (slot.hits == 0)
                m_places.addUnmatched(1);
            else if (slot.hits == 1)
                m_places.add(slot.entry, m_common, slot.match);
        }
    }

    const JudgedTarget& m_judged;
    const MatchedColumns& m_columns;
    Combinations m_signatures;
    Grouped m_tuplesOf; ///< by signature
    CommonBuckets m_common;
    TuplePlaces m_places;
    SignatureSums m_sums;
    LargestShare m_largest;
    PosteriorReport m_report;
    std::vector<std::uint32_t> m_values; ///< of the signature at hand, by column
};

} // namespace

PosteriorReport sumPosteriors(ReleaseIndex& index, const JudgedTarget& judged, JobContext& job)
{
    const auto columns = columnsOf(index, judged, job);
    return SignatureWalk(index.release(), judged, columns, job).run(job);
}

} // namespace tranche
