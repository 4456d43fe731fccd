// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/guarantee/alpha_gauge.h"

#include "ui/style/icons.h"
#include "ui/style/number_text.h"
#include "ui/style/type.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tranche {

namespace {

constexpr double gaugeRowHeight = 16.0;
constexpr double headHeight = 27.0;
constexpr double barLeft = 20.0; // room for two digits
constexpr double valueWidth = 34.0;
constexpr double verdictIcon = 14.0;
constexpr double verdictGap = 4.0; // before the icon, and between it and the word
constexpr double barHeight = 8.0;
constexpr double inset = 6.0; // between the ring and what it stands around
constexpr std::size_t rowsInSight = 3;

} // namespace

AlphaGauge::AlphaGauge(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    describe();
}

void AlphaGauge::show(const AlphaFacts& facts, double scaleBegin, double scaleEnd)
{
    const bool same = facts.present == m_facts.present && !m_facts.rows.empty() && !facts.rows.empty();
    const auto looked = same && m_look ? std::optional(m_facts.rows[*m_look].alpha) : std::nullopt;
    const std::size_t top = same ? m_facts.rows[m_first].alpha : 0;
    m_facts = facts;
    const auto rowOf = [&](std::size_t alpha) {
        return static_cast<std::size_t>(std::ranges::find(m_facts.rows, alpha, &AlphaRow::alpha) - m_facts.rows.begin());
    };
    m_look = looked && rowOf(*looked) < m_facts.rows.size() ? std::optional(rowOf(*looked)) : std::nullopt;
    if (m_look && rowOf(top) < m_facts.rows.size())
        m_first = rowOf(top);
    else
        centre(presentRow());
    m_begin = scaleBegin;
    m_end = scaleEnd;
    describe();
    update();
}

QSize AlphaGauge::sizeHint() const
{
    return {scaled(260), scaled(96)};
}

QSize AlphaGauge::minimumSizeHint() const
{
    return {scaled(212), scaled(92)};
}

QRect AlphaGauge::rowRect(std::size_t row) const
{
    return {scaled(inset), scaled(headHeight) + static_cast<int>(row - m_first) * scaled(gaugeRowHeight), width() - 2 * scaled(inset),
            scaled(gaugeRowHeight)};
}

std::size_t AlphaGauge::rowAt(const QPoint& position) const
{
    for (std::size_t row = m_first; row < end(); ++row) {
        if (rowRect(row).contains(position))
            return row;
    }
    return m_facts.rows.size();
}

std::size_t AlphaGauge::end() const
{
    return std::min(m_first + rowsInSight, m_facts.rows.size());
}

std::size_t AlphaGauge::presentRow() const
{
    const auto present = std::ranges::find(m_facts.rows, true, &AlphaRow::present);
    return present == m_facts.rows.end() ? 0 : static_cast<std::size_t>(present - m_facts.rows.begin());
}

/// Brings a row into the middle, as far as there are rows around it.
void AlphaGauge::centre(std::size_t row)
{
    const std::size_t most = m_facts.rows.size() > rowsInSight ? m_facts.rows.size() - rowsInSight : 0;
    m_first = std::min(row > 0 ? row - 1 : 0, most);
}

void AlphaGauge::lookAt(std::size_t row)
{
    m_look = row;
    if (row < m_first || row >= end())
        centre(row);
    describe();
    update();
}

void AlphaGauge::lookBack()
{
    if (!m_look)
        return;
    m_look.reset();
    centre(presentRow());
    describe();
    update();
}

const AlphaRow& AlphaGauge::looked() const
{
    return m_facts.rows[m_look.value_or(presentRow())];
}

