// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/judging/posterior.h"

#include "core/verify/lookup/common_buckets.h"
#include "core/verify/judging/exact_sums.h"
#include "core/verify/judging/largest_share.h"
#include "core/verify/judging/tuple_places.h"

#include <algorithm>
#include <limits>

namespace tranche {

namespace {

constexpr double epsilon = std::numeric_limits<double>::epsilon();

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

class Summation {
public:
    Summation(const CodedRelease& release, const JudgedTarget& judged, const MatchedColumns& columns, const JobContext& job)
        : m_release(release),
          m_judged(judged),
          m_columns(columns),
          m_signatures(combine(columns.values, {0, release.tupleCount}, job)),
          m_tuplesOf(m_signatures.tuples, m_signatures.count, job),
          m_common(columns.lists),
          m_places(judged.groups, judged.target.column, columns.lists),
          m_values(columns.lists.size())
    {
    }

    Result<PosteriorReport> run(JobContext& job)
    {
        for (std::uint32_t signature = 0; signature < m_signatures.count; ++signature) {
            if (signature % 512 == 0 && !job.step(signature, m_signatures.count))
                return cancelled();
            if (!m_tuplesOf.members(signature).empty())
                judge(m_tuplesOf.members(signature));
        }
        m_report.unmatchedTuples = m_places.unmatched();
        m_report.overfullPlaces = m_places.overfull();
        m_report.largest = m_largest.text();
        return m_report;
    }

private:
    /// A sensitive value of the group at hand.
    struct Slot {
        double sum = 0.0;
        std::uint32_t hits = 0;  ///< matching buckets that have it
        std::uint32_t match = 0; ///< the last of them
        std::size_t entry = 0;   ///< its entry there
    };

    struct Share {
        std::uint32_t count = 0;
        std::uint32_t size = 1;
    };

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
        addUp();
        placeInSeveral(tuples);
        m_report.brokenSignatures += sumsKeep() ? 0 : 1;
    }

    std::uint32_t group() const { return m_values[m_judged.target.column]; }
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
            const auto& slot = m_slots[slotOf(tuple)];
            if (slot.hits == 0)
                m_places.addUnmatched(1);
            else if (slot.hits == 1)
                m_places.add(slot.entry, m_common, slot.match);
        }
    }

    void addUp()
    {
        m_slots.assign(m_judged.groups.slotCount(group()), {});
        m_allKept = true;
        m_greatestLocal = {};
        for (std::size_t match = 0; match < m_common.size(); ++match) {
            const auto position = m_common.position(match, m_judged.target.column);
            m_allKept = m_allKept && m_judged.local.kept[position] != 0;
            const Share local{m_judged.local.greatest[position], m_judged.groups.postings.posting(position).count};
            if (std::uint64_t{local.count} * m_greatestLocal.size > std::uint64_t{m_greatestLocal.count} * local.size)
                m_greatestLocal = local;
            const auto weight = weightOf(match);
            auto entry = m_judged.groups.entryStart[position];
            for (const auto end = m_judged.groups.entryStart[position + 1]; entry < end; ++entry) {
                const auto& [number, count] = m_judged.groups.entries[entry];
                auto& slot = m_slots[number];
                slot.sum += weight * count;
                ++slot.hits;
                slot.match = static_cast<std::uint32_t>(match);
                slot.entry = entry;
            }
        }
    }

    /// prod_{i<c} n_i / |B|^c, about.
    double weightOf(std::size_t match) const
    {
        const double size = m_release.bucketSize(m_common.bucket(match));
        double weight = 1.0;
        double divisor = size;
        for (std::size_t column = 0; column < m_values.size(); ++column) {
            if (column == m_judged.target.column)
                continue;
            weight *= m_common.posting(match, column).count;
            divisor *= size;
            if (divisor > 1e100) { // before either leaves the range of floats
                weight /= divisor;
                divisor = 1.0;
            }
        }
        return weight / divisor;
    }

    bool sumsKeep()
    {
        const auto& judge = m_judged.judge;
        const bool figure = judge.promise().model == PromisedModel::LDiversity; // the largest share is reported
        if (m_allKept && (!figure || m_largest.covers(m_greatestLocal.count, m_greatestLocal.size)))
            return true;
        double total = 0.0;
        double greatest = 0.0;
        m_shares.clear();
        for (std::uint32_t slot = 0; slot < m_slots.size(); ++slot)
            if (m_slots[slot].hits > 0) {
                m_shares.push_back({m_judged.groups.value(group(), slot), m_slots[slot].sum});
                total += m_slots[slot].sum;
                greatest = std::max(greatest, m_slots[slot].sum);
            }
        const auto error = static_cast<double>(m_common.size() + 3 * m_values.size() + 8) * epsilon;
        const auto guessed = judge.guess(m_shares, error);
        const bool mayBeLargest = figure && !(greatest / total * (1.0 + 4.0 * error + 4.0 * epsilon) < m_largest.about());
        if (guessed != ModelJudge::Guess::Close && !mayBeLargest)
            return guessed == ModelJudge::Guess::Keeps;
        return sumsKeepExactly(figure);
    }

    bool sumsKeepExactly(bool figure)
    {
        const auto others = m_values.size() - 1;
        m_counts.clear();
        for (std::size_t match = 0; match < m_common.size(); ++match)
            for (std::size_t column = 0; column < m_values.size(); ++column)
                if (column != m_judged.target.column)
                    m_counts.push_back(m_common.posting(match, column).count);
        std::vector<BucketTerm> terms;
        for (std::size_t match = 0; match < m_common.size(); ++match)
            terms.push_back({std::span(m_counts).subspan(match * others, others), m_release.bucketSize(m_common.bucket(match)),
                             m_judged.groups.entriesOf(m_common.position(match, m_judged.target.column))});
        std::vector<std::uint32_t> values;
        for (std::uint32_t slot = 0; slot < m_slots.size(); ++slot)
            values.push_back(m_judged.groups.value(group(), slot));
        const auto parts = exactSums(terms, values);
        if (figure) {
            BigInteger total = 0;
            for (const auto& part : parts)
                total += part.weight;
            m_largest.add(BigRational(std::ranges::max(parts, {}, &Part<BigInteger>::weight).weight, total));
        }
        return m_judged.judge.keeps(parts);
    }

    const CodedRelease& m_release;
    const JudgedTarget& m_judged;
    const MatchedColumns& m_columns;
    Combinations m_signatures;
    Grouped m_tuplesOf; ///< by signature
    CommonBuckets m_common;
    TuplePlaces m_places;
    LargestShare m_largest;
    PosteriorReport m_report;
    std::vector<std::uint32_t> m_values; ///< of the signature at hand, by column
    std::vector<Slot> m_slots;           ///< of its group
    std::vector<Part<double>> m_shares;
    std::vector<std::uint32_t> m_counts;
    bool m_allKept = true; ///< every matching bucket keeps the promise by itself
    Share m_greatestLocal; ///< greatest share of one value in any of them
};

} // namespace

Result<PosteriorReport> sumPosteriors(ReleaseIndex& index, const JudgedTarget& judged, JobContext& job)
{
    const auto columns = columnsOf(index, judged, job);
    if (!job.goOn())
        return cancelled();
    return Summation(index.release(), judged, columns, job).run(job);
}

} // namespace tranche
