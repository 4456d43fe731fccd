// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/cursor_plot.h"

#include "ui/plots/axes.h"
#include "ui/style/number_text.h"
#include "ui/style/theme.h"

#include <QKeyEvent>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>

namespace tranche {

namespace {

class ProbabilityTicker final : public QCPAxisTicker {
protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        if (std::abs(tick) < 1e-9)
            return QStringLiteral("0");
        QString text = QString::number(tick, 'g', 4);
        if (text.startsWith(QLatin1String("0.")))
            text.remove(0, 1);
        return bareText(text.startsWith(QLatin1Char('.')) && text.size() == 2 ? text + QLatin1Char('0') : text);
    }
};

} // namespace

void CursorPlot::resizeEvent(QResizeEvent* event)
{
    if (!event->size().isEmpty()) // a plot on a page that was never shown; QCustomPlot would try to paint it
        QCustomPlot::resizeEvent(event);
}

QSharedPointer<QCPAxisTicker> probabilityTicker()
{
    return QSharedPointer<ProbabilityTicker>::create();
}

CursorPlot::CursorPlot(QWidget* parent) : QCustomPlot(parent)
{
    axisRect()->setupFullAxesBox(false);
    xAxis->grid()->setVisible(false);
    xAxis2->setVisible(false);
    yAxis2->setVisible(false);
    setUpTicks(*this);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

void CursorPlot::setTickCounts()
{
    for (auto* axis : {xAxis, yAxis})
        axis->ticker()->setTickCount(mostTicks - 1);
}

void CursorPlot::applyColours()
{
    setBackground(QBrush(ink(palette(), Ink::Raised)));
    for (auto* axis : {xAxis, yAxis})
        paintAxis(*axis, palette());
}

void CursorPlot::forgetCursor()
{
    if (!m_cursor)
        return;
    m_cursor.reset();
    emit pointed({});
}

void CursorPlot::point(std::optional<std::size_t> item)
{
    if (item == m_cursor)
        return;
    m_cursor = item;
    const QString sentence = item ? sentenceFor(*item) : QString();
    setAccessibleDescription(sentence);
    showCursor();
    replot(rpQueuedReplot);
    emit pointed(sentence);
}

void CursorPlot::keyPressEvent(QKeyEvent* event)
{
    if (itemCount() == 0 || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return event->ignore();
    const std::size_t last = itemCount() - 1;
    const std::size_t here = m_cursor.value_or(0);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up: return point(here > 0 ? here - 1 : 0);
    case Qt::Key_Right:
    case Qt::Key_Down: return point(m_cursor ? std::min(last, here + 1) : 0);
    case Qt::Key_Home: return point(std::size_t{0});
    case Qt::Key_End: return point(last);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_cursor)
            emit chosen(*m_cursor);
        return;
    default: event->ignore();
    }
}

void CursorPlot::focusInEvent(QFocusEvent* event)
{
    QCustomPlot::focusInEvent(event);
    if (!m_cursor && itemCount() > 0 && event->reason() != Qt::MouseFocusReason)
        point(firstItem());
}

void CursorPlot::focusOutEvent(QFocusEvent* event)
{
    QCustomPlot::focusOutEvent(event);
    point(std::nullopt);
}

void CursorPlot::mouseMoveEvent(QMouseEvent* event)
{
    point(itemAt(event->position()));
}

void CursorPlot::mousePressEvent(QMouseEvent*) {} // a press alone chooses nothing

void CursorPlot::mouseReleaseEvent(QMouseEvent* event)
{
    const auto item = itemAt(event->position());
    if (item && event->button() == Qt::LeftButton)
        emit chosen(*item);
}

void CursorPlot::leaveEvent(QEvent* event)
{
    QCustomPlot::leaveEvent(event);
    if (!hasFocus())
        point(std::nullopt);
}

void CursorPlot::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // the panel scrolls
}

void CursorPlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    applyColours();
    replot(rpQueuedReplot);
}

} // namespace tranche
