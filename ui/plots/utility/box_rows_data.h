// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

/// A box: the middle half, the median, and a whisker up to 95 of 100. Shares, 0 and up; less is better.
struct BoxRow {
    QString name; ///< how many attributes
    bool there = false;
    double low = 0.0;
    double median = 0.0;
    double high = 0.0;
    double whisker = 0.0;
    QString text;     ///< in place of a box that is not there
    QString sentence; ///< for the job bar and a screen reader

    friend bool operator==(const BoxRow&, const BoxRow&) = default;
};

/// The boxes of one way of protecting a table.
struct BoxGroup {
    QString name;
    QString hint;
    bool own = false; ///< this release
    std::vector<BoxRow> boxes;

    friend bool operator==(const BoxGroup&, const BoxGroup&) = default;
};

/// Boxes on one axis of logarithms.
struct BoxRowsData {
    std::vector<BoxGroup> groups;
    std::optional<double> reference; ///< a share that all are compared with
    QString referenceText;
    double from = 0.001; ///< at the left edge, where everything up to it stands
    double to = 1.0;

    friend bool operator==(const BoxRowsData&, const BoxRowsData&) = default;

    std::size_t boxCount() const;
    const BoxRow& box(std::size_t index) const; ///< counted over the groups
    /// Lets the axis end where the boxes and the reference do; what is exact stands at its left edge.
    void fitAxis();
};

} // namespace tranche
