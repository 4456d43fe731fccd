// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/import_window/looker.h"

#include <QAbstractTableModel>

namespace tranche {

/// The first records of a source as they are read, each with its line in the file.
class PreviewModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Roles {
        TypeRole = Qt::UserRole + 1, ///< int(AttributeType), in the horizontal header
        TypeTextRole,                ///< its words with the count of values, in the horizontal header
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null, or a look without a head: nothing to show.
    void show(std::shared_ptr<const Looked> looked);
    const Table* table() const { return m_looked == nullptr ? nullptr : m_looked->look.head.get(); }
    /// The row that begins in this line or before it; -1: none.
    int rowOfLine(quint64 line) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override; ///< vertical: the line

private:
    QVariant columnHead(int section, int role) const;
    AttributeType typeOf(int column) const;
    QString typeText(int column) const;

    std::shared_ptr<const Looked> m_looked;
};

} // namespace tranche
