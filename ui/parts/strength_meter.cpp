// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/strength_meter.h"

#include "ui/parts/buttons.h"
#include "ui/style/type.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace tranche {

namespace {

constexpr double barWidth = 80;
constexpr double barHeight = 6;

} // namespace

StrengthMeter::StrengthMeter(QWidget* parent) : QWidget(parent)
{
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(scaled(barWidth + 8), 0, 0, 0);
    m_words = wrappedLabel({}, Type::Caption, Ink::Text2, this);
    m_words->setMinimumHeight(2 * m_words->fontMetrics().lineSpacing());
    m_words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    across->addWidget(m_words, 1);
}

void StrengthMeter::say(double share, Ink bar, const QString& words)
{
    m_share = std::clamp(share, 0.0, 1.0);
    m_ink = bar;
    m_words->setText(words);
    setAccessibleName(words);
    update();
}

QString StrengthMeter::words() const
{
    return m_words->text();
}

void StrengthMeter::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRect groove(0, m_words->y() + scaled(5), scaled(barWidth), scaled(barHeight));
    painter.fillRect(groove, ink(palette(), Ink::Track));
    QRect bar = groove;
    bar.setWidth(static_cast<int>(groove.width() * m_share));
    painter.fillRect(bar, ink(palette(), m_ink));
}

} // namespace tranche
