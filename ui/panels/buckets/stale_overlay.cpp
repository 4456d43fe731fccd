// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/buckets/stale_overlay.h"

#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTimer>

namespace tranche {

namespace {

constexpr int patience = 100; // ms; on a table of usual size the next result is there long before

/// Keys that lead away from a table.
bool leadsAway(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab || key.key() == Qt::Key_Escape
           || (key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35);
}

} // namespace

StaleOverlay::StaleOverlay(QWidget* place, std::vector<QWidget*> tables) : QWidget(place)
{
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_NoMousePropagation); // nor wheel, nor menu: what lies below has none of it
    setAccessibleName(tr("Out of date – recalculating"));
    m_patience = new QTimer(this);
    m_patience->setSingleShot(true);
    m_patience->setInterval(patience);
    connect(m_patience, &QTimer::timeout, this, [this] {
        m_seen = true;
        update();
    });
    place->installEventFilter(this);
    for (QWidget* table : tables)
        table->installEventFilter(this);
    hide();
}

void StaleOverlay::hold()
{
    if (m_holding)
        return; // however many requests follow each other, patience is one
    m_holding = true;
    m_seen = false;
    setGeometry(parentWidget()->rect());
    raise();
    show();
    m_patience->start();
}

void StaleOverlay::release()
{
    m_patience->stop();
    m_holding = false;
    m_seen = false;
    hide();
}

void StaleOverlay::paintEvent(QPaintEvent*)
{
    if (!m_seen)
        return;
    QPainter painter(this);
    QColor back = ink(palette(), Ink::Base);
    back.setAlphaF(0.86F);
    painter.fillRect(rect(), back);
    const QString word = tr("Recalculating buckets …");
    painter.setFont(typeface(Type::Heading));
    QRect label = painter.fontMetrics().boundingRect(word).adjusted(-scaled(16), -scaled(8), scaled(16), scaled(8));
    label.moveCenter(rect().center());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(ink(palette(), Ink::Border));
    painter.setBrush(ink(palette(), Ink::Raised));
    painter.drawRoundedRect(label, scaled(6), scaled(6));
    painter.setPen(ink(palette(), Ink::Text));
    painter.drawText(label, Qt::AlignCenter, word);
}

bool StaleOverlay::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget()) {
        if (event->type() == QEvent::Resize)
            setGeometry(parentWidget()->rect());
        return false;
    }
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    return m_holding && key && !leadsAway(*static_cast<QKeyEvent*>(event));
}

} // namespace tranche
