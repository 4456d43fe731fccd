// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/dial_curve_data.h"

#include "core/limits/limit.h"
#include "core/models/model_dial.h"
#include "core/pipeline/dial_curve.h"
#include "core/utility/expected_association.h"
#include "ui/session/names.h"
#include "ui/session/tr.h"
#include "ui/style/number_text.h"

#include <algorithm>
#include <cmath>

namespace tranche {

namespace {

DialCurveData::Point pointOf(const CurvePoint& point)
{
    return {point.dial, point.dial.toDouble(), static_cast<double>(point.buckets), point.largestP, point.keptPercent};
}

/// What is on the screen for the present request.
std::optional<DialCurveData::Point> presentOf(const Document& now)
{
    const Snapshot& snapshot = now.snapshot;
    if (!snapshot.buckets || !snapshot.report)
        return std::nullopt;
    const Ratio dial = dialOf(snapshot.parameters.model);
    const auto kept = now.association ? now.association->keptPercent : std::nullopt;
    return DialCurveData::Point{dial, dial.toDouble(), static_cast<double>(snapshot.buckets->size()), snapshot.report->maxP().toDouble(),
                                kept};
}

/// From end to end of the scale, however little there is to show.
double leastSpan(ModelKind kind)
{
    return kind == ModelKind::TCloseness ? 0.1 : 1.0;
}

QString whole(double percent)
{
    return QString::number(percent, 'f', 0);
}

} // namespace

DialCurveData dialCurveData(const Document& now)
{
    DialCurveData data;
    if (!now.curve || now.curve->dials.empty() || !now.limit)
        return data;
    const PrivacyModel& model = now.snapshot.parameters.model;
    data.symbol = model.kind == ModelKind::Recursive    ? QStringLiteral("c")
                  : model.kind == ModelKind::TCloseness ? QStringLiteral("t")
                                                        : QStringLiteral("ℓ");
    for (const CurvePoint& point : now.curve->points)
        data.points.push_back(pointOf(point));
    data.first = now.curve->dials.front().toDouble();
    data.last = now.curve->dials.back().toDouble();
    data.moreIsSafer = moreIsSafer(model.kind);
    if (now.limit->figure)
        data.limit = now.limit->figure.toDouble();
    data.asked = dialOf(model).toDouble();
    data.present = presentOf(now);
    data.columns = now.snapshot.columns ? now.snapshot.columns->size() : 0;
    data.complete = now.curve->isComplete();
    if (data.present) {
        const auto place = std::ranges::lower_bound(data.points, data.present->at, {}, &DialCurveData::Point::at);
        if (place == data.points.end() || place->at > data.present->at)
            data.points.insert(place, *data.present);
    }
    // A little beyond the limit, so that what cannot hold is seen.
    const double margin = std::max((data.last - data.first) * 0.08, data.last * 0.02);
    data.first = std::min(data.first - (data.moreIsSafer ? margin / 2 : margin), data.moreIsSafer ? data.asked - margin / 2 : data.first);
    data.last = std::max(data.last, data.present ? data.present->at : 0.0) + margin;
    if (now.curve->dials.size() == 1) { // nothing to draw a line through: a scale that can be read all the same
        data.first = std::min(data.first, data.limit.value_or(data.last) - (data.moreIsSafer ? 0.0 : leastSpan(model.kind)));
        data.last = std::max(data.last, data.first + leastSpan(model.kind));
    }
    return data;
}

Ratio dialAt(const Document& now, double place, double nearness)
{
    const PrivacyModel& model = now.snapshot.parameters.model;
    if (now.curve)
        for (const CurvePoint& point : now.curve->points)
            if (std::abs(point.dial.toDouble() - place) <= nearness)
                return point.dial;
    if (now.limit && now.limit->figure && std::abs(now.limit->figure.toDouble() - place) <= nearness)
        if (const auto furthest = furthestRequest(now.limit->figure, model))
            return dialOf(*furthest);
    const double step = model.kind == ModelKind::Distinct ? 1.0 : model.kind == ModelKind::TCloseness ? 0.01 : 0.05;
    const double least = moreIsSafer(model.kind) ? 1.0 : model.kind == ModelKind::Recursive ? step : 0.0;
    const double most = model.kind == ModelKind::TCloseness ? 1.0 : 1e6;
    constexpr double hundred = 100.0;
    const double wanted = std::clamp(std::round(place / step) * step, least, most);
    return {static_cast<std::uint64_t>(std::llround(wanted * hundred)), static_cast<std::uint64_t>(hundred)};
}

QString curveSentence(const DialCurveData& data, const DialCurveData::Point& point)
{
    const QString asked = QStringLiteral("%1 = %2").arg(data.symbol, decimalText(exactText(point.dial)));
    const QString buckets = countText(static_cast<std::size_t>(point.buckets), Counted::Bucket);
    if (!point.keptPercent)
        return tr("%1: %2, largest p %3").arg(asked, buckets, shareText(point.largestP));
    return tr("%1: %2, association kept %3, largest p %4")
        .arg(asked, buckets, percentText(*point.keptPercent / 100.0), shareText(point.largestP));
}

QString bucketsRange(const DialCurveData& data)
{
    if (data.points.empty())
        return tr("buckets");
    return tr("buckets, %1 to %2")
        .arg(countText(static_cast<std::size_t>(data.points.front().buckets)),
             countText(static_cast<std::size_t>(data.points.back().buckets)));
}

QString associationRange(const DialCurveData& data)
{
    if (data.points.empty() || !data.points.front().keptPercent || !data.points.back().keptPercent)
        return tr("association");
    return tr("association, %1 to %2 %").arg(whole(*data.points.front().keptPercent), whole(*data.points.back().keptPercent));
}

QString largestRange(const DialCurveData& data)
{
    if (data.points.empty())
        return tr("largest p");
    return tr("largest p, %1 to %2").arg(shareText(data.points.front().largestP), shareText(data.points.back().largestP));
}

} // namespace tranche
