// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/dial/ratio_field.h"

#include "ui/parts/typing.h"
#include "ui/style/number_text.h"
#include "ui/style/plain_hint.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QLineEdit>
#include <QPainter>

#include <algorithm>

namespace tranche {

RatioField::RatioField(QWidget* parent) : QAbstractSpinBox(parent), m_typing(new Typing(*this))
{
    setKeyboardTracking(false);
    setCorrectionMode(CorrectToPreviousValue);
    lineEdit()->setText(ratioText(m_value));
    connect(lineEdit(), &QLineEdit::textEdited, this, &RatioField::readText);
    connect(this, &QAbstractSpinBox::editingFinished, this, &RatioField::commit);
}

void RatioField::setValue(const Ratio& value)
{
    m_value = value;
    m_typing->write([this] { showValue(); });
}

/// Another way to write the same number stays as it was typed.
void RatioField::showValue()
{
    setProblem({});
    const auto typed = parseRatio(plainNumber(lineEdit()->text()).toStdString());
    if (!typed.has_value() || *typed != m_value)
        lineEdit()->setText(ratioText(m_value));
}

void RatioField::setAlarmed(bool alarmed)
{
    m_alarmed = alarmed;
    update();
}

void RatioField::stepBy(int steps)
{
    const std::uint64_t now = m_value.numerator() * m_scale.perUnit / m_value.denominator();
    const std::int64_t next = std::max<std::int64_t>(static_cast<std::int64_t>(now) + std::int64_t{steps} * m_scale.step, 0);
    m_value = std::clamp(Ratio(static_cast<std::uint64_t>(next), m_scale.perUnit), m_scale.least, m_scale.most);
    lineEdit()->setText(ratioText(m_value));
    setProblem({});
    emit chosen(m_value);
}

QSize RatioField::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("0.0000")) + scaled(28),
            std::max(scaled(26), fontMetrics().height() + scaled(6))};
}

QValidator::State RatioField::validate(QString&, int&) const
{
    return QValidator::Acceptable; // everything may stand there; readText() says what is wrong with it
}

void RatioField::paintEvent(QPaintEvent* event)
{
    QAbstractSpinBox::paintEvent(event);
    if (m_problem.isEmpty() && !m_alarmed)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink(palette(), Ink::Fail), 2.0));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), scaled(4), scaled(4));
}

void RatioField::readText()
{
    const auto typed = parseRatio(plainNumber(lineEdit()->text()).toStdString());
    if (!typed.has_value())
        setProblem(tr("Not a number. Examples: 3, 3.9 or 7/2."));
    else if (*typed < m_scale.least || *typed > m_scale.most || (m_scale.whole && typed->denominator() != 1))
        setProblem(m_scale.rule);
    else
        setProblem({});
}

void RatioField::commit()
{
    readText();
    if (!m_problem.isEmpty())
        return;
    const Ratio typed = *parseRatio(plainNumber(lineEdit()->text()).toStdString());
    const bool other = typed != m_value;
    m_value = typed;
    m_typing->end();
    if (other)
        emit chosen(m_value);
}

void RatioField::setProblem(const QString& problem)
{
    if (problem == m_problem)
        return;
    m_problem = problem;
    setToolTip(plainHint(problem));
    setAccessibleDescription(problem);
    update();
    emit problemChanged(problem);
}

QString ratioText(const Ratio& value)
{
    const Ratio shortened = value.roundedDown(4);
    if (shortened == value)
        return decimalText(QString::fromStdString(value.textRoundedDown(4)));
    return QStringLiteral("%1/%2").arg(value.numerator()).arg(value.denominator());
}

} // namespace tranche
