// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTableView;

namespace tranche {

inline constexpr int tableRowHeight = 24;

/// How all tables of the program look: rows of one fixed height (so that a million scroll smoothly), thin lines, heads to the left.
void setUpTable(QTableView* view, const QString& accessibleName, int rowHeight = tableRowHeight);

/// Columns as wide as what stands in them. Of many columns only so many rows are looked at that nobody waits for it.
void fitColumns(QTableView* view);

/// Cells with 8 px of air and the focus ring inside the cell.
class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    /// Background and focus ring; what is inside comes between.
    void paintBack(QPainter& painter, const QStyleOptionViewItem& option) const;
    void paintFocus(QPainter& painter, const QStyleOptionViewItem& option) const;
    void paintText(QPainter& painter, const QStyleOptionViewItem& option, const QRect& area, const QString& text) const;
};

} // namespace tranche
