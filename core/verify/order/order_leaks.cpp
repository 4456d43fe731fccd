// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/order/order_leaks.h"

#include "core/base/messages/release/evidence_message.h"
#include "core/verify/lookup/common_buckets.h"
#include "core/verify/order/rank_correlation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tranche {

namespace {

constexpr double greatestZ = 5.0;
constexpr std::size_t mostCombinations = 200'000; // looked at; more say no more

/// Mean positions are kept as sum and count, exactly.
struct MeanPosition {
    std::uint64_t sum = 0;
    std::uint64_t count = 0;

    void add(std::uint64_t positions, std::uint64_t tuples)
    {
        sum += positions;
        count += tuples;
    }
    double mean() const { return static_cast<double>(sum) / static_cast<double>(count); }
};

/// A combination of values of all columns that tuples have.
struct Whereabouts {
    std::uint32_t tuple = 0; ///< one of them
    std::uint64_t positions = 0;
    std::uint64_t tuples = 0;
};

class OrderSearch {
public:
    OrderSearch(ReleaseIndex& index, const JudgedTarget& judged, JobContext& job) : m_release(index.release()), m_job(job)
    {
        for (std::size_t column = 0; column < m_release.columnCount(); ++column) {
            const bool own = column == judged.target.column;
            m_values.push_back(own ? &judged.groups.whole : &index.wholes(column, job));
            if (own)
                m_own = PostingLists(judged.groups.whole.lines, judged.groups.whole.count, m_release.bucketStarts, job);
            m_lists.push_back(own ? &m_own : &index.postings(column, job));
            m_lineMeans.emplace_back(m_lists.back()->size());
        }
        m_bucketMeans.resize(m_release.bucketStarts.size() - 1);
    }

    void lookUp()
    {
        const auto combinations = distinctTuples();
        const auto step = combinations.size() / mostCombinations + 1;
        CommonBuckets common(m_lists);
        std::vector<std::uint32_t> values(m_lists.size());
        for (std::size_t at = 0; at < combinations.size(); at += step) {
            if (at / step % 512 == 0)
                m_job.step(at, combinations.size());
            for (std::size_t column = 0; column < values.size(); ++column)
                values[column] = m_values[column]->tuples[combinations[at].tuple];
            common.find(values);
            note(combinations[at], common);
        }
    }

    double ofBuckets() const
    {
        std::vector<double> means;
        for (const auto& bucket : m_bucketMeans)
            if (bucket.count > 0)
                means.push_back(bucket.mean());
        PooledOrder order;
        order.add(means);
        return order.z();
    }

    double ofLines(std::size_t column) const
    {
        PooledOrder order;
        std::vector<double> means;
        const auto& starts = m_release.bucketStarts;
        for (std::uint32_t bucket = 0; bucket + 1 < starts.size(); ++bucket) {
            m_job.check();
            means.clear();
            for (auto line = starts[bucket]; line < starts[bucket + 1]; ++line)
                if (const auto& mean = m_lineMeans[column][*m_lists[column]->find(m_values[column]->lines[line], bucket)]; mean.count > 0)
                    means.push_back(mean.mean());
            order.add(means);
        }
        return order.z();
    }

private:
    std::vector<Whereabouts> distinctTuples() const
    {
        std::vector<CodedTwice> columns;
        for (const auto* values : m_values)
            columns.push_back({{}, values->tuples, values->count, {}});
        const auto whole = combine(columns, {0, m_release.tupleCount}, m_job);
        std::vector<Whereabouts> found(whole.count);
        inChunks(0, whole.tuples.size(), m_job, [&](std::size_t from, std::size_t to) {
            for (auto tuple = from; tuple < to; ++tuple) {
                auto& combination = found[whole.tuples[tuple]];
                combination.tuple = static_cast<std::uint32_t>(tuple);
                combination.positions += tuple;
                ++combination.tuples;
            }
        });
        std::erase_if(found, [](const auto& combination) { return combination.tuples == 0; });
        return found;
    }

    void note(const Whereabouts& combination, const CommonBuckets& common)
    {
        for (std::size_t match = 0; match < common.size(); ++match) {
            m_bucketMeans[common.bucket(match)].add(combination.positions, combination.tuples);
            for (std::size_t column = 0; column < m_lists.size(); ++column)
                m_lineMeans[column][common.position(match, column)].add(combination.positions, combination.tuples);
        }
    }

    const CodedRelease& m_release;
    JobContext& m_job;
    PostingLists m_own; ///< of the target's column, by whole value
    std::vector<const Combinations*> m_values;
    std::vector<const PostingLists*> m_lists;
    std::vector<MeanPosition> m_bucketMeans;
    std::vector<std::vector<MeanPosition>> m_lineMeans; ///< by column and posting
};

Argument figureOf(double z)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), z, std::chars_format::fixed, 2).ptr;
    return Argument::figure({digits.data(), end});
}

} // namespace

std::vector<OrderCorrelation> orderCorrelations(ReleaseIndex& index, const JudgedTarget& judged, const std::vector<bool>& sorted,
                                                JobContext& job)
{
    OrderSearch search(index, judged, job);
    search.lookUp();
    std::vector<OrderCorrelation> all{{std::nullopt, search.ofBuckets()}};
    for (std::size_t column = 0; column < sorted.size(); ++column)
        if (!sorted[column])
            all.push_back({column, search.ofLines(column)});
    return all;
}

void reportOrder(const std::vector<OrderCorrelation>& correlations, Reporter& reporter)
{
    double most = 0.0;
    for (const auto& [column, z] : correlations) {
        most = std::max(most, std::abs(z));
        if (std::abs(z) > greatestZ)
            reporter.add(Verdict::DoesNotHold, column ? Statement(EvidenceMessage::LineOrder, *column + 1, figureOf(z))
                                                      : Statement(EvidenceMessage::BucketOrder, figureOf(z)));
    }
    if (most <= greatestZ)
        reporter.add(Verdict::Holds, {EvidenceMessage::NoOrder, correlations.size(), figureOf(most)});
}

} // namespace tranche
