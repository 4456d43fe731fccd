// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/buttons.h"

#include "ui/style/icons.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace tranche {

namespace {

/// A label that looks its colour up again when the program changes between light and dark.
class TextLabel final : public QLabel {
public:
    TextLabel(const QString& text, Type type, Ink role, QWidget* parent) : QLabel(text, parent), m_ink(role)
    {
        setFont(typeface(type));
        recolour();
    }

protected:
    void changeEvent(QEvent* event) override
    {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::PaletteChange)
            recolour();
    }

private:
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
    button->setToolTip(text);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

QLabel* textLabel(const QString& text, Type type, Ink role, QWidget* parent)
{
    return new TextLabel(text, type, role, parent);
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
