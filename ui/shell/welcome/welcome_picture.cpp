// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/welcome/welcome_picture.h"

#include "ui/parts/column_swatch.h"
#include "ui/style/icons.h"
#include "ui/style/type.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <vector>

namespace tranche {

namespace {

constexpr int rows = 6;
constexpr int fields = 6;
using Lines = std::array<std::array<const char*, fields>, rows>;

constexpr std::array<const char*, fields> names{"Age", "Marital-Status", "Education", "Race", "Sex", "Occupation"};
constexpr Lines before{{
    {"67", "Widowed", "1st-4th", "Black", "Female", "Other-service"},
    {"40", "Never-married", "Assoc-acdm", "Black", "Female", "Prof-specialty"},
    {"47", "Widowed", "Bachelors", "Asian-Pac-Islander", "Female", "Exec-managerial"},
    {"50", "Never-married", "5th-6th", "Asian-Pac-Islander", "Female", "Tech-support"},
    {"41", "Widowed", "Bachelors", "Black", "Female", "Exec-managerial"},
    {"48", "Widowed", "12th", "Asian-Pac-Islander", "Female", "Sales"},
}};
constexpr Lines after{{
    {"48", "Widowed", "Assoc-acdm", "Asian-Pac-Islander", "Female", "Other-service"},
    {"41", "Widowed", "Bachelors", "Black", "Female", "Exec-managerial"},
    {"67", "Widowed", "5th-6th", "Asian-Pac-Islander", "Female", "Prof-specialty"},
    {"50", "Never-married", "Bachelors", "Asian-Pac-Islander", "Female", "Exec-managerial"},
    {"47", "Widowed", "1st-4th", "Black", "Female", "Sales"},
    {"40", "Never-married", "12th", "Black", "Female", "Tech-support"},
}};

/// Which fields make one column of the release.
struct Span {
    int first;
    int last;
    ColumnMark mark;
};
constexpr std::array<Span, 4> spans{Span{0, 1, {0, false}}, Span{2, 2, {1, false}}, Span{3, 3, {2, false}}, Span{4, 5, {3, true}}};

struct Geometry {
    int line = scaled(20);
    int padding = scaled(7);
    int gap = scaled(7);
    std::array<int, fields> widths{};

    Geometry()
    {
        const QFontMetrics bold(typeface(Type::Badge));
        const QFontMetrics plain(typeface(Type::Caption));
        for (std::size_t field = 0; field < fields; ++field) {
            int wide = bold.horizontalAdvance(QLatin1String(names[field]));
            for (const auto& row : before)
                wide = std::max(wide, plain.horizontalAdvance(QLatin1String(row[field])));
            widths[field] = wide + 2 * padding;
        }
    }

    int total() const
    {
        int sum = 0;
        for (const int width : widths)
            sum += width;
        return sum;
    }
    int releaseWidth() const { return total() + gap * (static_cast<int>(spans.size()) - 1); }
    int height() const { return line * (rows + 1); }
};

void paintField(QPainter& painter, const QRect& area, int field, const Lines& lines, const QPalette& palette)
{
    const Geometry geometry;
    painter.setPen(ink(palette, Ink::Text));
    for (int row = -1; row < rows; ++row) {
        const QRect cell(area.left() + geometry.padding, area.top() + (row + 1) * geometry.line, area.width(), geometry.line);
        const auto column = static_cast<std::size_t>(field);
        painter.setFont(typeface(row < 0 ? Type::Badge : Type::Caption));
        painter.drawText(cell, Qt::AlignVCenter | Qt::AlignLeft,
                         QLatin1String(row < 0 ? names[column] : lines[static_cast<std::size_t>(row)][column]));
    }
}

void paintGrid(QPainter& painter, const QRect& area, const QColor& head, const QPalette& palette)
{
    const Geometry geometry;
    painter.fillRect(area, ink(palette, Ink::Base));
    painter.fillRect(QRect(area.topLeft(), QSize(area.width(), geometry.line)), head);
    painter.setPen(ink(palette, Ink::Grid));
    for (int row = 1; row < rows; ++row)
        painter.drawLine(area.left(), area.top() + (row + 1) * geometry.line, area.right(), area.top() + (row + 1) * geometry.line);
}

} // namespace

WelcomePicture::WelcomePicture(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(
        tr("Six lines of a table, one person each; next to them one bucket of the release, where each column is shuffled independently."));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize WelcomePicture::sizeHint() const
{
    const Geometry geometry;
    return {geometry.total() + geometry.releaseWidth() + scaled(80), geometry.height() + scaled(58)};
}

QSize WelcomePicture::minimumSizeHint() const
{
    return {scaled(400), sizeHint().height()};
}

void WelcomePicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Geometry geometry;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(ink(palette(), Ink::Border));
    painter.setBrush(ink(palette(), Ink::Window));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), scaled(6), scaled(6));
    painter.setRenderHint(QPainter::Antialiasing, false);

    const int margin = scaled(20);
    const int top = scaled(38);
    const int between = scaled(40);
    const double fit = std::min(1.0, (width() - 2.0 * margin) / (geometry.total() + between + geometry.releaseWidth()));
    painter.translate(margin, 0);
    painter.scale(fit, fit);
    painter.setFont(typeface(Type::Caption));
    painter.setPen(ink(palette(), Ink::Text2));
    painter.drawText(QRect(0, scaled(14), geometry.total(), scaled(20)), Qt::AlignVCenter, tr("One line, one person"));
    const int right = geometry.total() + between;
    painter.drawText(QRect(right, scaled(14), geometry.releaseWidth(), scaled(20)), Qt::AlignVCenter,
                     tr("One bucket of the release: each column shuffled independently"));

    const QRect whole(0, top, geometry.total(), geometry.height());
    paintGrid(painter, whole, ink(palette(), Ink::Header), palette());
    int x = 0;
    for (int field = 0; field < fields; x += geometry.widths[static_cast<std::size_t>(field)], ++field)
        paintField(painter, QRect(x, top, geometry.widths[static_cast<std::size_t>(field)], geometry.height()), field, before, palette());
    painter.setPen(ink(palette(), Ink::Border));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(whole);
    const int side = scaled(26);
    painter.drawPixmap(QPoint(geometry.total() + (between - side) / 2, top + geometry.height() / 2 - side / 2),
                       iconPixmap(QStringLiteral("shuffle"), ink(palette(), Ink::Accent), side, devicePixelRatioF()));

    x = right;
    for (const Span& span : spans) {
        int wide = 0;
        for (int field = span.first; field <= span.last; ++field)
            wide += geometry.widths[static_cast<std::size_t>(field)];
        const QColor colour = span.mark.colour(palette());
        const QRect area(x, top, wide, geometry.height());
        paintGrid(painter, area, blend(colour, ink(palette(), Ink::Base), 0.14), palette());
        int inner = x;
        for (int field = span.first; field <= span.last; inner += geometry.widths[static_cast<std::size_t>(field)], ++field)
            paintField(painter, QRect(inner, top, geometry.widths[static_cast<std::size_t>(field)], geometry.height()), field, after,
                       palette());
        painter.setPen(colour);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(area);
        painter.fillRect(QRect(x, top, wide, scaled(3)), colour);
        x += wide + geometry.gap;
    }
}

} // namespace tranche
