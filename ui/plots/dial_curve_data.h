// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"

#include <QString>

#include <optional>
#include <vector>

namespace tranche {

/// What other requests would come to, as the curve over l (or c, or t) draws it.
struct DialCurveData {
    struct Point {
        Ratio dial;
        double at = 0.0; ///< of the dial
        double buckets = 0.0;
        double largestP = 0.0;
        std::optional<double> keptPercent; ///< none where it is not known

        friend bool operator==(const Point&, const Point&) = default;
    };

    QString symbol;            ///< of the number that is turned
    std::vector<Point> points; ///< ascending; the present one among them where its results are there
    double first = 1.0;        ///< ends of the scale
    double last = 2.0;
    std::optional<double> limit; ///< beyond it nothing can hold
    bool moreIsSafer = true;
    double asked = 2.0;           ///< the present request
    std::optional<Point> present; ///< what it came to
    std::size_t columns = 0;
    bool complete = false;

    friend bool operator==(const DialCurveData&, const DialCurveData&) = default;
};

/// Empty while there is no curve.
DialCurveData dialCurveData(const Document& now);

/// The dial that a click at this place of the scale asks for: a point of the curve or the limit where it is near, else the nearest step;
/// never out of range.
Ratio dialAt(const Document& now, double place, double nearness);

/// "ℓ = 3: 1,203 buckets, association kept 91.1 %, largest p .333"
QString curveSentence(const DialCurveData& data, const DialCurveData::Point& point);
/// From the first point to the last: "buckets, 6,069 to 255".
QString bucketsRange(const DialCurveData& data);
QString associationRange(const DialCurveData& data);
QString largestRange(const DialCurveData& data);

} // namespace tranche
