// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>

namespace tranche {

/// How the one number of a guarantee is set: its range and steps, and on which side of its limit it can hold. Made for l.
struct DialScale {
    QString name = QCoreApplication::translate("tranche::DialScale", "ℓ, level of protection");
    QString symbol = QStringLiteral("ℓ");
    /// Its direction, then what it does not cover.
    QString hover
        = QCoreApplication::translate("tranche::DialScale", "Higher is safer but gives fewer, larger buckets.<br>Does not cover: knowledge "
                                                            "about other people in the bucket, or an earlier release of this table.");
    /// What is said of a number out of range.
    QString rule = QCoreApplication::translate("tranche::DialScale", "ℓ must be at least 1; at 1 nothing is protected.");
    Ratio least{1, 1}; ///< that may be asked for
    Ratio most{1'000'000, 1};
    double begin = 1.0;          ///< of the scale that is drawn
    double usualEnd = 8.0;       ///< it reaches to twice the limit where that is more
    std::uint64_t perUnit = 100; ///< steps are counted in parts of this size
    std::int64_t step = 5;
    std::int64_t page = 50;
    bool moreIsSafer = true; ///< what can hold lies below the limit; else above
    bool whole = false;

    friend bool operator==(const DialScale&, const DialScale&) = default;
};

} // namespace tranche
