// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/statement.h"
#include "core/laboratory/experiments/claims.h"
#include "core/laboratory/experiments/measurements.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tranche {

/// Two techniques in one setting.
struct ComparedSetting {
    AccuracyKey key; ///< its technique is the first one's
    double first = 0.0;
    double second = 0.0;
    AccuracyDifference difference; ///< first less second, fold by fold
};

/// All settings in which both techniques have a result, of the experiments that are tested held out.
struct Comparison {
    std::vector<ComparedSetting> settings;

    std::size_t above() const; ///< settings in which the first is the better one
    std::size_t clearlyAbove() const;
    std::size_t clearlyBelow() const;
    /// True where the first is better in every setting, nullopt where there is none.
    std::optional<ClaimVerdict> inEvery() const;
    std::optional<ClaimVerdict> inSome() const;
};

using SettingFilter = std::function<bool(const AccuracyKey&)>;

/// `asThePaper`: trained by random linkings and bounds, else from expected counts; the original always from its tuples. O(settings *
/// folds).
Comparison compare(const Measurements& measured, Technique first, Technique second, const SettingFilter& filter, bool asThePaper);

/// The accuracy of one technique; nullopt where there is no result.
std::optional<double> accuracyOf(const Measurements& measured, const AccuracyKey& key, bool asThePaper);

/// "naive Bayes, OCC-7, distinct l = 5, expected counts".
Statement settingName(const AccuracyKey& key, bool asThePaper);
Statement readingName(bool asThePaper);
/// A share as a percentage, or a difference of shares as points, with two places.
Argument percent(double share);

} // namespace tranche
