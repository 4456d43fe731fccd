// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/membership/membership_report.h"
#include "core/privacy/tuple_risk.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

/// Tuples whose largest p(t,s) is above `low` and at most `high`.
struct RiskBar {
    double low = 0.0;
    double high = 0.0;
    std::size_t tuples = 0;
    Ratio exactLow; ///< whose nearest double `low` is
    Ratio exactHigh;

    friend bool operator==(const RiskBar&, const RiskBar&) = default;
};

/// How the largest p(t,s) spreads over tuples. Bars of one width, closed above, and one of them ends exactly on the limit.
struct RiskData {
    std::vector<RiskBar> bars;   ///< side by side, low to high; the first and the last hold tuples. Empty: not there yet
    std::optional<double> limit; ///< 1/l; none where the model limits something else
    std::size_t tuples = 0;
    std::size_t onLimit = 0;
    std::size_t overLimit = 0;
    double median = 0.0; ///< half of all tuples stay at or below it

    friend bool operator==(const RiskData&, const RiskData&) = default;
};

/// `levels` as in TupleRisk under this limit, so that they compare with it exactly. At most some thirty bars.
RiskData riskData(const std::vector<RiskLevel>& levels, std::optional<Ratio> limit);

/// The tuples of a bar as a filter of Buckets takes it: "tuple>8/25 tuple<=1/3".
QString tupleFilterText(const RiskData& data, std::size_t bar);

/// A class of numbers of matching buckets: `from` to `to`; without `to`: and more.
struct MatchingBar {
    std::size_t from = 1;
    std::optional<std::size_t> to;
    double originals = 0.0; ///< tuples
    double fakes = 0.0;

    friend bool operator==(const MatchingBar&, const MatchingBar&) = default;
};

/// How many buckets originals and fakes match, in the classes 1, 2-5, 6-10, 11-20, 21-40, 41-59, 60 and more.
struct MatchingData {
    std::vector<MatchingBar> bars; ///< all seven; empty: not there yet
    bool oneEach = false;          ///< everybody, original or fake, matches exactly one bucket: to be said in a sentence instead of drawn
    bool estimated = false;        ///< the fakes are
    std::optional<double> auc;

    friend bool operator==(const MatchingData&, const MatchingData&) = default;
};

MatchingData matchingData(const MembershipReport& report);
/// "1", "2-5", "60 +".
QString classText(const MatchingBar& bar);

/// One line of bars: a name, how long the bar is, and what is written at its end.
struct BarRow {
    QString name;
    double value = 0.0;
    QString text;
    QString sentence; ///< for the job bar and a screen reader
    std::optional<Interval> interval;
    bool over = false; ///< over the limit

    friend bool operator==(const BarRow& a, const BarRow& b)
    {
        const auto ends = [](const BarRow& row) {
            return row.interval ? std::optional(std::pair(row.interval->low, row.interval->high)) : std::nullopt;
        };
        return a.name == b.name && a.value == b.value && a.text == b.text && a.sentence == b.sentence && a.over == b.over
               && ends(a) == ends(b);
    }
};

/// Lines of bars on one scale, with one limit.
struct BarRowsData {
    enum class Look { Plain, Hatched, Sensitive };

    std::vector<BarRow> rows;
    double end = 1.0; ///< value at the right edge
    std::optional<double> limit;
    Look look = Look::Plain;

    friend bool operator==(const BarRowsData&, const BarRowsData&) = default;
};

} // namespace tranche
