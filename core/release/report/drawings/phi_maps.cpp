// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/drawings/drawings.h"
#include "core/release/report/drawings/inks.h"

#include <algorithm>
#include <cmath>

namespace tranche::report {

namespace {

constexpr double nameSize = 7.5;
constexpr double signWidth = 0.55; // of a letter, in sizes of type
constexpr double widestName = 92.0;
constexpr double scaleRoom = 52.0;
constexpr double greatestSquare = 22.5;
constexpr double leastForName = 7.0; // a square that is as high as a line
constexpr double leastForNumber = 12.0;

/// Where things are.
struct Frame {
    std::size_t count = 0;
    double nameWidth = 0.0; ///< of the names at the left; 0: none
    double slanted = 0.0;   ///< height of the names above
    double square = 0.0;
    double top = 0.0; ///< of the squares
    double left[2] = {0.0, 0.0};

    double side() const { return square * static_cast<double>(count); }
};

double widthOf(const QString& text, double size)
{
    return static_cast<double>(text.size()) * size * signWidth;
}

Frame frameOf(const QStringList& names)
{
    Frame frame;
    frame.count = static_cast<std::size_t>(names.size());
    double longest = 0.0;
    for (const auto& name : names)
        longest = std::max(longest, widthOf(name, nameSize));
    const auto squareOf = [&](double nameWidth) {
        const double room = (Report::textWidth - nameWidth - scaleRoom - 36.0) / 2.0;
        return std::min(greatestSquare, room / static_cast<double>(frame.count));
    };
    frame.nameWidth = std::min(longest, widestName) + 6.0;
    frame.square = squareOf(frame.nameWidth);
    if (frame.square < leastForName) {
        frame.nameWidth = 0.0;
        frame.square = squareOf(0.0);
    }
    frame.slanted = frame.nameWidth > 0.0 ? frame.nameWidth * 0.7071 + 6.0 : 4.0;
    frame.top = 16.0 + frame.slanted;
    frame.left[0] = frame.nameWidth;
    frame.left[1] = frame.nameWidth + frame.side() + 36.0;
    return frame;
}

void drawNames(ReportDrawing& drawing, const Frame& frame, const QStringList& names)
{
    for (std::size_t i = 0; i < frame.count && frame.nameWidth > 0.0; ++i) {
        const auto& name = names[static_cast<qsizetype>(i)];
        const double middle = (static_cast<double>(i) + 0.5) * frame.square;
        drawing.shapes.push_back(
            DrawnText{{frame.nameWidth - 5.0, frame.top + middle + 2.6}, name, nameSize, textInk, false, false, Anchor::End});
        for (const double left : frame.left)
            drawing.shapes.push_back(
                DrawnText{{left + middle + 2.0, frame.top - 4.0}, name, nameSize, textInk, false, false, Anchor::Start, 45.0});
    }
}

void drawSquares(ReportDrawing& drawing, const Frame& frame, double left, const std::vector<double>& values, const Numbers& numbers)
{
    const double inner = frame.square - std::min(0.6, frame.square * 0.08);
    const double size = std::min(6.5, frame.square * 0.35);
    for (std::size_t row = 0; row < frame.count; ++row)
        for (std::size_t column = 0; column < frame.count; ++column) {
            const DrawnPoint corner{left + frame.square * static_cast<double>(column), frame.top + frame.square * static_cast<double>(row)};
            const double value = values[row * frame.count + column];
            const bool same = row == column;
            drawing.shapes.push_back(DrawnRect{corner, inner, inner, same ? diagonalInk : phiInk(value), 0.0, 0.0});
            const double third = frame.square / 3.0;
            if (same)
                drawing.shapes.push_back(
                    DrawnLine{{{corner.x + third, corner.y + 2.0 * third}, {corner.x + 2.0 * third, corner.y + third}}, axisInk, 0.5});
            else if (frame.square >= leastForNumber)
                drawing.shapes.push_back(DrawnText{{corner.x + inner / 2.0, corner.y + inner / 2.0 + size * 0.36},
                                                   numbers.phi(value),
                                                   size,
                                                   inkOnPhi(value),
                                                   false,
                                                   false,
                                                   Anchor::Middle});
        }
}

void drawFrames(ReportDrawing& drawing, const Frame& frame, double left, const PhiMaps& maps)
{
    std::size_t first = 0;
    for (std::size_t c = 0; c < maps.columnSizes.size(); ++c) {
        const double from = frame.square * static_cast<double>(first);
        const double side = frame.square * static_cast<double>(maps.columnSizes[c]);
        const auto colour = columnInk(c, maps.lastIsSensitive && c + 1 == maps.columnSizes.size());
        drawing.shapes.push_back(DrawnRect{{left + from, frame.top + from}, side, side, colour, std::min(1.6, frame.square * 0.15), 0.0});
        first += maps.columnSizes[c];
    }
}

void drawScale(ReportDrawing& drawing, const Frame& frame, const Numbers& numbers)
{
    const double left = frame.left[1] + frame.side() + 22.0;
    const double height = std::max(frame.side(), 60.0);
    constexpr int steps = 48;
    for (int step = 0; step < steps; ++step) {
        const double place = 1.0 - (step + 0.5) / steps;
        // Each reaches a little under the next, so that no line shows between them.
        const double overlap = step + 1 < steps ? 0.3 : 0.0;
        drawing.shapes.push_back(
            DrawnRect{{left, frame.top + height * step / steps}, 7.0, height / steps + overlap, phiInk(place * place), 0.0, 0.0});
    }
    for (const double mark : {0.0, 0.02, 0.1, 0.25, 0.5, 1.0}) {
        const double y = frame.top + height * (1.0 - std::sqrt(mark));
        drawing.shapes.push_back(DrawnLine{{{left + 7.0, y}, {left + 10.0, y}}, axisInk, 0.5});
        QString text = numbers.phi(mark);
        while (text.size() > 1 && text.endsWith(QLatin1Char('0')))
            text.chop(1);
        drawing.shapes.push_back(DrawnText{{left + 12.0, y + 2.4}, text, 6.5, quietInk});
    }
    drawing.shapes.push_back(DrawnText{{left + 3.5, frame.top - 5.0}, QStringLiteral("φ²"), 7.0, quietInk, false, false, Anchor::Middle});
}

} // namespace

ReportDrawing phiMaps(const PhiMaps& maps, const Numbers& numbers)
{
    const auto frame = frameOf(maps.names);
    ReportDrawing drawing;
    drawing.title = tr("φ² of every pair of attributes, in the table and in the release");
    drawing.width = Report::textWidth;
    drawing.height = frame.top + std::max(frame.side(), 60.0) + 4.0;
    const QString titles[] = {tr("Before: the table"), tr("After: the release, expected")};
    const std::vector<double>* values[] = {&maps.before, &maps.after};
    for (std::size_t i = 0; i < 2; ++i) {
        drawing.shapes.push_back(DrawnText{{frame.left[i], 8.5}, titles[i], 8.5, textInk, true});
        drawSquares(drawing, frame, frame.left[i], *values[i], numbers);
        drawFrames(drawing, frame, frame.left[i], maps);
    }
    drawNames(drawing, frame, maps.names);
    drawScale(drawing, frame, numbers);
    return drawing;
}

} // namespace tranche::report
