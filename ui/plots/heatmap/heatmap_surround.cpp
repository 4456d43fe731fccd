// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmap/heatmap_items.h"

#include "ui/style/theme.h"
#include "ui/style/number_text.h"
#include "ui/style/type.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace tranche {

HeatmapSurround::HeatmapSurround(HeatmapPlot* plot) : QCPAbstractItem(plot), m_plot(plot)
{
    setClipToAxisRect(false);
}

void HeatmapSurround::draw(QCPPainter* painter)
{
    if (m_plot->shown().size() == 0)
        return;
    painter->setAntialiasing(true);
    drawScale(painter);
    if (m_plot->showsOverview())
        drawOverview(painter);
    drawBars(painter);
    if (m_plot->showsNames())
        drawNames(painter);
    drawCursor(painter);
}

void HeatmapSurround::drawNames(QCPPainter* painter) const
{
    const auto area = m_plot->mapArea();
    for (std::size_t position = 0; position < m_plot->shown().size(); ++position) {
        const auto centre = m_plot->cellRect({position, position}).center();
        if (centre.y() > area.top() && centre.y() < area.bottom())
            drawName(painter, position, true);
        if (centre.x() > area.left() && centre.x() < area.right())
            drawName(painter, position, false);
    }
}

void HeatmapSurround::drawName(QCPPainter* painter, std::size_t position, bool leftSide) const
{
    const auto marked
        = [&](const std::optional<HeatmapPlot::Cell>& cell) { return cell && (leftSide ? cell->row : cell->column) == position; };
    const bool bold = marked(m_plot->hoveredCell()) || (!m_plot->hoveredCell() && marked(m_plot->cursorCell()));
    auto font = typeface(Type::Caption);
    font.setBold(bold);
    painter->setFont(font);
    painter->setPen(ink(m_plot->palette(), bold ? Ink::Text : Ink::Text2));
    const auto text = QFontMetricsF(font).elidedText(m_plot->shown().names[position], Qt::ElideMiddle, longestName());
    const auto height = QFontMetricsF(font).height();
    const auto area = m_plot->mapArea();
    const auto centre = m_plot->cellRect({position, position}).center();
    const auto distance = scaled(8);
    if (leftSide) {
        const QRectF room(0, centre.y() - height / 2, area.left() - distance, height);
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, text);
        return;
    }
    painter->save();
    painter->translate(centre.x(), area.top() - distance);
    painter->rotate(-45);
    painter->drawText(QPointF(0, height / 4), text);
    painter->restore();
}

void HeatmapSurround::drawBars(QCPPainter* painter) const
{
    const auto area = m_plot->mapArea();
    const auto thick = scaled(3);
    for (const auto& frame : m_plot->shown().frames) {
        const auto first = m_plot->cellRect({frame.first, frame.first});
        const auto last = m_plot->cellRect({frame.first + frame.count - 1, frame.first + frame.count - 1});
        const auto colour = frameInk(m_plot->palette(), frame);
        const auto left = std::max(first.left(), area.left());
        const auto right = std::min(last.right(), area.right());
        const auto top = std::max(first.top(), area.top());
        const auto bottom = std::min(last.bottom(), area.bottom());
        if (right > left)
            painter->fillRect(QRectF(left, area.top() - thick - 1, right - left - 1, thick), colour);
        if (bottom > top)
            painter->fillRect(QRectF(area.left() - thick - 1, top, thick, bottom - top - 1), colour);
    }
}

namespace {

struct Tick {
    double place; ///< 0 to 1 along the bar
    QString label;
};

std::vector<Tick> ticksOf(HeatmapMode mode)
{
    if (mode == HeatmapMode::Difference)
        return {{0.0, bareText(QStringLiteral("−.25"))},
                {changePlace(-0.05), bareText(QStringLiteral("−.05"))},
                {0.5, QStringLiteral("0")},
                {changePlace(0.05), bareText(QStringLiteral("+.05"))},
                {1.0, bareText(QStringLiteral("+.25"))}};
    std::vector<Tick> ticks;
    for (const auto& [value, label] : {std::pair(0.0, "0"), std::pair(0.02, ".02"), std::pair(0.1, ".1"), std::pair(0.25, ".25"),
                                       std::pair(0.5, ".5"), std::pair(1.0, "1")})
        ticks.push_back({std::sqrt(value), bareText(QLatin1String(label))});
    return ticks;
}

} // namespace

