// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/sentence_label.h"

#include "ui/style/plain_hint.h"
#include "ui/style/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStringList>
#include <QToolTip>

namespace tranche {

SentenceLabel::SentenceLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

void SentenceLabel::say(const QString& sentence)
{
    if (sentence == text())
        return;
    setText(sentence);
    m_words = glossaryWordsIn(sentence);
    QStringList meanings;
    for (const auto& word : m_words)
        meanings += word.meaning;
    setAccessibleDescription(meanings.join(QLatin1Char(' ')));
    setToolTip(plainHint(sentence));
}

QSize SentenceLabel::minimumSizeHint() const
{
    return {0, QLabel::minimumSizeHint().height()};
}

QSize SentenceLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 2, QLabel::sizeHint().height()};
}

QString SentenceLabel::shownText() const
{
    return fontMetrics().elidedText(text(), Qt::ElideRight, width());
}

/// Empty where the word is elided.
QRect SentenceLabel::placeOf(const GlossaryHit& hit) const
{
    const QString shown = shownText();
    if (shown.left(hit.start + hit.length) != text().left(hit.start + hit.length))
        return {};
    const int left = fontMetrics().horizontalAdvance(shown.left(hit.start));
    const int right = fontMetrics().horizontalAdvance(shown.left(hit.start + hit.length));
    const int top = (height() - fontMetrics().height()) / 2;
    return {left, top, right - left, fontMetrics().height()};
}

bool SentenceLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        for (const auto& word : m_words) {
            if (const QRect place = placeOf(word); place.contains(help->pos())) {
                QToolTip::showText(help->globalPos(), word.meaning, this, place);
                return true;
            }
        }
    }
    return QLabel::event(event);
}

void SentenceLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(ink(palette(), Ink::Text2));
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, shownText());
    painter.setPen(QPen(ink(palette(), Ink::Text3), 1.0, Qt::DotLine));
    for (const auto& word : m_words)
        if (const QRect place = placeOf(word); !place.isEmpty())
            painter.drawLine(place.left(), place.bottom(), place.right(), place.bottom());
}

} // namespace tranche
