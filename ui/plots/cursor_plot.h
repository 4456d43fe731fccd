// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <cstddef>
#include <optional>

namespace tranche {

/// A plot of items in a row, one of which the pointer or the keyboard stands on: arrows, Home and End move, Enter or a click chooses.
class CursorPlot : public QCustomPlot {
    Q_OBJECT

public:
    explicit CursorPlot(QWidget* parent = nullptr);

    std::optional<std::size_t> cursor() const { return m_cursor; }

signals:
    void pointed(const QString& sentence); ///< what the item under the cursor says; empty: none
    void chosen(std::size_t item);

protected:
    virtual std::size_t itemCount() const = 0;
    virtual std::optional<std::size_t> itemAt(QPointF position) const = 0;
    virtual QString sentenceFor(std::size_t item) const = 0;
    virtual std::size_t firstItem() const { return 0; } ///< where the keyboard begins; asked only where there are items
    virtual void showCursor() = 0;
    virtual void applyColours();

    void forgetCursor(); ///< other items are shown
    void setTickCounts();

    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void point(std::optional<std::size_t> item);

    std::optional<std::size_t> m_cursor;
};

/// Ticks of probabilities without the leading zero: .15.
QSharedPointer<QCPAxisTicker> probabilityTicker();

} // namespace tranche