QRectF HeatmapSurround::scaleBar() const
{
    const auto area = m_plot->mapArea();
    const auto captionHeight = QFontMetricsF(typeface(Type::Caption)).height();
    const auto bottom = m_plot->showsOverview() ? m_plot->overviewArea().top() - captionHeight : area.bottom();
    return {area.right() + scaled(20), area.top() + captionHeight * 1.5, static_cast<double>(scaled(14)),
            std::min<double>(bottom - area.top() - captionHeight * 3, scaled(310))};
}

void HeatmapSurround::drawScale(QCPPainter* painter) const
{
    const bool change = m_plot->shown().mode == HeatmapMode::Difference;
    const auto captionHeight = QFontMetricsF(typeface(Type::Caption)).height();
    const auto bar = scaleBar();
    if (bar.height() < captionHeight * 4)
        return;
    QLinearGradient gradient(bar.bottomLeft(), bar.topLeft());
    for (int stop = 0; stop <= 12; ++stop) {
        const double place = stop / 12.0;
        const double root = 2.0 * place - 1.0;
        gradient.setColorAt(place, m_plot->valueInk(change ? (root < 0.0 ? -1.0 : 1.0) * root * root * greatestChange : place * place));
    }
    painter->setPen(QPen(ink(m_plot->palette(), Ink::Strong), 1));
    painter->setBrush(gradient);
    painter->drawRect(bar);
    painter->setFont(typeface(Type::Caption));
    const auto room = scaled(72);
    for (const Tick& tick : ticksOf(m_plot->shown().mode)) {
        const auto y = bar.bottom() - tick.place * bar.height();
        painter->setPen(QPen(ink(m_plot->palette(), Ink::Strong), 1));
        painter->drawLine(QLineF(bar.right(), y, bar.right() + 4, y));
        painter->setPen(ink(m_plot->palette(), Ink::Text2));
        painter->drawText(QRectF(bar.right() + 8, y - captionHeight / 2, room, captionHeight), Qt::AlignLeft | Qt::AlignVCenter,
                          tick.label);
    }
    painter->drawText(QRectF(bar.left(), bar.top() - captionHeight * 1.5, room, captionHeight), Qt::AlignLeft,
                      change ? HeatmapPlot::tr("change") : QStringLiteral("φ²"));
    painter->drawText(QRectF(bar.left(), bar.bottom() + captionHeight / 2, room, captionHeight), Qt::AlignLeft,
                      HeatmapPlot::tr("root scale"));
}

void HeatmapSurround::drawOverview(QCPPainter* painter) const
{
    const auto whole = m_plot->overviewArea();
    painter->save();
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawImage(whole, m_plot->smallMap());
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(ink(m_plot->palette(), Ink::Strong), 1));
    painter->drawRect(whole);
    drawFrame(painter, m_plot->overviewPart().intersected(whole), QPen(ink(m_plot->palette(), Ink::Accent), 2),
              ink(m_plot->palette(), Ink::Base));
    painter->restore();
}

void HeatmapSurround::drawCursor(QCPPainter* painter) const
{
    painter->save();
    painter->setClipRect(m_plot->mapArea().adjusted(-4, -4, 4, 4));
    painter->setBrush(Qt::NoBrush);
    const QColor ground = ink(m_plot->palette(), Ink::Base);
    if (const auto hovered = m_plot->hoveredCell())
        drawFrame(painter, m_plot->cellRect(*hovered), QPen(ink(m_plot->palette(), Ink::Text), 1), ground);
    if (const auto cursor = m_plot->cursorCell())
        drawFrame(painter, m_plot->cellRect(*cursor), QPen(ink(m_plot->palette(), m_plot->hasFocus() ? Ink::Accent : Ink::Text), 2.5),
                  ground);
    painter->restore();
}

} // namespace tranche
