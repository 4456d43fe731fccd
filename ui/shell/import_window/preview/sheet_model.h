// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/workbook/look/sheet_sample.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace tranche {

/// Part of a sheet with its own rows and columns, and what of it is read.
class SheetModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Part { Outside, Header, Inside };
    enum Roles {
        PartRole = Qt::UserRole + 1, ///< int(Part)
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `readsHidden`: rows and columns that are hidden are read as well. Null: nothing to show.
    void show(std::shared_ptr<const SheetSight> sight, bool readsHidden);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The range between two cells, as it is named in the sheet: "A3:U1003".
    QString rangeOf(const QModelIndex& first, const QModelIndex& last) const;
    /// What is read, with some of its edges moved to this cell, as far as its rows are shown; never less than one cell.
    CellRange resized(Qt::Edges moved, const QModelIndex& to) const;
    /// Which edges of what is read are shown, for they are where a row or column that is shown ends.
    Qt::Edges shownEdges() const;
    /// The corners of what is shown of a range; invalid: nothing of it is.
    std::pair<QModelIndex, QModelIndex> cornersOf(const CellRange& range) const;
    /// The corners of what is read, as far as it is shown; invalid: nothing of it is.
    std::pair<QModelIndex, QModelIndex> corners() const;

private:
    Part partOf(int row, int column) const;
    bool isHiddenColumn(int column) const;
    const SheetSight::Row* rowAt(int row) const;

    std::shared_ptr<const SheetSight> m_sight;
    bool m_readsHidden = true;
    std::vector<std::uint32_t> m_numbers;         ///< of the rows; 0: some are left out here
    std::vector<const SheetSight::Row*> m_stored; ///< null: the row is empty
};

} // namespace tranche
