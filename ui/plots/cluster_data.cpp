// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/cluster_data.h"

#include "core/columns/classical_scaling.h"
#include "ui/session/names.h"
#include "ui/session/naming/name_text.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace tranche {

namespace {

constexpr double gap = 9.0; // between dot and label
constexpr double dotRadius = 6.0;
constexpr double little = 0.5; // square pixels that a label may cover

double overlap(const QRectF& a, const QRectF& b)
{
    const QRectF common = a & b;
    return common.width() * common.height();
}

std::vector<QRectF> placesAround(const LabelWish& wish)
{
    const double w = wish.label.width();
    const double h = wish.label.height();
    const QPointF dot = wish.dot;
    return {
        {dot.x() + gap, dot.y() - h / 2, w, h},
        {dot.x() - gap - w, dot.y() - h / 2, w, h},
        {dot.x() - w / 2, dot.y() - gap - h, w, h},
        {dot.x() - w / 2, dot.y() + gap, w, h},
        {dot.x() + gap / 2, dot.y() - gap / 2 - h, w, h},
        {dot.x() + gap / 2, dot.y() + gap / 2, w, h},
        {dot.x() - gap / 2 - w, dot.y() - gap / 2 - h, w, h},
        {dot.x() - gap / 2 - w, dot.y() + gap / 2, w, h},
        {dot.x() + gap, dot.y() + h / 2, w, h},
        {dot.x() - gap - w, dot.y() + h / 2, w, h},
        {dot.x() + gap, dot.y() - h * 3 / 2, w, h},
        {dot.x() - gap - w, dot.y() - h * 3 / 2, w, h},
    };
}

/// What a label covers there: others and dots, and what of it lies outside. Only so much as shows that it is more than `most`.
double cost(const QRectF& place, const std::vector<QRectF>& taken, const QRectF& area, double most)
{
    double sum = place.width() * place.height() - overlap(place, area);
    for (auto other = taken.begin(); other != taken.end() && sum <= most; ++other)
        sum += overlap(place, *other);
    return sum;
}

} // namespace

ClusterData clusterData(const Document& now)
{
    ClusterData data;
    const Snapshot& snapshot = now.snapshot;
    if (!now.plane || !snapshot.columns || !snapshot.kept || now.plane->points.size() != snapshot.columns->attributeCount())
        return data;
    data.share = now.plane->share;
    const auto& place = snapshot.columns->columnByAttribute();
    for (std::size_t i = 0; i < place.size(); ++i) {
        const bool last = snapshot.columns->sensitive() && place[i].value + 1 == snapshot.columns->size();
        data.dots.push_back({nameText(snapshot.kept->attribute(AttributeId{i}).name), columnName(*snapshot.columns, place[i]),
                             now.plane->points[i].x, now.plane->points[i].y, place[i].value, last, isMedoid(now, AttributeId{i})});
    }
    return data;
}

std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelWish>& wishes, const QRectF& area, bool all)
{
    std::vector<std::size_t> order(wishes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return wishes[i].first ? 0 : 1; });
    std::vector<QRectF> taken;
    for (const LabelWish& wish : wishes)
        taken.emplace_back(wish.dot.x() - dotRadius, wish.dot.y() - dotRadius, 2 * dotRadius, 2 * dotRadius);
    std::vector<std::optional<QRectF>> labels(wishes.size());
    for (const std::size_t i : order) {
        double least = std::numeric_limits<double>::infinity();
        QRectF best;
        for (const QRectF& place : placesAround(wishes[i])) {
            const double here = cost(place, taken, area, all ? least : std::min(least, little));
            if (here >= least)
                continue;
            least = here;
            best = place;
            if (here <= 0.0)
                break;
        }
        if (least > little && !all)
            continue;
        labels[i] = best;
        taken.push_back(best);
    }
    return labels;
}

} // namespace tranche
