// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/dial_facts.h"

#include <QWidget>

namespace tranche {

/// How many attributes stand in the sensitive column, and how far the model can go with each choice: bars beside what is asked for.
/// A click on a row, or the arrow keys, choose another alpha.
class AlphaGauge final : public QWidget {
    Q_OBJECT

public:
    explicit AlphaGauge(QWidget* parent = nullptr);

    /// The scale as on the slider beside it, so that the line of what is asked for stands alike.
    void show(const AlphaFacts& facts, double scaleBegin, double scaleEnd);
    using QWidget::show;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(std::size_t alpha);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QRect rowRect(std::size_t row) const;
    std::size_t rowAt(const QPoint& position) const; ///< rows.size() where there is none
    void paintHead(QPainter& painter) const;
    void paintRow(QPainter& painter, std::size_t row) const;
    void paintBar(QPainter& painter, const AlphaRow& row, const QRectF& groove) const;
    double shareOf(double number) const; ///< of the groove, from its left
    void paintFoot(QPainter& painter) const;
    void describe();

    AlphaFacts m_facts;
    double m_begin = 1.0;
    double m_end = 8.0;
    std::size_t m_hovered = 99;
};

} // namespace tranche
