// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

namespace tranche {

/// The attributes in a plane, as the cluster map draws them.
struct ClusterData {
    struct Dot {
        QString name;
        QString columnName;
        double x = 0.0;
        double y = 0.0;
        std::size_t column = 0;
        bool inSensitiveColumn = false;
        bool medoid = false;

        friend bool operator==(const Dot&, const Dot&) = default;
    };

    std::vector<Dot> dots; ///< by attribute
    double share = 1.0;    ///< of distance that the plane shows

    friend bool operator==(const ClusterData&, const ClusterData&) = default;
};

/// Empty while there is no plane or there are no columns.
ClusterData clusterData(const Document& now);

/// Where a label would like to stand: beside its dot.
struct LabelWish {
    QPointF dot;
    QSizeF label;
    bool first = false; ///< served before the others
};

/// Places for labels inside `area` so that they cover neither each other nor a dot: right of the dot, left, above, below, then the corners.
/// A label without a free place is left out, unless `all`: then it stands where it covers least. Pixels. O(labels^2).
std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelWish>& wishes, const QRectF& area, bool all);

} // namespace tranche