void AlphaGauge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintHead(painter);
    for (std::size_t row = m_first; row < end(); ++row)
        paintRow(painter, row);
    if (!m_facts.rows.empty()) {
        const QRect first = rowRect(m_first);
        const double along = first.width() - labelWidth() - scaled(valueWidth) - verdictWidth();
        const double x = first.left() + labelWidth() + shareOf(m_facts.asked) * along;
        painter.fillRect(QRectF(x - 1.0, first.top() - 2.0, 2.0, rowRect(end() - 1).bottom() - first.top() + 4.0),
                         ink(palette(), Ink::Text));
    }
    paintFoot(painter);
    if (hasFocus()) {
        painter.setPen(QPen(ink(palette(), Ink::Accent), 2.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), scaled(4), scaled(4));
    }
}

void AlphaGauge::paintHead(QPainter& painter) const
{
    const QFont font = typeface(Type::Caption);
    const QFontMetrics metrics(font);
    painter.setFont(font);
    painter.setPen(ink(palette(), Ink::Text2));
    const QRect line(scaled(inset + 2), scaled(8), width() - 2 * scaled(inset + 2), metrics.height());
    const QString right = m_facts.heading;
    const int room = line.width() - metrics.horizontalAdvance(right) - scaled(12);
    const QString full = m_facts.automatic ? tr("α automatic, in sensitive column") : tr("α attributes in sensitive column");
    const QString left = metrics.horizontalAdvance(full) <= room ? full
                         : m_facts.automatic                     ? tr("α automatic")
                                                                 : tr("α in sensitive column");
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(left, Qt::ElideRight, room));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, right);
}

double AlphaGauge::shareOf(double number) const
{
    return std::clamp((number - m_begin) / (m_end - m_begin), 0.0, 1.0);
}

void AlphaGauge::paintBar(QPainter& painter, const AlphaRow& row, const QRectF& groove) const
{
    painter.fillRect(groove, ink(palette(), schemeOf(palette()) == Scheme::HighContrast ? Ink::Grid : Ink::Track));
    const double limit = shareOf(row.place) * groove.width();
    const double asked = shareOf(m_facts.asked) * groove.width();
    // What can hold: from the left up to the greatest l, or from the least c or t on.
    const double from = m_facts.moreIsSafer ? 0.0 : limit;
    const double to = m_facts.moreIsSafer ? limit : groove.width();
    painter.fillRect(QRectF(groove.left() + from, groove.top(), to - from, groove.height()),
                     ink(palette(), row.holds ? Ink::Accent : Ink::Text3));
    if (row.holds)
        return;
    const QRectF lack(groove.left() + std::min(limit, asked), groove.top(), std::abs(asked - limit), groove.height());
    painter.fillRect(lack, ink(palette(), Ink::FailBack));
    painter.save();
    painter.setClipRect(lack);
    painter.setPen(QPen(ink(palette(), Ink::Fail), 1.0));
    for (double x = lack.left() - lack.height(); x < lack.right(); x += scaled(4))
        painter.drawLine(QPointF(x, lack.bottom()), QPointF(x + lack.height(), lack.top()));
    painter.restore();
}

QString AlphaGauge::verdictText(bool holds)
{
    return holds ? tr("met") : tr("not met");
}

int AlphaGauge::labelWidth() const
{
    const int greatest
        = m_facts.rows.empty() ? 0 : QFontMetrics(typeface(Type::Badge)).horizontalAdvance(countText(m_facts.rows.back().alpha));
    return std::max(scaled(barLeft), greatest + scaled(8));
}

int AlphaGauge::verdictWidth() const
{
    const QFontMetrics metrics(typeface(Type::Badge)); // the bolder of the two that rows are written in
    const int word = std::max(metrics.horizontalAdvance(verdictText(true)), metrics.horizontalAdvance(verdictText(false)));
    return scaled(verdictGap) + scaled(verdictIcon) + scaled(verdictGap) + word + 1;
}

