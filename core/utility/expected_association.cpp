// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/expected_association.h"

#include "core/base/messages/slicing_message.h"
#include "core/correlation/phi_squared.h"
#include "core/jobs/parallel.h"
#include "core/utility/association_parts.h"
#include "core/utility/bucket_histograms.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>

namespace tranche {

namespace {

constexpr std::size_t productsBetweenChecks = std::size_t{1} << 20;

/// One attribute of the sliced table: its counts by bucket, and in all.
struct Side {
    CountLists byBucket;
    std::vector<double> totals; ///< by code; none is 0, for every code of the matrix occurs
};

Side sideOf(CountLists byBucket, std::size_t domain)
{
    Side side{std::move(byBucket), std::vector<double>(domain, 0.0)};
    for (const auto& entry : side.byBucket.entries)
        side.totals[entry.key] += entry.weight;
    return side;
}

/// E[n_ij] for one i and all j that it meets in a bucket.
class ExpectedCounts {
public:
    /// Every j is below `domain`.
    void reach(std::size_t domain) { m_counts.resize(std::max(m_counts.size(), domain), 0.0); }

    void add(std::span<const CountLists::Entry> others, double share)
    {
        for (const auto& other : others) {
            if (m_counts[other.key] == 0.0)
                m_touched.push_back(other.key);
            m_counts[other.key] += share * other.weight;
        }
    }

    /// sum_j E^2 / total_j; all counts are 0 afterwards.
    double takeSquaresOver(const std::vector<double>& totals)
    {
        double sum = 0.0;
        for (const auto key : m_touched) {
            const double count = std::exchange(m_counts[key], 0.0);
            sum += count / totals[key] * count;
        }
        m_touched.clear();
        return sum;
    }

private:
    std::vector<double> m_counts;
    std::vector<std::uint32_t> m_touched;
};

/// phi2 of the expected counts of one attribute with others; what belongs to it alone is prepared once.
class ExpectedPhi {
public:
    ExpectedPhi(const Side& left, const BucketPartition& buckets) : m_left(left), m_byCode(transposed(left.byBucket, left.totals.size()))
    {
        m_bucketSizes.reserve(buckets.size());
        for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket)
            m_bucketSizes.push_back(static_cast<double>(buckets.sizeOf(BucketId(bucket))));
    }

    double with(const Side& right, const JobContext& job)
    {
        const auto smaller = std::min(m_left.totals.size(), right.totals.size());
        if (smaller < 2)
            return 0.0; // a constant attribute tells nothing
        double sum = 0.0;
        m_expected.reach(right.totals.size());
        std::size_t sinceCheck = 0;
        for (std::size_t code = 0; code < m_left.totals.size(); ++code) {
            for (const auto& entry : m_byCode.of(code)) {
                const auto others = right.byBucket.of(entry.key);
                sinceCheck += others.size();
                if (sinceCheck > productsBetweenChecks) {
                    job.check();
                    sinceCheck = 0;
                }
                m_expected.add(others, entry.weight / m_bucketSizes[entry.key]);
            }
            sum += m_expected.takeSquaresOver(right.totals) / m_left.totals[code];
        }
        return std::clamp((sum - 1.0) / static_cast<double>(smaller - 1), 0.0, 1.0);
    }

private:
    const Side& m_left;
    CountLists m_byCode;
    std::vector<double> m_bucketSizes;
    ExpectedCounts m_expected; ///< all 0 between two pairs
};

bool sameAsBefore(const CodedView& view, const CorrelationMatrix& before, AttributeId id)
{
    return view.domain == before.domain(id) && std::ranges::equal(view.codes, before.codes(id));
}

std::vector<Side> sidesOf(const std::vector<CodedView>& views, const BucketPartition& buckets, const JobContext& job)
{
    std::vector<Side> sides(views.size());
    parallelFor(views.size(), job, [&](std::size_t attribute, std::size_t) {
        sides[attribute] = sideOf(bucketHistograms(views[attribute], buckets, job), views[attribute].domain);
    });
    return sides;
}

/// phi2 of two attributes of one column, which slicing keeps.
double phiInColumn(const CodedView& left, const CodedView& right, const JobContext& job)
{
    return phiSquared(ContingencyTable::count(left, right, job));
}

bool belongTogether(const KeptTable& table, const CorrelationMatrix& before, const ColumnPartition& columns, const BucketPartition& buckets)
{
    return before.size() == table.attributeCount() && columns.attributeCount() == table.attributeCount() && before.size() > 0
           && buckets.rowCount() == table.rowCount() && before.codes(AttributeId(0)).size() == table.rowCount();
}

} // namespace

Result<AssociationReport> expectedAssociation(const KeptTable& published, const CorrelationMatrix& before, const ColumnPartition& columns,
                                              const BucketPartition& buckets, JobContext& job)
{
    if (!belongTogether(published, before, columns, buckets))
        return fail(ErrorCode::InvalidArgument, SlicingMessage::AnotherTable);
    std::vector<CodedView> views;
    std::vector<bool> recoded;
    for (std::size_t i = 0; i < before.size(); ++i) {
        views.push_back(publishedView(published, before, AttributeId(i)));
        recoded.push_back(!sameAsBefore(views.back(), before, AttributeId(i)));
    }
    const auto sides = sidesOf(views, buckets, job);
    AssociationReport report{before.size(), std::vector<double>(before.size() * before.size(), 1.0), std::nullopt};
    SharedProgress progress(job, before.pairCount());
    progress.add(0);
    const auto alone = job.alone();
    parallelFor(before.size() - 1, job, [&](std::size_t piece, std::size_t) {
        const auto i = before.size() - 1 - piece; // the longest row of the matrix first
        ExpectedPhi left(sides[i], buckets);
        std::size_t unreported = 0;
        for (std::size_t j = 0; j < i; ++j) {
            const bool together = columns.columnOf(AttributeId(i)) == columns.columnOf(AttributeId(j));
            const auto value = !together                  ? left.with(sides[j], alone)
                               : recoded[i] || recoded[j] ? phiInColumn(views[i], views[j], alone)
                                                          : before.at(AttributeId(i), AttributeId(j));
            report.after[i * before.size() + j] = value;
            report.after[j * before.size() + i] = value;
            if (++unreported >= progress.stride())
                progress.add(std::exchange(unreported, 0));
        }
        progress.add(unreported);
    });
    report.keptPercent = keptPercent(report, before);
    return report;
}

} // namespace tranche
