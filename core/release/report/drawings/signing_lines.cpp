// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/drawings/drawings.h"
#include "core/release/report/drawings/inks.h"

namespace tranche::report {

namespace {

constexpr double lineWidth = 226.0;
constexpr double rowHeight = 78.0;
constexpr double signRoom = 33.0;

void drawLine(ReportDrawing& drawing, const SigningLine& line, DrawnPoint corner)
{
    const double x = corner.x;
    double y = corner.y + signRoom;
    drawing.shapes.push_back(DrawnLine{{{x, y}, {x + lineWidth, y}}, textInk, 0.6});
    drawing.shapes.push_back(DrawnText{{x + 0.68 * lineWidth, y + 12.0}, tr("Date"), 7.5, quietInk});
    if (line.name.isEmpty())
        drawing.shapes.push_back(DrawnText{{x, y + 12.0}, tr("Name, signature"), 7.5, quietInk});
    else
        drawing.shapes.push_back(DrawnText{{x, y + 13.0}, line.name, 9.5, textInk, true});
    y += 26.0;
    drawing.shapes.push_back(DrawnText{{x, y}, line.part, 8.5, textInk});
    if (!line.key.isEmpty())
        drawing.shapes.push_back(DrawnText{{x, y + 13.0}, line.key, 7.0, quietInk, false, true});
}

} // namespace

ReportDrawing signingLines(const std::vector<SigningLine>& lines)
{
    ReportDrawing drawing;
    drawing.title = tr("Lines to be signed by hand");
    drawing.width = Report::textWidth;
    bool anyKey = false;
    for (const auto& line : lines)
        anyKey = anyKey || !line.key.isEmpty();
    const double height = anyKey ? rowHeight : rowHeight - 13.0;
    const std::size_t rows = (lines.size() + 1) / 2;
    drawing.height = height * static_cast<double>(rows);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::size_t row = i / 2;
        drawLine(drawing, lines[i], {i % 2 == 0 ? 0.0 : Report::textWidth - lineWidth, height * static_cast<double>(row)});
    }
    return drawing;
}

} // namespace tranche::report