void AlphaGauge::paintRow(QPainter& painter, std::size_t row) const
{
    const AlphaRow& entry = m_facts.rows[row];
    const QRect area = rowRect(row);
    if (entry.present || row == m_look)
        painter.fillRect(area, ink(palette(), entry.present ? Ink::Selection : Ink::Header));
    const QFont font = typeface(entry.present ? Type::Badge : Type::Caption);
    painter.setFont(font);
    painter.setPen(ink(palette(), Ink::Text));
    painter.drawText(area.adjusted(scaled(2), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, countText(entry.alpha));

    const double along = area.width() - labelWidth() - scaled(valueWidth) - verdictWidth();
    paintBar(painter, entry, QRectF(area.left() + labelWidth(), area.center().y() + 1 - scaled(barHeight) / 2.0, along, scaled(barHeight)));
    painter.setPen(ink(palette(), Ink::Text));

    const QRect value(area.right() - verdictWidth() - scaled(valueWidth), area.top(), scaled(valueWidth), area.height());
    painter.drawText(value, Qt::AlignRight | Qt::AlignVCenter, entry.limit);
    const QColor verdict = ink(palette(), entry.holds ? Ink::Pass : Ink::Fail);
    const int side = scaled(verdictIcon);
    const QPoint icon(value.right() + scaled(verdictGap), area.center().y() - side / 2 + 1);
    painter.drawPixmap(icon, iconPixmap(entry.holds ? QStringLiteral("pass") : QStringLiteral("fail"), verdict, side, devicePixelRatioF()));
    painter.setPen(verdict);
    const QRect word(QPoint(icon.x() + side + scaled(verdictGap), area.top()), area.bottomRight());
    painter.drawText(word, Qt::AlignLeft | Qt::AlignVCenter, verdictText(entry.holds));
}

void AlphaGauge::paintFoot(QPainter& painter) const
{
    const QFont plain = typeface(Type::Caption);
    const QFont bold = typeface(Type::Badge);
    const int top = scaled(headHeight) + 3 * scaled(gaugeRowHeight) + scaled(3);
    const QRect line(scaled(inset + 2), top, width() - 2 * scaled(inset + 2), QFontMetrics(plain).height());
    painter.setPen(ink(palette(), Ink::Text2));
    painter.setFont(plain);
    if (m_facts.rows.empty()) {
        painter.drawText(line.translated(0, -scaled(gaugeRowHeight)), Qt::AlignLeft | Qt::AlignVCenter, m_facts.none);
        return;
    }
    QString lead = tr("α %1 is limited by ").arg(countText(looked().alpha));
    if (QFontMetrics(plain).horizontalAdvance(lead) + QFontMetrics(bold).horizontalAdvance(looked().stop) > line.width())
        lead = QStringLiteral("α %1: ").arg(countText(looked().alpha)); // the group says more than the words before it
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, lead);
    const int used = QFontMetrics(plain).horizontalAdvance(lead);
    painter.setFont(bold);
    painter.setPen(ink(palette(), Ink::Text));
    painter.drawText(line.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(bold).elidedText(looked().stop, Qt::ElideRight, line.width() - used));
}

void AlphaGauge::mousePressEvent(QMouseEvent* event)
{
    const std::size_t row = rowAt(event->position().toPoint());
    if (row < m_facts.rows.size() && !m_facts.rows[row].present)
        emit chosen(m_facts.rows[row].alpha);
}

