// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/buttons.h"

#include "ui/style/icons.h"
#include "ui/style/plain_hint.h"

#include <QHelpEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>

namespace tranche {

namespace {

constexpr int wholeUpTo = 26; // signs that a label always has room for

/// A label that looks its colour up again when the program changes between light and dark. A long name neither widens what is around
/// it nor is cut off without a sign: its middle is left out, and the whole is the tooltip.
class TextLabel final : public QLabel {
public:
    TextLabel(const QString& text, Type type, Ink role, QWidget* parent) : QLabel(text, parent), m_ink(role)
    {
        setFont(typeface(type));
        setTextFormat(Qt::PlainText);
        setForegroundRole(QPalette::WindowText); // on a ground of any role
        recolour();
    }

    QSize minimumSizeHint() const override
    {
        const QSize whole = QLabel::minimumSizeHint();
        return {std::min(whole.width(), fontMetrics().averageCharWidth() * wholeUpTo), whole.height()};
    }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::ToolTip || !toolTip().isEmpty() || !isCut())
            return QLabel::event(event);
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), QStringLiteral("<qt>%1</qt>").arg(text().toHtmlEscaped()), this);
        return true;
    }

    void paintEvent(QPaintEvent* event) override
    {
        if (!isCut())
            return QLabel::paintEvent(event);
        QPainter painter(this);
        painter.setPen(palette().color(isEnabled() ? QPalette::Normal : QPalette::Disabled, QPalette::WindowText));
        painter.drawText(contentsRect(), static_cast<int>(alignment()),
                         fontMetrics().elidedText(text(), Qt::ElideMiddle, contentsRect().width()));
    }

    void changeEvent(QEvent* event) override
    {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::PaletteChange)
            recolour();
    }

private:
    bool isCut() const
    {
        return !wordWrap() && !text().contains(QLatin1Char('\n')) && fontMetrics().horizontalAdvance(text()) > contentsRect().width();
    }

    void recolour()
    {
        const QColor wanted = ink(palette(), m_ink);
        if (palette().color(QPalette::WindowText) == wanted)
            return;
        QPalette own;
        own.setColor(QPalette::WindowText, wanted);
        setPalette(own);
    }

    Ink m_ink;
};

} // namespace

void makePrimary(QPushButton* button)
{
    button->setProperty("primary", true);
    button->update();
}

QToolButton* iconButton(const QString& name, const QString& text, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setIcon(icon(name, button->palette()));
    button->setIconSize({scaled(16), scaled(16)});
    button->setAccessibleName(text);
    button->setToolTip(plainHint(text));
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

QLabel* textLabel(const QString& text, Type type, Ink role, QWidget* parent)
{
    return new TextLabel(text, type, role, parent);
}

QLabel* wrappedLabel(const QString& text, Type type, Ink role, QWidget* parent)
{
    auto* label = textLabel(text, type, role, parent);
    label->setWordWrap(true);
    return label;
}

void paintFocusRing(QPainter& painter, const QRectF& edge, const QPalette& palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink(palette, Ink::Accent), 2.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(edge.adjusted(-2, -2, 2, 2), 5, 5);
    painter.restore();
}

} // namespace tranche
