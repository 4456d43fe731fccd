// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

/// How the tuples of the source table spread over the values of one attribute. Missing values are counted apart.
struct DistributionData {
    struct Bar {
        QString label;    ///< the value as it was read
        double low = 0.0; ///< numeric: interval [low, high); of the last bin both ends count. Else its position -.5 to +.5
        double high = 0.0;
        std::size_t count = 0; ///< tuples

        friend bool operator==(const Bar&, const Bar&) = default;
    };
    struct Value {
        QString text;
        std::size_t count = 0;

        friend bool operator==(const Value&, const Value&) = default;
    };

    QString attribute;
    AttributeType type = AttributeType::Categorical;
    std::vector<Bar> bars;           ///< numeric: equal-width bins, low to high; else the most frequent values, most frequent first
    std::vector<Value> mostFrequent; ///< up to eight, most frequent first, ties in value order
    std::size_t distinct = 0;        ///< values that are not missing; equal numbers count once
    std::size_t unique = 0;          ///< of these, the values that one tuple alone has
    std::size_t missing = 0;         ///< tuples
    std::size_t tuples = 0;          ///< of the source table
    std::size_t othersCount = 0;     ///< categorical: tuples with a value beyond the bars
    std::optional<QString> least;    ///< numeric or date: spelling of the smallest, median (lower) and largest value
    std::optional<QString> median;
    std::optional<QString> greatest;

    friend bool operator==(const DistributionData&, const DistributionData&) = default;
};

/// Equal: the bins of phi2, cut anywhere. WholeNumbers: where all values are whole, each bin holds equally many whole numbers, and there
/// are at most as many bins as asked for.
enum class Binning { Equal, WholeNumbers };

/// How numbers are drawn.
struct Bins {
    std::size_t count = 1; ///< at least 1
    Binning binning = Binning::Equal;
};

/// Over all tuples of the source table, dropped ones too. Dates are binned by days.
/// O(tuples + spellings log).
DistributionData distributionData(const Table& table, const Schema& schema, SourceId attribute, const Bins& bins, const JobContext& job);

} // namespace tranche
