// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/drawings/drawings.h"
#include "core/release/report/drawings/inks.h"

#include <algorithm>
#include <array>

namespace tranche::report {

namespace {

constexpr std::size_t persons = 5;
constexpr std::size_t mostShown = 5;
constexpr double halfWidth = 208.0;
constexpr double gapOfBars = 4.0;
constexpr double barHeight = 9.0;
constexpr double barStep = 11.6;
constexpr double firstBar = 21.0;
constexpr std::array<double, persons> shades{0.15, 0.3, 0.5, 0.65, 0.8};

struct ShownColumn {
    std::uint32_t colour = 0;
    double width = 0.0;
};

/// Wider where there are more attributes.
std::vector<ShownColumn> shownColumns(const ColumnPartition& columns)
{
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (shown.size() + 1 < mostShown || i + 1 == columns.size())
            shown.push_back(i);
    const auto weight = [&](std::size_t i) { return columns.columns()[i].size() == 1 ? 0.65 : 1.0; };
    double all = 0.0;
    for (const auto i : shown)
        all += weight(i);
    const double room = halfWidth - gapOfBars * static_cast<double>(shown.size() - 1);
    std::vector<ShownColumn> result;
    for (const auto i : shown)
        result.push_back({columnInk(i, columns.sensitive() && i + 1 == columns.size()), room * weight(i) / all});
    return result;
}

/// Whose bar stands on a line of a column after shuffling; every column has an order of its own.
std::size_t personAt(std::size_t column, std::size_t line)
{
    constexpr std::array<std::array<std::size_t, persons>, mostShown> orders{
        {{0, 2, 1, 4, 3}, {2, 0, 4, 1, 3}, {3, 4, 0, 2, 1}, {1, 3, 2, 0, 4}, {2, 3, 4, 1, 0}}};
    return orders[column % orders.size()][line];
}

void drawTable(ReportDrawing& drawing, const std::vector<ShownColumn>& columns, double left, bool shuffled)
{
    double x = left;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        const auto& column = columns[c];
        drawing.shapes.push_back(DrawnRect{{x, firstBar - 7.0}, column.width, 2.4, column.colour, 0.0, 0.0});
        for (std::size_t line = 0; line < persons; ++line) {
            const double y = firstBar + barStep * static_cast<double>(line);
            const auto shade = shades[shuffled ? personAt(c, line) : line];
            drawing.shapes.push_back(DrawnRect{{x, y}, column.width, barHeight, tint(column.colour, shade), 0.0, 1.0});
        }
        x += column.width + gapOfBars;
    }
}

void drawArrows(ReportDrawing& drawing)
{
    const double x = Report::textWidth / 2.0 - 8.0;
    const double y = firstBar + 19.0;
    const auto at = [&](double dx, double dy) { return DrawnPoint{x + dx, y + dy}; };
    const auto line = [&](std::vector<DrawnPoint> points) { drawing.shapes.push_back(DrawnLine{std::move(points), accentInk, 1.3}); };
    line({at(0, 3), at(3, 3), at(5, 4), at(9, 11), at(11, 12), at(15.4, 12)});
    line({at(0, 12), at(3, 12), at(5, 11), at(6.2, 8.8)});
    line({at(7.8, 6.2), at(9, 4), at(11, 3), at(15.4, 3)});
    line({at(13, 0.4), at(15.6, 3), at(13, 5.6)});
    line({at(13, 9.4), at(15.6, 12), at(13, 14.6)});
}

DrawnText caption(double x, const QString& text)
{
    return {{x, 8.0}, text, 7.5, quietInk};
}

} // namespace

ReportDrawing shuffleDrawing(const ColumnPartition& columns)
{
    ReportDrawing drawing;
    drawing.title = tr("Five persons before and after shuffling: in the table one line is one person; in the release each column of a "
                       "bucket has an order of its own.");
    drawing.width = Report::textWidth;
    drawing.height = firstBar + barStep * static_cast<double>(persons) + 2.0;
    const double right = Report::textWidth - halfWidth;
    const auto shown = shownColumns(columns);
    drawing.shapes.push_back(caption(0.0, tr("in the table: one line, one person, one shade")));
    drawing.shapes.push_back(caption(right, tr("in the release: one bucket, each column in its own order")));
    drawTable(drawing, shown, 0.0, false);
    drawTable(drawing, shown, right, true);
    for (std::size_t i = 0; i < persons; ++i) {
        const double y = firstBar + barStep * static_cast<double>(i) + 6.9;
        drawing.shapes.push_back(DrawnText{{5.0, y}, filledText(tr("person %1"), {QString::number(i + 1)}), 6.5, textInk});
    }
    drawArrows(drawing);
    return drawing;
}

} // namespace tranche::report
