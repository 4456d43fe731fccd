// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/board_model.h"
#include "ui/parts/tables/view_setup.h"

#include <QTableView>

namespace tranche {

/// Cells of the board: the letter in a disc before the name, sentences across all columns, and what a click does as a button.
class BoardCellDelegate final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The board: a line a scenario. A click on the last column, or Enter, does what stands there.
class BoardTable final : public QTableView {
    Q_OBJECT

public:
    explicit BoardTable(QWidget* parent = nullptr);

    BoardModel& board() { return *m_model; }
    void show(std::vector<BoardLine> lines);
    using QWidget::show;
    /// The row of the board that is selected; nullopt: none.
    std::optional<std::size_t> selectedRow() const;
    void selectRowOf(std::size_t row);
    QSize sizeHint() const override;

signals:
    void rowSelected();
    /// What the last column of this line says.
    void acted(const tranche::BoardLine& line);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void act(const QModelIndex& index);
    void fit();

    BoardModel* m_model;
};

} // namespace tranche
