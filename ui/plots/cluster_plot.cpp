// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/cluster_plot.h"

#include "ui/plots/axes.h"
#include "ui/style/plain_hint.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace tranche {

namespace {

constexpr double radius = 4.0;
constexpr double ringRadius = 7.5;
constexpr double widestName = 136.0;
constexpr double reach = 10.0;          // of the pointer
constexpr std::size_t namesAlways = 18; // of more those that find a free place; the others on hover

QColor dotInk(const QPalette& palette, const ClusterData::Dot& dot)
{
    return dot.inSensitiveColumn ? ink(palette, Ink::Sensitive) : columnInk(palette, dot.column);
}

QFont nameFont(bool bold)
{
    return typeface(bold ? Type::Badge : Type::Caption);
}

/// As it fits on the map; the whole name is on hover.
QString briefly(const ClusterData::Dot& dot)
{
    return QFontMetrics(nameFont(true)).elidedText(dot.name, Qt::ElideMiddle, scaled(widestName));
}

/// All dots and names. One item draws them.
class ClusterDots final : public QCPAbstractItem {
public:
    explicit ClusterDots(ClusterPlot* plot) : QCPAbstractItem(plot), m_plot(plot) { setClipToAxisRect(false); }
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1.0; }

protected:
    void draw(QCPPainter* painter) override
    {
        painter->setAntialiasing(true);
        for (std::size_t i = 0; i < m_plot->shown().dots.size(); ++i)
            drawDot(painter, i);
    }

private:
    void drawDot(QCPPainter* painter, std::size_t i) const
    {
        const auto& dot = m_plot->shown().dots[i];
        const auto at = m_plot->placeOf(i);
        const auto colour = dotInk(m_plot->palette(), dot);
        painter->setPen(Qt::NoPen);
        painter->setBrush(colour);
        painter->drawEllipse(at, radius, radius);
        painter->setBrush(Qt::NoBrush);
        if (dot.medoid) {
            painter->setPen(QPen(colour, 1.5));
            painter->drawEllipse(at, ringRadius, ringRadius);
        }
        const bool marked = m_plot->hoveredDot() == i || m_plot->cursor() == i;
        if (marked) {
            painter->setPen(QPen(ink(m_plot->palette(), m_plot->cursor() == i && m_plot->hasFocus() ? Ink::Accent : Ink::Text), 2));
            painter->drawEllipse(at, ringRadius + 3, ringRadius + 3);
        }
        if (const auto& label = m_plot->labels()[i]) {
            painter->setFont(nameFont(dot.medoid || marked));
            painter->setPen(ink(m_plot->palette(), Ink::Text));
            painter->drawText(label->translated(marked ? asideOf(*label, at) : QPointF()), Qt::AlignCenter | Qt::TextDontClip,
                              m_plot->nameOn(i));
        }
    }

    /// Out of the way of the cursor's ring.
    static QPointF asideOf(const QRectF& label, QPointF dot)
    {
        constexpr double wider = 5.0;
        if (label.left() >= dot.x() || label.right() <= dot.x())
            return {label.left() >= dot.x() ? wider : -wider, 0.0};
        return {0.0, label.top() >= dot.y() ? wider : -wider};
    }

    ClusterPlot* m_plot;
};

} // namespace

ClusterPlot::ClusterPlot(QWidget* parent) : QCustomPlot(parent)
{
    hideAxes(*this);
    new ClusterDots(this);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumHeight(scaled(160));
    setBackground(QBrush(ink(palette(), Ink::Base)));
}

QSize ClusterPlot::sizeHint() const
{
    return {scaled(360), scaled(272)};
}

void ClusterPlot::show(ClusterData next)
{
    if (next == m_data)
        return;
    if (next.dots.size() != m_data.dots.size())
        m_cursor.reset();
    m_data = std::move(next);
    m_hovered.reset();
    layOut();
    replot(rpQueuedReplot);
}

QPointF ClusterPlot::placeOf(std::size_t dot) const
{
    return {xAxis->coordToPixel(m_data.dots[dot].x), yAxis->coordToPixel(m_data.dots[dot].y)};
}

