// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/drawing/draw_figure.h"

#include "core/base/messages/experiment_message.h"
#include "core/laboratory/experiments/drawing/svg_writer.h"
#include "core/laboratory/experiments/drawing/value_scale.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace tranche {

namespace {

constexpr double margin = 16.0;
constexpr double headHeight = 72.0;
constexpr double legendLine = 20.0;
constexpr double axisWidth = 66.0;
constexpr double panelHeight = 270.0;
constexpr double titleHeight = 24.0;
constexpr double axisHeight = 44.0;
constexpr std::string_view ink = "#1c2530";
constexpr std::string_view faint = "#5b6675";
constexpr std::string_view grid = "#e3e7ec";

/// "0.5", "35", "45,222": a number of an axis.
Statement numberWords(double number)
{
    if (number == std::floor(number) && std::abs(number) < 1e15)
        return {ExperimentMessage::PlainCount, static_cast<std::uint64_t>(number)};
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%.4g", number);
    return {ExperimentMessage::PlainFigure, Argument::figure(text.data())};
}

/// One picture being drawn.
class Picture {
public:
    Picture(const ExperimentFigure& figure, const Words& words)
        : m_figure(figure),
          m_words(words),
          m_scale(ValueScale::of(figure)),
          m_across(std::min<std::size_t>(figure.panels.size() > 4 ? 4 : 2, figure.panels.size())),
          m_panelWidth(m_across > 2    ? 330.0
                       : m_across == 2 ? 430.0
                                       : 720.0),
          m_svg(width(), height())
    {
    }

    std::string draw()
    {
        m_svg.text(margin, margin + 14.0, m_words(m_figure.title), {.size = 17.0, .bold = true});
        m_svg.text(margin, margin + 36.0, m_words(m_figure.note), {.size = 12.0, .colour = faint});
        for (std::size_t i = 0; i < m_figure.panels.size(); ++i) {
            const std::size_t row = i / m_across;
            drawPanel(m_figure.panels[i], margin + m_panelWidth * static_cast<double>(i % m_across),
                      headHeight + panelHeight * static_cast<double>(row), i % m_across == 0);
        }
        drawLegend();
        return m_svg.finish();
    }

private:
    /// Where a panel's values are drawn.
    struct Area {
        double left = 0.0;
        double top = 0.0;
        double right = 0.0;
        double bottom = 0.0;
    };

    double width() const { return 2.0 * margin + m_panelWidth * static_cast<double>(m_across); }
    double height() const
    {
        return legendTop() + legendLine * (2.0 + std::ceil(static_cast<double>(m_figure.series.size()) / perLine())) + margin;
    }
    double rows() const { return std::ceil(static_cast<double>(m_figure.panels.size()) / static_cast<double>(m_across)); }
    double legendTop() const { return headHeight + panelHeight * rows(); }
    double perLine() const { return std::max(1.0, std::floor((width() - 2.0 * margin) / legendWidth)); }
    double yOf(const Area& area, double value) const
    {
        return area.bottom - (area.bottom - area.top) * std::clamp(m_scale.share(shownValue(m_figure, value)), 0.0, 1.0);
    }

    void drawPanel(const FigurePanel& panel, double x, double y, bool first)
    {
        const Area area{x + axisWidth, y + titleHeight, x + m_panelWidth - 10.0, y + panelHeight - axisHeight};
        if (panel.title)
            m_svg.text(area.left, y + 14.0, m_words(*panel.title), {.size = 12.0, .bold = true});
        drawAxes(panel, area, first);
        if (m_figure.reference)
            drawReference(area);
        if (m_figure.lines)
            drawLines(panel, area);
        else
            drawBars(panel, area);
    }

    void drawAxes(const FigurePanel& panel, const Area& area, bool first)
    {
        for (const auto tick : m_scale.ticks()) {
            const auto y = area.bottom - (area.bottom - area.top) * m_scale.share(tick);
            m_svg.line(area.left, y, area.right, y, {.line = grid});
            m_svg.text(area.left - 6.0, y + 4.0, m_words(numberWords(tick)),
                       {.size = 11.0, .anchor = SvgWriter::Anchor::End, .colour = faint});
        }
        m_svg.line(area.left, area.bottom, area.right, area.bottom, {.line = ink});
        m_svg.line(area.left, area.top, area.left, area.bottom, {.line = ink});
        for (std::size_t i = 0; i < panel.x.size(); ++i)
            m_svg.text(middleOf(panel, area, i), area.bottom + 16.0, m_words(numberWords(panel.x[i])),
                       {.size = 11.0, .anchor = SvgWriter::Anchor::Middle});
        m_svg.text((area.left + area.right) / 2.0, area.bottom + 34.0, m_words(panel.xAxis),
                   {.size = 11.0, .anchor = SvgWriter::Anchor::Middle, .colour = faint});
        if (first)
            m_svg.text(area.left - 54.0, (area.top + area.bottom) / 2.0, m_words(m_figure.yAxis),
                       {.size = 11.0, .anchor = SvgWriter::Anchor::Middle, .colour = faint, .upwards = true});
    }

    static double slotOf(const FigurePanel& panel, const Area& area)
    {
        return (area.right - area.left) / static_cast<double>(std::max<std::size_t>(1, panel.x.size()));
    }
    static double middleOf(const FigurePanel& panel, const Area& area, std::size_t at)
    {
        return area.left + slotOf(panel, area) * (static_cast<double>(at) + 0.5);
    }

    void drawReference(const Area& area)
    {
        const auto y = yOf(area, *m_figure.reference);
        m_svg.line(area.left, y, area.right, y, {.line = ink, .width = 1.5, .dashed = true});
    }

