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
            m_logs.push_back(countTimesLog(count));
        m_sumOfLogs = std::accumulate(m_logs.begin(), m_logs.end(), 0.0);
        m_before = countTimesLog(m_total) - m_sumOfLogs;
    }

    bool possible() const { return reaches(m_leftTotal, m_leastSide) && reaches(m_total - m_leftTotal, m_leastSide); }

    /// So many values of a row pass to the left.
    void pass(Row row, double times)
    {
        for (const auto& entry : row) {
            auto& left = m_left[entry.key];
            left += times * entry.weight;
            m_leftTotal += times * entry.weight;
            const auto logs = countTimesLog(left) + countTimesLog(m_counts[entry.key] - left);
            m_sumOfLogs += logs - m_logs[entry.key];
            m_logs[entry.key] = logs;
        }
    }
    /// Of the thresholds after 1 .. `most` further values of a row, how many have enough on either side.
    std::size_t possibleWithin(Row row, std::uint32_t most) const
    {
        double each = 0.0;
        for (const auto& entry : row)
            each += entry.weight;
        const auto lacking = m_leastSide - treeTolerance - m_leftTotal;
        const auto toSpare = m_total - m_leftTotal - m_leastSide + treeTolerance;
        const auto first = std::max(1.0, std::ceil(lacking / each));
        const auto last = std::min<double>(most, std::floor(toSpare / each));
        return first <= last ? static_cast<std::size_t>(last - first) + 1 : 0;
    }
    /// Bits per tuple at the present threshold.
    double gain() const
    {
        const auto after = countTimesLog(m_leftTotal) + countTimesLog(m_total - m_leftTotal) - m_sumOfLogs;
        return m_before - after < treeTolerance ? 0.0 : (m_before - after) / m_total;
    }
    /// What is left of a gain when one of so many thresholds was chosen for it.
    double lessPrice(double gain, std::size_t possible) const { return gain - std::log2(static_cast<double>(possible)) / m_total; }
    const std::vector<double>& left() const { return m_left; }

private:
    std::span<const double> m_counts;
    double m_leastSide;
    double m_total;
    double m_before = 0.0; ///< bits in all, without a threshold
    std::vector<double> m_left;
    double m_leftTotal = 0.0;
    std::vector<double> m_logs; ///< by class: countTimesLog() of its left and of its right
    double m_sumOfLogs = 0.0;
};

class ThresholdSearch {
public:
    explicit ThresholdSearch(const ThresholdScan& scan) : m_scan(scan), m_behind(scan) {}

    void stretch(CodeRange values, Row row)
    {
        if (m_any)
            look(m_last, values.low);
        m_any = true;
        m_last = values.high;
        const auto inside = values.size() - 1;
        if (inside > 0 && passedOver(row, inside))
            return;
        for (auto code = values.low; code < values.high; ++code) {
            m_scan.pass(row, 1.0);
            look(code, code + 1);
        }
        m_scan.pass(row, 1.0);
    }
    FoundThreshold take() { return std::move(m_found); }

private:
    ThresholdScan m_scan;
    ThresholdScan m_behind; ///< where a stretch ends
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
    /// Passes a stretch with `inside` thresholds between its values, unless one of them may be better than the best.
    bool passedOver(Row row, std::uint32_t inside)
    {
        m_behind = m_scan;
        m_behind.pass(row, inside + 1.0);
        if (greater(std::max(m_scan.gain(), m_behind.gain()), m_found.gain))
            return false;
        m_found.possible += m_scan.possibleWithin(row, inside);
        std::swap(m_scan, m_behind);
        return true;
    }
};

/// Whether values of one row follow each other so much that looking at the ends of stretches first is worth its while.
bool hasLongStretches(const CountsByValue& byValue)
{
    std::size_t values = 0;
    for (const auto& stretch : byValue.stretches)
        values += stretch.values.size();
    return values > 2 * byValue.stretches.size();
}

/// Whether the greatest gain at the ends of stretches, which none within exceeds, is above the price of a threshold.
bool mayPay(const CountsByValue& byValue, ThresholdScan scan)
{
    std::size_t possible = 0;
    double most = 0.0;
    for (std::size_t i = 0; i < byValue.stretches.size(); ++i) {
        const auto values = byValue.stretches[i].values.size();
        possible += i > 0 && scan.possible() ? 1 : 0;
        possible += scan.possibleWithin(byValue.rowOf(i), values - 1);
        scan.pass(byValue.rowOf(i), values);
        most = std::max(most, scan.gain());
    }
    return possible > 0 && greater(scan.lessPrice(most, possible), 0.0);
}

} // namespace

std::optional<FoundThreshold> findThreshold(const CountsByValue& byValue, std::span<const double> counts, double leastSide)
{
    const ThresholdScan scan(counts, leastSide);
    if (hasLongStretches(byValue) && !mayPay(byValue, scan))
        return std::nullopt;
    ThresholdSearch search(scan);
    for (std::size_t i = 0; i < byValue.stretches.size(); ++i)
        search.stretch(byValue.stretches[i].values, byValue.rowOf(i));
    auto found = search.take();
    if (found.possible == 0)
        return std::nullopt;
    found.gain = scan.lessPrice(found.gain, found.possible);
    return greater(found.gain, 0.0) ? std::optional(std::move(found)) : std::nullopt;
}

} // namespace tranche
