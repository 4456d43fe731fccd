// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/figure_tile.h"

#include "ui/parts/busy_arc.h"
#include "ui/parts/buttons.h"
#include "ui/parts/elided_label.h"
#include "ui/style/icons.h"
#include "ui/style/type.h"

#include <QPainter>
#include <QTimerEvent>

namespace tranche {

namespace {

constexpr double figurePadding = 12.0;
constexpr double labelTop = 10.0;
constexpr double numberTop = 30.0;
constexpr double noteTop = 66.0;
constexpr double rightEdge = 4.0;
constexpr double unitGap = 5.0;
constexpr double leastNote = 72.0; // a word or two in each of its lines

} // namespace

FigureTile::FigureTile(const QString& label, QWidget* parent) : QWidget(parent), m_label(label)
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    showNone({});
}

void FigureTile::setLabel(const QString& label)
{
    if (label == m_label)
        return;
    m_label = label;
    m_last.clear(); // it was another figure's
    updateGeometry();
    update();
}

void FigureTile::showValue(const QString& number, const QString& unit, const Note& note)
{
    change(State::Value, number, unit, note);
}

void FigureTile::showNone(const QString& why, const QString& unit)
{
    change(State::None, QStringLiteral("–"), unit, {{}, why});
}

void FigureTile::showComputing()
{
    if (m_state == State::Value)
        m_last = m_unit.isEmpty() ? m_number : m_number + QLatin1Char(' ') + m_unit;
    const QString note = m_last.isEmpty() ? tr("calculating") : tr("was %1; calculating").arg(m_last);
    change(State::Computing, QStringLiteral("…"), {}, {{}, note});
}

void FigureTile::showFails(const QString& number, const QString& unit, const QString& why)
{
    change(State::Fails, number, unit, {QStringLiteral("fail"), why, Ink::Fail});
}

void FigureTile::change(State state, const QString& number, const QString& unit, const Note& note)
{
    m_state = state;
    m_number = number;
    m_unit = unit;
    m_note = note;
    if (state != State::Computing) {
        m_last.clear();
        m_line = lineWidth(); // while it is computed anew its place stays as wide
    }
    if (state == State::Computing && m_timer == 0)
        m_timer = startTimer(80);
    if (state != State::Computing && m_timer != 0) {
        killTimer(m_timer);
        m_timer = 0;
    }
    const QString spoken = number == QLatin1String("–") ? tr("none yet") : number;
    setAccessibleName(QStringLiteral("%1: %2 %3, %4").arg(m_label, spoken, unit, note.text));
    updateGeometry();
    update();
}

void FigureTile::setMeaning(const QString& meaning, const QString& doesNotCover)
{
    setToolTip(QStringLiteral("<qt><b>%1</b><br>%2<br>%3</qt>")
                   .arg(m_label.toHtmlEscaped(), meaning.toHtmlEscaped(), tr("Does not cover: %1").arg(doesNotCover).toHtmlEscaped()));
    setAccessibleDescription(meaning + QLatin1Char(' ') + tr("Does not cover: %1").arg(doesNotCover));
}

QSize FigureTile::sizeHint() const
{
    return {std::max(scaled(142), minimumSizeHint().width()), scaled(104)};
}

QSize FigureTile::minimumSizeHint() const
{
    const int label = QFontMetrics(typeface(Type::Caption)).horizontalAdvance(m_label) + scaled(figurePadding) - scaled(rightEdge);
    return {std::max({label, m_line, scaled(leastNote)}) + scaled(figurePadding) + scaled(rightEdge), scaled(96)};
}

/// Of number and unit, which are never cut.
int FigureTile::lineWidth() const
{
    const int number = QFontMetrics(typeface(Type::Figure)).horizontalAdvance(m_number);
    return m_unit.isEmpty() ? number : number + scaled(unitGap) + QFontMetrics(typeface(Type::Body)).horizontalAdvance(m_unit) + 1;
}

void FigureTile::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int left = scaled(figurePadding);
    const int right = width() - scaled(rightEdge);
    const auto line = [&](int top, const QFont& font) { return QRect(left, top, right - left, QFontMetrics(font).height()); };

    const QFont caption = typeface(Type::Caption);
    painter.setFont(caption);
    painter.setPen(ink(palette(), Ink::Text2));
    painter.drawText(line(scaled(labelTop), caption), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(caption).elidedText(m_label, Qt::ElideRight, right - left));

    const QFont big = typeface(Type::Figure);
    painter.setFont(big);
    painter.setPen(ink(palette(), Ink::Text));
    const QRect numberLine = line(scaled(numberTop), big);
    painter.drawText(numberLine, Qt::AlignLeft | Qt::AlignVCenter, m_number);
    const int numberEnd = left + QFontMetrics(big).horizontalAdvance(m_number) + scaled(unitGap);
    const QFont body = typeface(Type::Body);
    painter.setFont(body);
    painter.setPen(ink(palette(), Ink::Text2));
    const int baseline = numberLine.top() + QFontMetrics(big).ascent();
    painter.drawText(QPoint(numberEnd, baseline), QFontMetrics(body).elidedText(m_unit, Qt::ElideRight, right - numberEnd));

    const QRect noteLine = line(scaled(noteTop), caption);
    int noteLeft = left;
    const int side = scaled(14);
    const QRect iconPlace(left, noteLine.center().y() - side / 2 + 1, side, side);
    if (m_state == State::Computing)
        paintArc(painter, iconPlace, m_angle, palette());
    else if (!m_note.icon.isEmpty())
        painter.drawPixmap(iconPlace, iconPixmap(m_note.icon, ink(palette(), m_note.ink), side, devicePixelRatioF()));
    if (m_state == State::Computing || !m_note.icon.isEmpty())
        noteLeft += side + scaled(5);
    painter.setFont(caption);
    painter.setPen(ink(palette(), Ink::Text2));
    int top = noteLine.top();
    for (const QString& words : inTwoLines(m_note.text, QFontMetrics(caption), right - noteLeft)) {
        painter.drawText(QRect(noteLeft, top, right - noteLeft, noteLine.height()), Qt::AlignLeft | Qt::AlignVCenter, words);
        top += noteLine.height();
    }
    if (hasFocus())
        paintFocusRing(painter, QRectF(rect()).adjusted(4, 4, -4, -4), palette());
}

void FigureTile::timerEvent(QTimerEvent*)
{
    m_angle = (m_angle + 30) % 360;
    update();
}

void FigureTile::focusInEvent(QFocusEvent*)
{
    update();
}

void FigureTile::focusOutEvent(QFocusEvent*)
{
    update();
}

} // namespace tranche
