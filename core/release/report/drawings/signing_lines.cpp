// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/drawings/drawings.h"
#include "core/release/report/drawings/inks.h"

namespace tranche::report {

namespace {

constexpr double lineWidth = 226.0;
constexpr double rowHeight = 65.0;
constexpr double signRoom = 33.0;

void drawLine(ReportDrawing& drawing, const QString& approver, DrawnPoint corner)
{
    const double x = corner.x;
    const double y = corner.y + signRoom;
    drawing.shapes.push_back(DrawnLine{{{x, y}, {x + lineWidth, y}}, textInk, 0.6});
    drawing.shapes.push_back(DrawnText{{x + 0.68 * lineWidth, y + 12.0}, tr("Date"), 7.5, quietInk});
    drawing.shapes.push_back(DrawnText{{x, y + 12.0}, tr("Name, signature"), 7.5, quietInk});
    drawing.shapes.push_back(DrawnText{{x, y + 26.0}, approver, 8.5, textInk});
}

} // namespace

ReportDrawing signingLines(const QStringList& approvers)
{
    ReportDrawing drawing;
    drawing.title = tr("Lines to be signed by hand");
    drawing.width = Report::textWidth;
    const qsizetype rows = (approvers.size() + 1) / 2;
    drawing.height = rowHeight * static_cast<double>(rows);
    for (qsizetype i = 0; i < approvers.size(); ++i) {
        const qsizetype row = i / 2;
        drawLine(drawing, approvers[i], {i % 2 == 0 ? 0.0 : Report::textWidth - lineWidth, rowHeight * static_cast<double>(row)});
    }
    return drawing;
}

} // namespace tranche::report