    void drawErrorBar(const Area& area, double x, const FigurePoint& point, std::string_view colour)
    {
        if (!(point.high > point.low))
            return;
        const auto low = yOf(area, std::max(0.0, point.low));
        const auto high = yOf(area, point.high);
        m_svg.line(x, low, x, high, {.line = colour, .width = 1.2});
        for (const auto end : {low, high})
            m_svg.line(x - 3.0, end, x + 3.0, end, {.line = colour, .width = 1.2});
    }

    void drawDot(const Area& area, double x, const FigurePoint& point)
    {
        const auto colour = seriesColour(point.series);
        drawErrorBar(area, x, point, point.filled ? colour : ink);
        m_svg.circle(x, yOf(area, *point.value), 3.6,
                     {.fill = point.filled ? colour : "#ffffff", .line = point.filled ? colour : ink, .width = 1.5});
    }

    void drawBars(const FigurePanel& panel, const Area& area)
    {
        const auto slot = slotOf(panel, area) * 0.84;
        const auto width = slot / static_cast<double>(std::max<std::size_t>(1, m_figure.series.size()));
        for (const auto& point : panel.points) {
            const auto place = std::ranges::find(m_figure.series, point.series);
            if (!point.drawn || place == m_figure.series.end())
                continue;
            const auto left = middleOf(panel, area, point.at) - slot / 2.0 + width * static_cast<double>(place - m_figure.series.begin());
            if (!point.value) {
                if (point.filled)
                    m_svg.text(left + width / 2.0, area.bottom - 4.0, "\u2013",
                               {.size = 11.0, .anchor = SvgWriter::Anchor::Middle, .colour = faint});
            } else if (point.filled) {
                const auto top = yOf(area, *point.value);
                const auto colour = seriesColour(point.series);
                m_svg.rectangle(left + 1.0, top, width - 2.0, area.bottom - top, {.fill = colour, .line = ink, .width = 0.6});
                drawErrorBar(area, left + width * 0.35, point, ink);
            } else {
                drawDot(area, left + width * 0.65, point);
            }
        }
    }

    void drawLines(const FigurePanel& panel, const Area& area)
    {
        for (const auto series : m_figure.series) {
            const FigurePoint* before = nullptr;
            for (const auto& point : panel.points) {
                if (point.series != series || !point.value)
                    continue;
                const auto x = middleOf(panel, area, point.at);
                if (before)
                    m_svg.line(middleOf(panel, area, before->at), yOf(area, *before->value), x, yOf(area, *point.value),
                               {.line = seriesColour(series), .width = 1.8});
                before = &point;
            }
            for (const auto& point : panel.points)
                if (point.series == series && point.value)
                    drawDot(area, middleOf(panel, area, point.at), point);
        }
    }

    void drawLegend()
    {
        const auto perRow = static_cast<std::size_t>(perLine());
        for (std::size_t i = 0; i < m_figure.series.size(); ++i) {
            const auto x = margin + legendWidth * static_cast<double>(i % perRow);
            const std::size_t row = i / perRow;
            const auto y = legendTop() + legendLine * (static_cast<double>(row) + 0.7);
            m_svg.rectangle(x, y - 10.0, 11.0, 11.0, {.fill = seriesColour(m_figure.series[i]), .line = ink, .width = 0.6});
            m_svg.text(x + 17.0, y, m_words(seriesName(m_figure.series[i])), {.size = 12.0});
        }
        const auto below = legendTop() + legendLine * (std::ceil(static_cast<double>(m_figure.series.size()) / perLine()) + 0.7);
        if (m_figure.reference) {
            m_svg.line(margin, below - 4.0, margin + 24.0, below - 4.0, {.line = ink, .width = 1.5, .dashed = true});
            m_svg.text(margin + 32.0, below, m_words({ExperimentMessage::LegendTuples, static_cast<std::uint64_t>(*m_figure.reference)}),
                       {.size = 12.0});
        } else if (showsShares(m_figure)) {
            m_svg.rectangle(margin, below - 10.0, 11.0, 11.0, {.fill = faint});
            m_svg.text(margin + 17.0, below, m_words(ExperimentMessage::LegendFilled), {.size = 12.0});
            m_svg.circle(margin + 5.5, below + legendLine - 4.5, 3.6, {.fill = "#ffffff", .line = ink, .width = 1.5});
            m_svg.text(margin + 17.0, below + legendLine, m_words(ExperimentMessage::LegendHollow), {.size = 12.0});
        }
    }

    static constexpr double legendWidth = 210.0;

    const ExperimentFigure& m_figure;
    const Words& m_words;
    ValueScale m_scale;
    std::size_t m_across;
    double m_panelWidth;
    SvgWriter m_svg;
};

} // namespace

std::string_view seriesColour(FigureSeries series)
{
    switch (series) {
    case FigureSeries::Original: return "#3a4452";
    case FigureSeries::Generalization: return "#c3cad4";
    case FigureSeries::Bucketization:
    case FigureSeries::PamFive:
    case FigureSeries::OriginalsTo20: return "#8fb2e8";
    case FigureSeries::Slicing:
    case FigureSeries::PamTwo:
    case FigureSeries::OriginalsAbove20:
    case FigureSeries::AllStages: return "#2a5db0";
    case FigureSeries::PaperTwo:
    case FigureSeries::FakesAbove20:
    case FigureSeries::Partition: return "#b0690f";
    case FigureSeries::PaperFive:
    case FigureSeries::FakesTo20: return "#e3b36c";
    case FigureSeries::OriginalsTo10: return "#c9d9f2";
    case FigureSeries::FakesTo10: return "#f5e3c6";
    }
    return "#3a4452";
}

std::string drawFigure(const ExperimentFigure& figure, const Words& words)
{
    return Picture(figure, words).draw();
}

} // namespace tranche
