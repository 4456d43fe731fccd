// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/drawings/drawings.h"
#include "core/release/report/drawings/inks.h"

#include <algorithm>
#include <cmath>

namespace tranche::report {

namespace {

constexpr double left = 34.0;
constexpr double plotHeight = 72.0;
constexpr double barsOfLimit = 30.0;

struct Bars {
    double width = 0.05;
    std::vector<std::size_t> tuples; ///< of bar i, which ends at (i + 1) * width
    std::size_t most = 0;
};

Bars barsOf(const RiskHistogram& histogram)
{
    Bars bars;
    bars.width = histogram.limit.value_or(1.0) / barsOfLimit;
    for (const auto& [greatest, tuples] : histogram.levels) {
        // What is on the limit is equal to it, and belongs to the bar that ends there, whatever a division rounds to.
        const bool onLimit = histogram.limit && greatest == *histogram.limit;
        const double place = onLimit ? barsOfLimit : greatest / bars.width;
        const auto bar = static_cast<std::size_t>(std::max(1.0, std::ceil(place - 1e-9))) - 1;
        if (bar >= bars.tuples.size())
            bars.tuples.resize(bar + 1, 0);
        bars.most = std::max(bars.most, bars.tuples[bar] += tuples);
    }
    return bars;
}

/// 1, 2 or 5 times a power of ten, so that about four reach the top.
std::size_t stepOf(std::size_t most)
{
    std::size_t step = 1;
    for (std::size_t power = 1; step * 4 < most; power *= 10)
        for (const std::size_t times : {1, 2, 4, 5})
            if (step * 4 < most)
                step = times * power;
    return step;
}

/// Draws on the axes.
class Plot {
public:
    Plot(const RiskHistogram& histogram, const Numbers& numbers, ReportDrawing& drawing)
        : m_histogram(histogram),
          m_numbers(numbers),
          m_drawing(drawing),
          m_bars(barsOf(histogram)),
          m_top(histogram.title.isEmpty() ? 8.0 : 22.0)
    {
        const auto step = stepOf(m_bars.most);
        m_step = step;
        m_high = std::max<std::size_t>(step, (m_bars.most + step - 1) / step * step);
    }

    double bottom() const { return m_top + plotHeight; }

    void draw()
    {
        drawGrid();
        drawBars();
        drawAxis();
        if (m_histogram.limit)
            drawLimit(*m_histogram.limit);
        if (!m_histogram.title.isEmpty())
            m_drawing.shapes.push_back(DrawnText{{left, 8.5}, m_histogram.title, 8.5, textInk, true});
        const DrawnPoint below{(left + m_histogram.width) / 2.0, bottom() + 22.0};
        m_drawing.shapes.push_back(DrawnText{below, tr("largest p(t,s) of a tuple"), 7.5, quietInk, false, false, Anchor::Middle});
    }

private:
    double x(double p) const
    {
        const double share = (p - m_histogram.begin) / (m_histogram.end - m_histogram.begin);
        return left + (m_histogram.width - 8.0 - left) * std::clamp(share, 0.0, 1.0);
    }
    double y(double tuples) const { return bottom() - plotHeight * tuples / static_cast<double>(m_high); }

    void drawGrid()
    {
        for (std::size_t tuples = 0; tuples <= m_high; tuples += m_step) {
            const double at = y(static_cast<double>(tuples));
            if (tuples > 0)
                m_drawing.shapes.push_back(DrawnLine{{{left, at}, {m_histogram.width, at}}, gridInk, 0.5});
            m_drawing.shapes.push_back(
                DrawnText{{left - 4.0, at + 2.5}, m_numbers.count(tuples), 7.0, quietInk, false, false, Anchor::End});
        }
    }

    void drawBars()
    {
        for (std::size_t bar = 0; bar < m_bars.tuples.size(); ++bar) {
            if (m_bars.tuples[bar] == 0)
                continue;
            const double from = x(static_cast<double>(bar) * m_bars.width);
            const double to = x(static_cast<double>(bar + 1) * m_bars.width);
            // What is there shows, however little it is beside the others.
            const double height = std::max(0.5, bottom() - y(static_cast<double>(m_bars.tuples[bar])));
            const bool over = m_histogram.limit && static_cast<double>(bar) >= barsOfLimit;
            // Widened to the left, never over a limit at its right.
            const double gap = std::min(0.3, (to - from) / 4.0);
            const double wide = std::max(0.5, to - from - 2.0 * gap);
            m_drawing.shapes.push_back(DrawnRect{{to - gap - wide, bottom() - height}, wide, height, over ? warnInk : accentInk, 0.0, 0.0});
        }
    }

    void drawAxis()
    {
        m_drawing.shapes.push_back(DrawnLine{{{left, m_top - 2.0}, {left, bottom()}, {m_histogram.width, bottom()}}, axisInk, 0.6});
        const double step = m_histogram.end - m_histogram.begin > 0.4 ? 0.2 : 0.05;
        for (double mark = m_histogram.begin; mark < m_histogram.end + step / 4.0; mark += step) {
            m_drawing.shapes.push_back(DrawnLine{{{x(mark), bottom()}, {x(mark), bottom() + 2.5}}, axisInk, 0.5});
            QString text = m_numbers.share(mark);
            if (text.size() > 3 && text.endsWith(QLatin1Char('0')))
                text.chop(1);
            m_drawing.shapes.push_back(DrawnText{{x(mark), bottom() + 9.5}, text, 7.0, quietInk, false, false, Anchor::Middle});
        }
    }

    void drawLimit(double limit)
    {
        m_drawing.shapes.push_back(DrawnLine{{{x(limit), m_top - 5.0}, {x(limit), bottom()}}, 0x11161D, 1.4});
        const bool isRight = x(limit) + 62.0 < m_histogram.width + 12.0;
        const double at = x(limit) + (isRight ? 4.0 : -4.0);
        const auto anchor = isRight ? Anchor::Start : Anchor::End;
        m_drawing.shapes.push_back(DrawnText{{at, m_top + 2.5}, m_histogram.limitText, 7.5, textInk, true, false, anchor});
        m_drawing.shapes.push_back(DrawnText{{at, m_top + 12.5}, m_histogram.overText, 7.5, quietInk, false, false, anchor});
    }

    const RiskHistogram& m_histogram;
    const Numbers& m_numbers;
    ReportDrawing& m_drawing;
    Bars m_bars;
    double m_top;
    std::size_t m_step = 1;
    std::size_t m_high = 1;
};

} // namespace

ReportDrawing riskHistogram(const RiskHistogram& histogram, const Numbers& numbers)
{
    ReportDrawing drawing;
    drawing.title = tr("How many tuples have which largest probability");
    Plot plot(histogram, numbers, drawing);
    plot.draw();
    drawing.width = histogram.width + 8.0;
    drawing.height = plot.bottom() + 26.0;
    return drawing;
}

std::pair<double, double> axisOf(const std::vector<RiskLevel>& levels, std::optional<double> limit)
{
    constexpr double step = 0.05;
    if (levels.empty())
        return {0.0, 1.0};
    const double greatest = std::max(levels.back().greatest, limit.value_or(0.0));
    const double end = std::min(1.0, step * (std::ceil(greatest / step + 1e-9) + 1.0));
    const double least = std::min(levels.front().greatest, limit.value_or(1.0));
    const double begin = std::max(0.0, std::min(step * std::floor(least / step), end - 2.0 * step));
    return end - begin > 0.4 ? std::pair(0.0, end > 0.8 ? 1.0 : end) : std::pair(begin, end);
}

} // namespace tranche::report
