// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/column_partition.h"
#include "core/privacy/tuple_risk.h"
#include "core/release/report/report.h"
#include "core/release/report/report_words.h"

#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche::report {

/// What shuffling does, on five made-up persons: a bar of each column before, and each column in its own order after. Of many columns the
/// first and the last stand for all. O(columns).
ReportDrawing shuffleDrawing(const ColumnPartition& columns);

/// Two maps of phi2 beside each other, of one scale.
struct PhiMaps {
    QStringList names;                    ///< of the attributes, column by column
    std::vector<double> before;           ///< names * names, in that order
    std::vector<double> after;            ///< likewise
    std::vector<std::size_t> columnSizes; ///< attributes of each column
    bool lastIsSensitive = false;
};
/// More attributes than this are not drawn: a square would be smaller than its frame.
inline constexpr qsizetype mostOnMaps = 60;
/// Numbers stand in squares that have room for them, names beside squares that are as high as a line. O(attributes^2).
ReportDrawing phiMaps(const PhiMaps& maps, const Numbers& numbers);

/// How many tuples have which greatest p.
struct RiskHistogram {
    const std::vector<RiskLevel>& levels; ///< ascending
    std::optional<double> limit;          ///< 1/l as a double; none: the model does not limit p
    QString limitText;                    ///< "1/ℓ = .333"
    QString overText;                     ///< below it: "none over"
    double end = 1.0;                     ///< right end of the axis
    double begin = 0.0;
    double width = 300.0;
    QString title; ///< above it; may be empty
};
/// Bars are a thirtieth of the limit wide, or of 1, and hold what is above their left end and at most their right end, so that what is on
/// the limit stands left of its line. O(levels + bars).
ReportDrawing riskHistogram(const RiskHistogram& histogram, const Numbers& numbers);
/// Where the axis of a histogram of these levels may begin and end: multiples of .05, the limit inside. O(1).
std::pair<double, double> axisOf(const std::vector<RiskLevel>& levels, std::optional<double> limit);

/// Lines to be signed by hand, one for each of these: "First approver". Two beside each other. O(lines).
ReportDrawing signingLines(const QStringList& approvers);

} // namespace tranche::report
