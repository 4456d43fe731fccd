// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/l_slider.h"

#include "ui/style/number_text.h"
#include "ui/parts/ratio_field.h"
#include "ui/style/type.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tranche {

namespace {

constexpr std::int64_t hundred = 100;
constexpr int smallStep = 5;  // hundredths
constexpr int pageStep = 50;
constexpr double usualEnd = 8.0;

std::int64_t hundredthsOf(const Ratio& l)
{
    return static_cast<std::int64_t>(l.numerator() * static_cast<std::uint64_t>(hundred) / l.denominator());
}

} // namespace

LSlider::LSlider(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("ℓ, protection asked for"));
    describe();
}

void LSlider::setValue(const Ratio& l)
{
    if (m_dragging)
        return; // the hand is ahead of the answer
    m_value = l;
    describe();
    update();
}

void LSlider::setGreatest(std::optional<Ratio> greatest)
{
    m_greatest = greatest;
    describe();
    update();
}

double LSlider::scaleEnd() const
{
    return m_greatest.has_value() ? std::max(usualEnd, std::ceil(2.0 * std::min(m_greatest->toDouble(), 500.0))) : usualEnd;
}

QSize LSlider::sizeHint() const
{
    return { scaled(256), scaled(50) };
}

QSize LSlider::minimumSizeHint() const
{
    return { scaled(180), scaled(50) };
}

Ratio LSlider::valueAt(double x) const
{
    const QRectF along = groove();
    const double l = 1.0 + (x - along.left()) / along.width() * (scaleEnd() - 1.0);
    const double nearest = std::round(std::clamp(l, 1.0, scaleEnd()) * hundred / smallStep) * smallStep;
    // The greatest l is rarely a step; whoever aims at its tick means it.
    if (m_greatest.has_value() && std::abs(l - m_greatest->toDouble()) < 0.04)
        return m_greatest->roundedDown(2);
    return { static_cast<std::uint64_t>(nearest), static_cast<std::uint64_t>(hundred) };
}

void LSlider::choose(const Ratio& l, bool continuing)
{
    m_value = l;
    describe();
    update();
    emit chosen(l, continuing);
}

void LSlider::step(int hundredths)
{
    const auto end = static_cast<std::int64_t>(scaleEnd()) * hundred;
    const auto next = std::clamp<std::int64_t>(hundredthsOf(m_value) + hundredths, hundred, std::max(end, hundredthsOf(m_value)));
    const Ratio l(static_cast<std::uint64_t>(next), static_cast<std::uint64_t>(hundred));
    if (l != m_value)
        choose(l, false);
}

void LSlider::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        return step(smallStep);
    case Qt::Key_Left:
    case Qt::Key_Down:
        return step(-smallStep);
    case Qt::Key_PageUp:
        return step(pageStep);
    case Qt::Key_PageDown:
        return step(-pageStep);
    case Qt::Key_Home:
        return choose(Ratio(1, 1), false);
    case Qt::Key_End:
        return choose(m_greatest.has_value() ? m_greatest->roundedDown(2) : Ratio(static_cast<std::uint64_t>(scaleEnd()), 1), false);
    default:
        QWidget::keyPressEvent(event);
    }
}

void LSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_dragging = true;
    choose(valueAt(event->position().x()), true);
}

void LSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_dragging)
        return;
    const Ratio l = valueAt(event->position().x());
    if (l != m_value)
        choose(l, true);
}

void LSlider::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_dragging || event->button() != Qt::LeftButton)
        return;
    m_dragging = false;
    emit chosen(m_value, false);
}

void LSlider::wheelEvent(QWheelEvent* event)
{
    // Only with the focus: a page that scrolls under the pointer must not change a guarantee.
    if (!hasFocus() || event->angleDelta().y() == 0)
        return event->ignore();
    step(event->angleDelta().y() > 0 ? smallStep : -smallStep);
}

void LSlider::focusInEvent(QFocusEvent*)
{
    update();
}

void LSlider::focusOutEvent(QFocusEvent*)
{
    update();
}

void LSlider::describe()
{
    QString text = tr("ℓ is %1.").arg(ratioText(m_value));
    if (m_greatest.has_value())
        text += QLatin1Char(' ') + tr("At most %1 can hold.").arg(lText(*m_greatest));
    setAccessibleDescription(text);
    setToolTip(tr("<qt><b>ℓ, protection asked for</b><br>%1 Higher is safer and leaves fewer, larger buckets.<br>"
                  "Does not cover: knowledge about other people in the bucket, or an earlier release of this table.</qt>")
                   .arg(text));
}

} // namespace tranche
