// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/tables/view_setup.h"
#include "ui/parts/column_swatch.h"

#include <QFrame>
#include <QListView>

class QLabel;

namespace tranche {

class Badge;
class ColumnsModel;
class Meter;

/// The attributes of one column; they can be dragged out and dropped in, and sent elsewhere by a key.
class ColumnList final : public QListView {
    Q_OBJECT

public:
    ColumnList(ColumnsModel& model, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    QSize viewportSizeHint() const override { return sizeHint(); }
    /// A drag that began here is still going on; this list must outlive it.
    bool isDragging() const { return m_dragging; }

signals:
    void dragEnded();
    void sendAsked(int column); ///< 0-based, in the order shown
    void newColumnAsked();
    void dissolveAsked();
    void pinAsked();
    void leaveAsked(int columns); ///< to the card before (-1) or after (+1)

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void startDrag(Qt::DropActions actions) override;

private:
    bool m_dragging = false;
};

/// One row of a card: handle, name, medoid or sensitive icon, silhouette.
class ColumnRow final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// One column: colour, letter, name, verdict, figures, and its attributes.
class ColumnCard final : public QFrame {
    Q_OBJECT

public:
    ColumnCard(ColumnsModel& model, ColumnMark mark, QWidget* parent);

    /// Figures anew. `limit`: share of unique values that is still within.
    void refresh(double limit);
    ColumnList* list() { return m_list; }
    ColumnMark mark() const { return m_mark; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* buildHead();
    QModelIndex columnIndex() const;

    ColumnsModel& m_model;
    ColumnMark m_mark;
    bool m_target = false;
    Badge* m_badge = nullptr;
    QLabel* m_distinct = nullptr;
    QLabel* m_inner = nullptr;
    QLabel* m_unique = nullptr;
    Meter* m_meter = nullptr;
    ColumnList* m_list = nullptr;
};

/// Where attributes are dropped that shall have a column of their own; all that is free around it takes them too.
class NewColumnArea final : public QFrame {
    Q_OBJECT

public:
    NewColumnArea(ColumnsModel& model, QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    ColumnsModel& m_model;
    bool m_target = false;
};

} // namespace tranche
