// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QWidget>

class QPainter;

namespace tranche {

/// The arc that turns while something is computed; the only thing that moves by itself.
class BusyArc final : public QWidget {
    Q_OBJECT

public:
    explicit BusyArc(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QBasicTimer m_timer;
    int m_angle = 0;
};

/// Three quarters of a ring in the accent colour, from `angle` degrees on.
void paintArc(QPainter& painter, const QRectF& area, int angle, const QPalette& palette);

} // namespace tranche
