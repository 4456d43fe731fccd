// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/dial_facts.h"

#include <QWidget>

#include <optional>

namespace tranche {

/// How many attributes stand in the sensitive column, and how far the model can go with each choice: three bars beside what is asked for,
/// and below them which group stops it. A click on a row, or the arrow keys, choose another alpha.
///
/// Any other alpha can be looked at without choosing it: by hovering over a row, and by the wheel or the page keys, which move the three
/// rows along; then what stands below is about that alpha. Enter chooses it; Escape, or leaving, goes back to the present one.
class AlphaGauge final : public QWidget {
    Q_OBJECT

public:
    explicit AlphaGauge(QWidget* parent = nullptr);

    /// The scale as on the slider beside it, so that the line of what is asked for stands alike.
    void show(const AlphaFacts& facts, double scaleBegin, double scaleEnd);
    using QWidget::show;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Room at the beginning of a row for the greatest alpha.
    int labelWidth() const;
    /// Room at the end of a row for the longer of the two verdicts, with its icon.
    int verdictWidth() const;

signals:
    void chosen(std::size_t alpha);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QRect rowRect(std::size_t row) const;            ///< of a row in sight
    std::size_t rowAt(const QPoint& position) const; ///< rows.size() where there is none
    std::size_t end() const;                         ///< one after the last row in sight
    std::size_t presentRow() const;
    void centre(std::size_t row);
    void lookAt(std::size_t row);
    void lookBack();
    const AlphaRow& looked() const; ///< the row that the foot is about; there are rows
    QString sentenceOf(const AlphaRow& row) const;
    QString listOfRows() const;
    void paintHead(QPainter& painter) const;
    static QString verdictText(bool holds);
    void paintRow(QPainter& painter, std::size_t row) const;
    void paintBar(QPainter& painter, const AlphaRow& row, const QRectF& groove) const;
    double shareOf(double number) const; ///< of the groove, from its left
    void paintFoot(QPainter& painter) const;
    void describe();

    AlphaFacts m_facts;
    double m_begin = 1.0;
    double m_end = 8.0;
    std::size_t m_first = 0;           ///< row that stands on top
    std::optional<std::size_t> m_look; ///< row that is looked at; none: the present one
};

} // namespace tranche
