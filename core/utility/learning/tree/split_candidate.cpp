// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/learning/tree/split_candidate.h"

#include "core/utility/learning/tree/entropy.h"
#include "core/utility/learning/tree/threshold_scan.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tranche {

namespace {

constexpr double leastBranch = 2.0;
constexpr double mostOfSide = 25.0;
constexpr double belowAverage = 0.001; // a gain so much below the average still counts as average

double sumOf(std::span<const double> counts)
{
    return std::accumulate(counts.begin(), counts.end(), 0.0);
}

/// gain / split information; 0 where there is none. `splitBits` in all.
double ratioOf(double gain, double splitBits, double total)
{
    return splitBits < treeTolerance ? 0.0 : gain * total / splitBits;
}

/// The last code before `above` that does not lie above the middle of the two.
std::uint32_t lastLeftOf(const Axis& axis, std::uint32_t below, std::uint32_t above)
{
    auto left = below;
    auto right = above;
    while (right - left > 1) {
        const auto middle = left + (right - left) / 2;
        const bool isLeft = Axis::compareWidths({axis, below, middle}, {axis, middle, above}) <= 0;
        (isLeft ? left : right) = middle;
    }
    return left;
}

std::optional<SplitCandidate> thresholdOf(AttributeId id, const Axis& axis, const CountsByValue& byValue, std::span<const double> counts)
{
    const auto total = sumOf(counts);
    const auto side = std::max(leastBranch, std::min(mostOfSide, total / (10.0 * static_cast<double>(counts.size()))));
    auto found = findThreshold(byValue, counts, side);
    if (!found)
        return std::nullopt;
    const auto left = sumOf(found->left);
    const auto splitBits = countTimesLog(total) - countTimesLog(left) - countTimesLog(total - left);
    const TreeSplit split{id,           found->gain,  ratioOf(found->gain, splitBits, total),      true,
                          found->below, found->above, lastLeftOf(axis, found->below, found->above)};
    return SplitCandidate{split, std::move(found->left), {}};
}

std::optional<SplitCandidate> branchesOf(AttributeId id, CountsByValue byValue, std::span<const double> counts)
{
    const auto total = sumOf(counts);
    auto before = countTimesLog(total);
    for (const auto count : counts)
        before -= countTimesLog(count);
    double after = 0.0;
    double splitBits = countTimesLog(total);
    std::size_t large = 0;
    for (std::size_t i = 0; i < byValue.stretches.size(); ++i) {
        const auto values = byValue.stretches[i].values.size();
        double branch = 0.0;
        double logs = 0.0;
        for (const auto& entry : byValue.rowOf(i)) {
            branch += entry.weight;
            logs += countTimesLog(entry.weight);
        }
        after += values * (countTimesLog(branch) - logs);
        splitBits -= values * countTimesLog(branch);
        large += reaches(branch, leastBranch) ? values : 0;
    }
    if (large < 2)
        return std::nullopt;
    const auto gain = before - after < treeTolerance ? 0.0 : (before - after) / total;
    return SplitCandidate{{id, gain, ratioOf(gain, splitBits, total)}, {}, std::move(byValue)};
}

} // namespace

std::optional<SplitCandidate> candidateOf(AttributeId id, const KeptAttribute& attribute, CountsByValue byValue,
                                          std::span<const double> counts)
{
    return attribute.numeric() ? thresholdOf(id, attribute.axis, byValue, counts) : branchesOf(id, std::move(byValue), counts);
}

const SplitCandidate* bestOf(const std::vector<std::optional<SplitCandidate>>& candidates)
{
    double sum = 0.0;
    double number = 0.0;
    for (const auto& candidate : candidates) {
        sum += candidate ? candidate->split.gain : 0.0;
        number += candidate ? 1.0 : 0.0;
    }
    const SplitCandidate* best = nullptr;
    for (const auto& candidate : candidates)
        if (candidate && candidate->split.gain >= sum / number - belowAverage
            && greater(candidate->split.gainRatio, best ? best->split.gainRatio : 0.0))
            best = &*candidate;
    return best;
}

std::vector<std::vector<double>> childCounts(const SplitCandidate& candidate, const KeptAttribute& attribute,
                                             std::span<const double> counts)
{
    if (candidate.split.numeric) {
        std::vector<double> right(counts.begin(), counts.end());
        for (std::size_t label = 0; label < right.size(); ++label)
            right[label] = std::max(0.0, right[label] - candidate.left[label]);
        return {candidate.left, std::move(right)};
    }
    std::vector<std::vector<double>> children(attribute.values.size());
    for (std::size_t i = 0; i < candidate.byValue.stretches.size(); ++i) {
        std::vector<double> row(counts.size(), 0.0);
        for (const auto& entry : candidate.byValue.rowOf(i))
            row[entry.key] += entry.weight;
        const auto values = candidate.byValue.stretches[i].values;
        for (auto code = values.low; code <= values.high; ++code)
            children[code] = row;
    }
    return children;
}

} // namespace tranche
