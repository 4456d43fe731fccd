// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/pair_model.h"
#include "ui/parts/tables/view_setup.h"

#include <QTableView>

namespace tranche {

/// A cell of a pair: coloured by its share of the row; a hidden count has no colour of its own.
class PairCell final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// How the values of two attributes meet: a table with a colour for each count. As high as its lines, up to a dozen.
class PairTable final : public QTableView {
    Q_OBJECT

public:
    explicit PairTable(QWidget* parent);

    void show(std::shared_ptr<const PairCounts> counts, int hiddenBelow, const QString& name);
    using QTableView::show;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

private:
    PairModel* m_counts;
};

/// The colours of shares, from 0 % to 100 %.
class ShareScale final : public QWidget {
    Q_OBJECT

public:
    explicit ShareScale(QWidget* parent);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace tranche
