// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/strip_facts.h"

#include <QWidget>

namespace tranche {

/// How many attributes stand in the sensitive column, and the greatest l that each choice can hold: bars beside the present l.
/// A click on a row, or the arrow keys, choose another alpha.
class AlphaGauge final : public QWidget {
    Q_OBJECT

public:
    explicit AlphaGauge(QWidget* parent = nullptr);

    /// `scaleEnd` as on the slider above, so that the line of the present l stands alike.
    void show(const AlphaFacts& facts, const Ratio& l, double scaleEnd);
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
    void paintFoot(QPainter& painter) const;
    void describe();

    AlphaFacts m_facts;
    Ratio m_l {2, 1};
    double m_end = 8.0;
    std::size_t m_hovered = 99;
};

} // namespace tranche
