// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/dial/dial_slider.h"

#include "core/models/model_dial.h"
#include "ui/style/number_text.h"
#include "ui/parts/dial/ratio_field.h"
#include "ui/style/type.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tranche {

namespace {

/// In parts of the scale, rounded down.
std::int64_t unitsOf(const Ratio& value, const DialScale& scale)
{
    return static_cast<std::int64_t>(value.numerator() * scale.perUnit / value.denominator());
}

} // namespace

DialSlider::DialSlider(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
}

void DialSlider::setScale(const DialScale& scale)
{
    if (scale == m_scale)
        return;
    m_scale = scale;
    m_dragging = false;
    describe();
    update();
}

void DialSlider::setValue(const Ratio& value)
{
    if (m_dragging)
        return; // the hand is ahead of the answer
    m_value = value;
    describe();
    update();
}

void DialSlider::setLimit(std::shared_ptr<const Limit> limit)
{
    m_limit = std::move(limit);
    const auto furthest = m_limit != nullptr ? furthestRequest(m_limit->figure, m_limit->model) : std::nullopt;
    m_furthest = furthest.has_value() ? std::optional(dialOf(*furthest)) : std::nullopt;
    describe();
    update();
}

bool DialSlider::isBeyond() const
{
    return m_limit != nullptr && keeps(m_limit->figure, withDial(m_limit->model, m_value)) == false;
}

/// Where the tick stands; beyond the scale where nothing can hold.
double DialSlider::limitPlace() const
{
    constexpr double beyondAnyScale = 1e9;
    return m_limit->figure ? m_limit->figure.toDouble() : beyondAnyScale;
}

double DialSlider::scaleEnd() const
{
    constexpr double furthestDrawn = 500.0;
    const double wanted = m_furthest.has_value() ? std::ceil(2.0 * std::min(limitPlace(), furthestDrawn)) : 0.0;
    return std::min(std::max(m_scale.usualEnd, wanted), std::max(m_scale.usualEnd, m_scale.most.toDouble()));
}

QSize DialSlider::sizeHint() const
{
    return {scaled(256), scaled(50)};
}

QSize DialSlider::minimumSizeHint() const
{
    return {scaled(194), scaled(50)};
}

Ratio DialSlider::valueAt(double x) const
{
    const QRectF along = groove();
    const double span = scaleEnd() - m_scale.begin;
    const double value = m_scale.begin + (x - along.left()) / along.width() * span;
    // The limit is rarely a step; whoever aims at its tick means it.
    constexpr double near = 0.04 / 7.0; // of the scale
    if (m_furthest.has_value() && std::abs(value - limitPlace()) < near * span)
        return *m_furthest;
    const auto perUnit = static_cast<double>(m_scale.perUnit);
    const auto step = static_cast<double>(m_scale.step);
    const double nearest = std::round(std::clamp(value, m_scale.begin, scaleEnd()) * perUnit / step) * step;
    return std::max(Ratio(static_cast<std::uint64_t>(nearest), m_scale.perUnit), m_scale.least);
}

void DialSlider::choose(const Ratio& value, bool continuing)
{
    m_value = value;
    describe();
    update();
    emit chosen(value, continuing);
}

void DialSlider::chooseLimit()
{
    if (m_furthest.has_value())
        choose(*m_furthest, false);
    else
        choose(Ratio(static_cast<std::uint64_t>(scaleEnd()), 1), false);
}

void DialSlider::step(std::int64_t units)
{
    const auto now = unitsOf(m_value, m_scale);
    const auto end = std::max(static_cast<std::int64_t>(scaleEnd() * static_cast<double>(m_scale.perUnit)), now);
    const auto next = std::clamp<std::int64_t>(now + units, unitsOf(m_scale.least, m_scale), end);
    const Ratio value(static_cast<std::uint64_t>(next), m_scale.perUnit);
    if (value != m_value)
        choose(value, false);
}

void DialSlider::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Up: return step(m_scale.step);
    case Qt::Key_Left:
    case Qt::Key_Down: return step(-m_scale.step);
    case Qt::Key_PageUp: return step(m_scale.page);
    case Qt::Key_PageDown: return step(-m_scale.page);
    case Qt::Key_Home: return choose(m_scale.least, false);
    case Qt::Key_End: return chooseLimit();
    default: QWidget::keyPressEvent(event);
    }
}

void DialSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_dragging = true;
    choose(valueAt(event->position().x()), true);
}

void DialSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_dragging)
        return;
    const Ratio value = valueAt(event->position().x());
    if (value != m_value)
        choose(value, true);
}

void DialSlider::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_dragging || event->button() != Qt::LeftButton)
        return;
    m_dragging = false;
    emit chosen(m_value, false);
}

void DialSlider::wheelEvent(QWheelEvent* event)
{
    // Only with the focus: a page that scrolls under the pointer must not change a guarantee.
    if (!hasFocus() || event->angleDelta().y() == 0)
        return event->ignore();
    step(event->angleDelta().y() > 0 ? m_scale.step : -m_scale.step);
}

void DialSlider::focusInEvent(QFocusEvent*)
{
    update();
}

void DialSlider::focusOutEvent(QFocusEvent*)
{
    update();
}

QString DialSlider::limitText() const
{
    if (!m_furthest.has_value())
        return tr("none possible");
    const QString number = ratioText(*m_furthest);
    return m_scale.moreIsSafer ? tr("%1 at most").arg(number) : tr("%1 at least").arg(number);
}

void DialSlider::describe()
{
    QString text = tr("%1 is %2.").arg(m_scale.symbol, ratioText(m_value));
    if (m_limit != nullptr)
        text += QLatin1Char(' ') + tr("Possible: %1.").arg(limitText());
    setAccessibleName(m_scale.name);
    setAccessibleDescription(text);
    setToolTip(QStringLiteral("<qt><b>%1</b><br>%2 %3</qt>").arg(m_scale.name, text, m_scale.hover));
}

} // namespace tranche
