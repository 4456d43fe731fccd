// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"
#include "ui/session/opened_table.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace tranche {

/// The source table as it was read: a row for each tuple in the order of the file, a column for each attribute.
class TableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Roles {
        DroppedRole = Qt::UserRole + 1, ///< bool: the tuple is left out because of a missing value; to be dimmed
        MissingRole,                    ///< bool: this cell counts as missing
        TypeRole,                       ///< int(AttributeType), also in the horizontal header
        SourceRole,                     ///< int: SourceId of the attribute, also in the horizontal header
    };

    explicit TableModel(QObject* parent = nullptr);

    void show(const Document& now);
    /// "line 15: Country is missing, tuple dropped"; empty for a kept tuple.
    QString rowSentence(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role) const override; ///< vertical: number of the tuple in the file, from 1

private:
    QString hintOf(SourceId attribute) const;
    QString labelOf(std::size_t row, SourceId attribute) const;
    bool isDropped(std::size_t row) const;
    bool isMissing(std::size_t row, SourceId attribute) const;
    AttributeType typeOf(SourceId attribute) const;

    std::shared_ptr<const OpenedTable> m_opened;
    Snapshot m_snapshot;
};

} // namespace tranche
