// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/membership/membership.h"

#include "core/jobs/in_steps.h"
#include "core/base/messages/slicing_message.h"
#include "core/membership/boxes.h"
#include "core/membership/estimate_fakes.h"
#include "core/membership/large_count_of.h"
#include "core/membership/matching_index.h"
#include "core/membership/union_count.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace tranche {

namespace {

/// Originals by number of matching buckets.
struct OriginalCounts {
    std::map<std::size_t, std::size_t> tuples;
    std::map<std::size_t, std::size_t> distinct;
    BigInteger matches = 0; ///< over distinct combinations
};

OriginalCounts countOriginals(const Boxes& boxes, const MatchingIndex& index, const JobContext& job)
{
    OriginalCounts counts;
    std::vector<std::uint32_t> values(boxes.parts().size());
    std::size_t sinceLooked = 0;
    for (const auto& original : boxes.originals()) {
        if ((++sinceLooked & 0xFFFU) == 0)
            job.check();
        for (std::size_t part = 0; part < values.size(); ++part)
            values[part] = boxes.parts()[part].ids.ofRow[original.row];
        const auto m = index.count(values);
        counts.tuples[m] += original.tuples;
        ++counts.distinct[m];
        counts.matches += m;
    }
    return counts;
}

/// Boxes that share no combination: everything matches its own bucket, and sizes add up.
OriginalCounts originalsInOneBoxEach(const Boxes& boxes)
{
    const auto distinct = boxes.originals().size();
    return {.tuples = {{1, boxes.rowCount()}}, .distinct = {{1, distinct}}, .matches = distinct};
}

/// Steps up to which the array is taken without trying the recursion first.
constexpr std::uint64_t littleWork = 50'000'000;

struct Exact {
    FakesBy method = FakesBy::DisjointBoxes;
    UnionCount combinations; ///< by number of matching buckets
};

using Attempt = Result<UnionCount> (*)(const Boxes&, const CountLimits&, JobContext&);

/// The first method that stays within the limits; NotSupported when none does.
Result<Exact> countExactly(const Boxes& boxes, const MembershipRequest& request, JobContext& job)
{
    std::vector<std::pair<FakesBy, Attempt>> attempts = {{FakesBy::Recursion, &countByRecursion}, {FakesBy::Bitmap, &countByBitmap}};
    if (request.method)
        std::erase_if(attempts, [&](const auto& attempt) { return attempt.first != *request.method; });
    else if (bitmapWork(boxes, job) <= littleWork)
        std::swap(attempts[0], attempts[1]);
    auto failure = fail(ErrorCode::NotSupported, SlicingMessage::BucketsOverlap);
    for (const auto& [method, count] : attempts) {
        auto combinations = count(boxes, {request.workLimit, request.bitmapBytes}, job);
        if (combinations)
            return Exact{method, std::move(*combinations)};
        failure = std::unexpected(combinations.error());
    }
    return failure;
}

void putExact(MembershipReport& report, const Exact& exact, const OriginalCounts& originals)
{
    report.method = exact.method;
    BigInteger all = 0;
    for (std::size_t m = 1; m < exact.combinations.size(); ++m) {
        BigInteger fakes = exact.combinations[m];
        if (const auto found = originals.distinct.find(m); found != originals.distinct.end())
            fakes -= found->second;
        if (fakes == 0)
            continue;
        all += fakes;
        report.fakes.push_back({m, largeCount(fakes)});
    }
    report.fakeDistinct = largeCount(all);
}

/// A share of the total, to the nearest whole number.
BigInteger partOf(const BigInteger& total, double share)
{
    constexpr int bits = 60;
    const BigInteger parts(std::llround(std::ldexp(std::clamp(share, 0.0, 1.0), bits)));
    return (total * parts + (BigInteger(1) << (bits - 1))) >> bits;
}

void putEstimate(MembershipReport& report, const FakesEstimate& estimate, const BigInteger& total, const BigInteger& most)
{
    report.method = FakesBy::Estimate;
    report.samples = estimate.samples;
    report.fakeDistinct = largeCount(partOf(total, estimate.share));
    report.interval = Interval{nearestDouble(partOf(total, estimate.share - estimate.halfWidth)),
                               nearestDouble(std::min(most, partOf(total, estimate.share + estimate.halfWidth)))};
    for (std::size_t m = 1; m < estimate.byMatching.size(); ++m)
        if (estimate.byMatching[m] > 0.0)
            report.fakes.push_back({m, largeCount(partOf(total, estimate.byMatching[m]))});
}

/// Chance that an original matches more buckets than a fake, ties one half (the area under the attacker's ROC curve).
std::optional<double> aucOf(const MembershipReport& report)
{
    double all = 0.0;
    for (const auto& fakes : report.fakes)
        all += fakes.fakes.approximate;
    if (report.fakes.empty() || all <= 0.0)
        return std::nullopt;
    double won = 0.0;
    double below = 0.0;
    auto next = report.fakes.begin();
    for (const auto& [buckets, tuples] : report.originals) {
        for (; next != report.fakes.end() && next->buckets < buckets; ++next)
            below += next->fakes.approximate / all;
        const auto equal = next != report.fakes.end() && next->buckets == buckets ? next->fakes.approximate / all : 0.0;
        won += static_cast<double>(tuples) * (below + equal / 2.0);
    }
    return won / static_cast<double>(report.originalRows);
}

BigInteger paperFormula(const BucketPartition& buckets, std::size_t columns)
{
    BigInteger sum = 0;
    std::map<std::size_t, std::size_t> sizes;
    for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket)
        ++sizes[buckets.sizeOf(BucketId(bucket))];
    for (const auto& [size, times] : sizes)
        sum += (boost::multiprecision::pow(BigInteger(size), static_cast<unsigned>(columns)) - size) * times;
    return sum;
}

