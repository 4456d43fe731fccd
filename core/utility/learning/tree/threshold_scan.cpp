// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/learning/tree/threshold_scan.h"

#include "core/utility/learning/tree/entropy.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace tranche {

namespace {

using Row = std::span<const WeightLists::Entry>;

/// The two sides of a threshold that moves to the right.
class ThresholdScan {
public:
    ThresholdScan(std::span<const double> counts, double leastSide)
        : m_counts(counts), m_leastSide(leastSide), m_total(std::accumulate(counts.begin(), counts.end(), 0.0)), m_left(counts.size(), 0.0)
    {
        for (const auto count : counts)
            m_rightLogs += countTimesLog(count);
        m_before = countTimesLog(m_total) - m_rightLogs;
    }

    bool possible() const { return reaches(m_leftTotal, m_leastSide) && reaches(m_total - m_leftTotal, m_leastSide); }

    /// So many values of a row pass to the left.
    void pass(Row row, double times)
    {
        for (const auto& entry : row) {
            auto& left = m_left[entry.key];
            m_leftLogs -= countTimesLog(left);
            m_rightLogs -= countTimesLog(m_counts[entry.key] - left);
            left += times * entry.weight;
            m_leftTotal += times * entry.weight;
            m_leftLogs += countTimesLog(left);
            m_rightLogs += countTimesLog(m_counts[entry.key] - left);
        }
    }
    /// Of the thresholds after 1 .. `most` further values of a row, the first and the last with enough on either side, as whole numbers;
    /// the first is above the last where there is none.
    std::pair<double, double> possibleWithin(Row row, double most) const
    {
        double each = 0.0;
        for (const auto& entry : row)
            each += entry.weight;
        const auto lacking = m_leastSide - treeTolerance - m_leftTotal;
        const auto toSpare = m_total - m_leftTotal - m_leastSide + treeTolerance;
        return {std::max(1.0, std::ceil(lacking / each)), std::min(most, std::floor(toSpare / each))};
    }
    /// Bits per tuple at the present threshold.
    double gain() const
    {
        const auto after = countTimesLog(m_leftTotal) - m_leftLogs + countTimesLog(m_total - m_leftTotal) - m_rightLogs;
        return m_before - after < treeTolerance ? 0.0 : (m_before - after) / m_total;
    }
    const std::vector<double>& left() const { return m_left; }

private:
    std::span<const double> m_counts;
    double m_leastSide;
    double m_total;
    double m_before = 0.0; ///< bits in all, without a threshold
    std::vector<double> m_left;
    double m_leftTotal = 0.0;
    double m_leftLogs = 0.0; ///< sum of countTimesLog() over classes
    double m_rightLogs = 0.0;
};

class ThresholdSearch {
public:
    ThresholdSearch(std::span<const double> counts, double leastSide) : m_scan(counts, leastSide) {}

    void stretch(CodeRange values, Row row)
    {
        if (m_any)
            look(m_last, values.low);
        m_any = true;
        const auto inside = values.size() - 1;
        if (inside < fewThresholds || !passedOver(row, inside)) {
            for (auto code = values.low; code < values.high; ++code) {
                m_scan.pass(row, 1.0);
                look(code, code + 1);
            }
        }
        m_scan.pass(row, 1.0);
        m_last = values.high;
    }
    FoundThreshold take() { return std::move(m_found); }

private:
    static constexpr std::uint32_t fewThresholds = 4; // to look at both ends of fewer would cost as much

    ThresholdScan m_scan;
    FoundThreshold m_found;
    bool m_any = false;
    std::uint32_t m_last = 0;

    void look(std::uint32_t below, std::uint32_t above)
    {
        if (!m_scan.possible())
            return;
        ++m_found.possible;
        if (const auto gain = m_scan.gain(); greater(gain, m_found.gain)) {
            m_found.gain = gain;
            m_found.below = below;
            m_found.above = above;
            m_found.left = m_scan.left();
        }
    }
    /// Passes over `inside` thresholds between values of one row, unless one of them may be better than the best.
    bool passedOver(Row row, std::uint32_t inside)
    {
        const auto [first, last] = m_scan.possibleWithin(row, inside);
        if (first <= last) {
            auto ends = m_scan;
            ends.pass(row, first);
            auto gain = ends.gain();
            ends.pass(row, last - first);
            gain = std::max(gain, ends.gain());
            if (greater(gain, m_found.gain))
                return false;
            m_found.possible += static_cast<std::size_t>(last - first) + 1;
        }
        m_scan.pass(row, inside);
        return true;
    }
};

} // namespace

FoundThreshold findThreshold(const CountsByValue& byValue, std::span<const double> counts, double leastSide)
{
    ThresholdSearch search(counts, leastSide);
    for (std::size_t i = 0; i < byValue.stretches.size(); ++i)
        search.stretch(byValue.stretches[i].values, byValue.rowOf(i));
    return search.take();
}

} // namespace tranche
