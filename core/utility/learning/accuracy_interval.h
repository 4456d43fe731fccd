// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace tranche {

/// A mean over folds with its error bar; mean within [low, high].
struct MeanInterval {
    double mean = 0.0;
    double low = 0.0;
    double high = 0.0;
};

/// A difference of two techniques' accuracy over the same folds.
struct AccuracyDifference {
    double difference = 0.0; ///< share of tuples; above 0: better than the other
    double low = 0.0;
    double high = 0.0;
    enum class Verdict : std::uint8_t { Better, Worse, NoDifferenceShown } verdict = Verdict::NoDifferenceShown;
};

/// The t that a Student's t with `freedom` degrees of freedom exceeds, in size, with probability 1 - confidence: t(freedom; .975) for .95.
/// freedom at least 1, confidence in (0, 1); relative error below 1e-11 for confidences up to .999. O(freedom).
double studentQuantile(std::size_t freedom, double confidence);

/// mean ± t(k-1; .975) sd sqrt(1/k + 1/(k-1)) of k values, one a fold (Nadeau, Bengio: training parts overlap, so folds vary together);
/// sd with k - 1 below. Low and high are the mean where k is below 2, and all 0 where it is 0. O(k).
MeanInterval correctedInterval(std::span<const double> byFold);

/// The same on the differences `ours` - `others`, fold by fold: better or worse only where 0 lies outside the interval. As many values in
/// both, at least 1; with one fold nothing is shown. O(k).
AccuracyDifference compareByFold(std::span<const double> ours, std::span<const double> others);

} // namespace tranche