std::vector<ColumnUniqueness> uniqueness(const Boxes& boxes, const JobContext& job)
{
    std::vector<ColumnUniqueness> columns;
    if (boxes.nothingLeft())
        return columns;
    for (const auto& part : boxes.parts()) {
        job.check();
        std::vector<std::uint32_t> tuples(part.ids.count, 0);
        for (const auto id : part.ids.ofRow)
            ++tuples[id];
        columns.push_back({part.column, part.ids.count, static_cast<std::size_t>(std::ranges::count(tuples, 1U))});
    }
    return columns;
}

Result<void> countFakes(MembershipReport& report, const Boxes& boxes, const MembershipRequest& request, RandomSource& random,
                        JobContext& job)
{
    const bool oneBoxEach = report.matchesOwnBucketOnly && request.method.value_or(FakesBy::DisjointBoxes) == FakesBy::DisjointBoxes;
    std::optional<MatchingIndex> index;
    if (!oneBoxEach)
        index.emplace(boxes, job);
    const auto originals = oneBoxEach ? originalsInOneBoxEach(boxes) : countOriginals(boxes, *index, job);
    for (const auto& [m, tuples] : originals.tuples)
        report.originals.push_back({m, tuples});
    const BigInteger perBucket = boxes.sizeSum() - originals.matches;
    report.fakePerBucketSum = largeCount(perBucket);
    if (oneBoxEach) {
        putExact(report, {FakesBy::DisjointBoxes, {0, boxes.sizeSum()}}, originals);
        return {};
    }
    if (request.method != FakesBy::Estimate) {
        const auto exact = countExactly(boxes, request, job);
        if (exact)
            putExact(report, *exact, originals);
        if (exact || request.method || exact.error().code != ErrorCode::NotSupported)
            return exact ? Result<void>() : std::unexpected(exact.error());
    }
    const auto estimate = estimateFakes(boxes, *index, {request.precision, request.mostSamples}, random, job);
    putEstimate(report, estimate, boxes.sizeSum(), perBucket);
    return {};
}

} // namespace

Result<MembershipReport> membership(const MembershipInput& input, const MembershipRequest& request, RandomSource& random, JobContext& job)
{
    const auto boxes = Boxes::make(input, request.counting, job);
    if (!boxes)
        return std::unexpected(boxes.error());
    MembershipReport report;
    report.counting = request.counting;
    report.matchesOwnBucketOnly = input.buckets.matchesOwnBucketOnly();
    report.originalRows = input.table.rowCount();
    report.originalDistinct = boxes->originals().size();
    report.originalUnique = static_cast<std::size_t>(std::ranges::count(boxes->originals(), std::size_t{1}, &Boxes::Original::tuples));
    report.formulaSum = largeCount(paperFormula(input.buckets, boxes->parts().size()));
    report.columns = uniqueness(*boxes, job);
    if (const auto counted = countFakes(report, *boxes, request, random, job); !counted)
        return std::unexpected(counted.error());
    report.auc = aucOf(report);
    return report;
}

} // namespace tranche
