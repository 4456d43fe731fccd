// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace tranche {

/// One way of learning: its name, how often it is right, and what is said beside it.
struct ScoreRow {
    enum class Look { Original, Own, Other, Commonest };

    QString name;
    QString hint;
    Look look = Look::Other;
    std::optional<double> value; ///< share that is right; none: not there
    double low = 0.0;            ///< of the whisker; none where low is high
    double high = 0.0;
    QString text;     ///< "28.3 %", or "…"
    QString range;    ///< "± 0.6"
    QString verdict;  ///< beside this release
    QString sentence; ///< for the job bar and a screen reader

    friend bool operator==(const ScoreRow&, const ScoreRow&) = default;
};

struct ScoreRowsData {
    std::vector<ScoreRow> rows;
    double end = 1.0;                ///< at the right edge
    std::optional<double> reference; ///< an upright line: the original

    friend bool operator==(const ScoreRowsData&, const ScoreRowsData&) = default;

    /// Lets the axis end just above the highest value or whisker.
    void fitAxis();
};

} // namespace tranche