void AlphaGauge::mouseMoveEvent(QMouseEvent* event)
{
    const std::size_t row = rowAt(event->position().toPoint());
    const bool any = row < m_facts.rows.size();
    setCursor(any && !m_facts.rows[row].present ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (any && m_look != row)
        lookAt(row);
}

void AlphaGauge::leaveEvent(QEvent*)
{
    if (!hasFocus())
        lookBack();
}

void AlphaGauge::wheelEvent(QWheelEvent* event)
{
    event->accept();
    const int turned = event->angleDelta().y();
    if (m_facts.rows.size() <= rowsInSight || turned == 0)
        return;
    const std::size_t most = m_facts.rows.size() - rowsInSight;
    m_first = turned > 0 ? std::max<std::size_t>(m_first, 1) - 1 : std::min(m_first + 1, most);
    const std::size_t under = rowAt(event->position().toPoint());
    lookAt(under < m_facts.rows.size() ? under : std::clamp(m_look.value_or(m_first), m_first, end() - 1));
}

void AlphaGauge::keyPressEvent(QKeyEvent* event)
{
    const bool onward = event->key() == Qt::Key_PageDown;
    if (!m_facts.rows.empty() && (onward || event->key() == Qt::Key_PageUp)) {
        const std::size_t row = m_look.value_or(presentRow());
        return lookAt(onward ? std::min(row + 1, m_facts.rows.size() - 1) : std::max<std::size_t>(row, 1) - 1);
    }
    if (m_look && event->key() == Qt::Key_Escape)
        return lookBack();
    if (m_look && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        if (!looked().present)
            emit chosen(looked().alpha);
        return;
    }
    const bool more = event->key() == Qt::Key_Down || event->key() == Qt::Key_Right;
    const bool less = event->key() == Qt::Key_Up || event->key() == Qt::Key_Left;
    if (!more && !less)
        return QWidget::keyPressEvent(event);
    const std::size_t wanted = more ? m_facts.present + 1 : std::max<std::size_t>(m_facts.present, 2) - 1;
    if (m_facts.present > 0 && wanted != m_facts.present)
        emit chosen(wanted);
}

void AlphaGauge::focusInEvent(QFocusEvent*)
{
    update();
}

void AlphaGauge::focusOutEvent(QFocusEvent*)
{
    lookBack();
    update();
}

QString AlphaGauge::sentenceOf(const AlphaRow& row) const
{
    return tr("With α %1, %4 %2: %3; limited by %5.")
        .arg(countText(row.alpha), row.limit, row.holds ? tr("met") : tr("not met"), m_facts.heading, row.stop);
}

/// Every alpha that is known, a line each; of very many those around what is looked at.
QString AlphaGauge::listOfRows() const
{
    constexpr std::size_t most = 16;
    const std::size_t count = m_facts.rows.size();
    const std::size_t look = m_look.value_or(presentRow());
    const std::size_t begin = count <= most ? 0 : std::min(look > most / 2 ? look - most / 2 : 0, count - most);
    QString lines;
    for (std::size_t row = begin; row < std::min(begin + most, count); ++row) {
        const QString line = sentenceOf(m_facts.rows[row]).toHtmlEscaped();
        lines += QStringLiteral("<br>") + (row == look ? QStringLiteral("<b>%1</b>").arg(line) : line);
    }
    if (m_facts.endsEarly && begin + most >= count)
        lines += QStringLiteral("<br>") + tr("For any greater α, this kind of guarantee is impossible.").toHtmlEscaped();
    return lines;
}

void AlphaGauge::describe()
{
    QString text = tr("Not calculated yet.");
    if (!m_facts.rows.empty()) {
        text = m_look ? sentenceOf(looked()) + QLatin1Char(' ') : QString();
        text += tr("α is %1.").arg(countText(m_facts.present));
        for (std::size_t row = m_first; row < end(); ++row)
            text += QLatin1Char(' ') + sentenceOf(m_facts.rows[row]);
    }
    setAccessibleName(tr("α, attributes in the sensitive column"));
    setAccessibleDescription(text);
    setToolTip(tr("<qt><b>α, attributes in the sensitive column</b>%1<br>Use the wheel or the page keys to look at other values of α; "
                  "click or press Enter to choose one. A higher α preserves more of what is related to the sensitive attribute; a lower "
                  "one allows stronger protection.<br>Does not cover: attributes that you move between columns later.</qt>")
                   .arg(m_facts.rows.empty() ? QStringLiteral("<br>") + text.toHtmlEscaped() : listOfRows()));
}

} // namespace tranche
