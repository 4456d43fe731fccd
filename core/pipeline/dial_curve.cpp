// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/dial_curve.h"

#include "core/pipeline/run_to.h"
#include "core/models/model_dial.h"
#include "core/utility/expected_association.h"

#include <algorithm>
#include <cstdint>

namespace tranche {

namespace {

constexpr std::uint64_t mostSteps = 12;

/// Dials from `first` in equal steps of at least `least`, both in units of 1 / `scale`, and `last` itself.
std::vector<Ratio> evenly(std::uint64_t first, const Ratio& last, std::uint64_t least, std::uint64_t scale)
{
    const auto end = last.numerator() * scale / last.denominator();
    const auto span = end > first ? end - first : 0;
    const auto steps = std::max<std::uint64_t>(1, (span + mostSteps * least - 1) / (mostSteps * least));
    std::vector<Ratio> dials;
    for (auto at = first; at < end; at += steps * least)
        dials.emplace_back(at, scale);
    dials.push_back(last);
    return dials;
}

std::vector<Ratio> dialsUpTo(const PrivacyModel& furthest)
{
    constexpr std::uint64_t hundred = 100;
    constexpr std::uint64_t thousand = 1000;
    const auto last = dialOf(furthest);
    if (furthest.kind == ModelKind::Distinct)
        return evenly(2, last, 1, 1);
    if (moreIsSafer(furthest.kind))
        return evenly(150, last, 25, hundred);
    // From the least that can hold upwards: to three times as much, of t at most to 1.
    const bool distance = furthest.kind == ModelKind::TCloseness;
    const auto scale = distance ? thousand : hundred;
    const auto first = last.numerator() * scale / last.denominator();
    const auto end = distance ? std::min(std::max<std::uint64_t>(3 * first, 100), thousand) : 3 * first;
    return evenly(first, Ratio(end, scale), std::max<std::uint64_t>(1, (end - first) / mostSteps), scale);
}

bool sameButForDial(const Parameters& a, Parameters b)
{
    b.model = withDial(b.model, dialOf(a.model));
    return a == b;
}

} // namespace

bool DialCurve::isOf(const Snapshot& snapshot) const
{
    return published && published == snapshot.published && columns == snapshot.columns && correlation == snapshot.correlation
           && sameButForDial(parameters, snapshot.parameters);
}

DialCurve emptyCurve(const Snapshot& snapshot, const Limit& limit)
{
    DialCurve curve{snapshot.published, snapshot.columns, snapshot.correlation, snapshot.parameters, {}, {}, 0};
    if (const auto furthest = furthestRequest(limit.figure, snapshot.parameters.model))
        curve.dials = dialsUpTo(*furthest);
    return curve;
}

Result<DialCurve> withNextPoint(const DialCurve& curve, const Snapshot& snapshot, RandomSource& random, JobContext& job)
{
    auto next = curve;
    const auto dial = curve.dials[next.done++];
    auto parameters = snapshot.parameters;
    parameters.model = withDial(parameters.model, dial);
    const auto asked = runTo(snapshot.withParameters(parameters), Stage::Judge, {}, random, job);
    const auto code = asked ? std::nullopt : std::optional(asked.error().code);
    if (code == ErrorCode::Infeasible || code == ErrorCode::InvalidArgument)
        return next; // no buckets, as where a drawn bucket is smaller than this request needs: the curve has a gap
    if (!asked)
        return std::unexpected(asked.error());
    const auto association = expectedAssociation(*asked->published, *asked->correlation, *asked->columns, *asked->buckets, job);
    if (!association)
        return std::unexpected(association.error());
    next.points.push_back(
        {dial, asked->buckets->size(), asked->buckets->sizes().median, asked->report->maxP().toDouble(), association->keptPercent});
    return next;
}

} // namespace tranche