void ClusterPlot::layOut()
{
    double across = 1e-6;
    double down = 1e-6;
    for (const auto& dot : m_data.dots) {
        across = std::max(across, std::abs(dot.x));
        down = std::max(down, std::abs(dot.y));
    }
    const double edgeX = scaled(72); // names need room
    const double edgeY = scaled(28);
    const double perPixel = std::max(across / std::max(8.0, width() / 2.0 - edgeX), down / std::max(8.0, height() / 2.0 - edgeY));
    axisRect()->setMargins({});
    axisRect()->setOuterRect(rect());
    xAxis->setRange(-perPixel * width() / 2.0, perPixel * width() / 2.0);
    yAxis->setRange(-perPixel * height() / 2.0, perPixel * height() / 2.0);
    std::vector<LabelWish> wishes;
    for (const auto& dot : m_data.dots) {
        const QFontMetricsF metrics(nameFont(dot.medoid));
        const QPointF at(width() / 2.0 + dot.x / perPixel, height() / 2.0 - dot.y / perPixel);
        wishes.push_back({at, {metrics.horizontalAdvance(briefly(dot)) + 2, metrics.height()}, dot.medoid});
    }
    m_labels = placeLabels(wishes, QRectF(rect()).adjusted(2, 2, -2, -2), m_data.dots.size() <= namesAlways);
}

QString ClusterPlot::nameOn(std::size_t dot) const
{
    return briefly(m_data.dots[dot]);
}

std::optional<std::size_t> ClusterPlot::dotAt(QPointF position) const
{
    std::optional<std::size_t> nearest;
    double least = scaled(reach);
    for (std::size_t i = 0; i < m_data.dots.size(); ++i) {
        const auto apart = placeOf(i) - position;
        double distance = std::hypot(apart.x(), apart.y());
        if (m_labels[i] && m_labels[i]->contains(position))
            distance = 0.0;
        if (distance < least) {
            least = distance;
            nearest = i;
        }
    }
    return nearest;
}

QString ClusterPlot::sentence(std::size_t dot) const
{
    const auto& at = m_data.dots[dot];
    return at.medoid ? tr("%1, %2, medoid").arg(at.name, at.columnName) : tr("%1, %2").arg(at.name, at.columnName);
}

void ClusterPlot::place(std::size_t dot)
{
    m_cursor = dot;
    setAccessibleDescription(sentence(dot));
    emit dotHovered(sentence(dot));
    replot(rpQueuedReplot);
}

void ClusterPlot::moveCursor(int dx, int dy)
{
    if (!m_cursor)
        return place(0);
    const auto from = placeOf(*m_cursor);
    std::optional<std::size_t> best;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < m_data.dots.size(); ++i) {
        const auto step = placeOf(i) - from;
        const double along = step.x() * dx + step.y() * dy;
        const double beside = std::abs(step.x() * dy) + std::abs(step.y() * dx);
        if (i == *m_cursor || along < 0.0 || (along == 0.0 && i < *m_cursor) || along + 2.0 * beside >= least)
            continue;
        least = along + 2.0 * beside;
        best = i;
    }
    if (best)
        place(*best);
}

void ClusterPlot::keyPressEvent(QKeyEvent* event)
{
    if (m_data.dots.empty() || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return event->ignore();
    switch (event->key()) {
    case Qt::Key_Left: return moveCursor(-1, 0);
    case Qt::Key_Right: return moveCursor(1, 0);
    case Qt::Key_Up: return moveCursor(0, -1);
    case Qt::Key_Down: return moveCursor(0, 1);
    case Qt::Key_Home: return place(0);
    case Qt::Key_End: return place(m_data.dots.size() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_cursor)
            emit attributeChosen(AttributeId{*m_cursor});
        return;
    default: event->ignore();
    }
}

void ClusterPlot::focusInEvent(QFocusEvent* event)
{
    QCustomPlot::focusInEvent(event);
    if (!m_cursor && !m_data.dots.empty() && event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        place(0);
    replot(rpQueuedReplot);
}

void ClusterPlot::focusOutEvent(QFocusEvent* event)
{
    QCustomPlot::focusOutEvent(event);
    replot(rpQueuedReplot);
}

void ClusterPlot::mouseMoveEvent(QMouseEvent* event)
{
    const auto dot = dotAt(event->position());
    if (dot == m_hovered)
        return;
    m_hovered = dot;
    setToolTip(dot ? plainHint(sentence(*dot)) : QString());
    emit dotHovered(dot ? sentence(*dot) : QString());
    replot(rpQueuedReplot);
}

void ClusterPlot::mousePressEvent(QMouseEvent* event)
{
    const auto dot = dotAt(event->position());
    if (!dot || event->button() != Qt::LeftButton)
        return;
    place(*dot);
    emit attributeChosen(AttributeId{*dot});
}

void ClusterPlot::leaveEvent(QEvent* event)
{
    QCustomPlot::leaveEvent(event);
    if (!std::exchange(m_hovered, std::nullopt))
        return;
    emit dotHovered({});
    replot(rpQueuedReplot);
}

void ClusterPlot::resizeEvent(QResizeEvent* event)
{
    layOut(); // before the base class draws
    QCustomPlot::resizeEvent(event);
}

void ClusterPlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    setBackground(QBrush(ink(palette(), Ink::Base)));
    layOut();
    replot(rpQueuedReplot);
}

} // namespace tranche
