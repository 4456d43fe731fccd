// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adversary/adversary_view.h"
#include "ui/session/document.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace tranche {

/// The tuples that the buckets are made of, as they are published but not shuffled: all of them, or those of one bucket. For eyes in the
/// house only. The attributes stand column by column, as in the sliced table.
class KeptModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Roles {
        RowRole = Qt::UserRole + 1, ///< int: RowId of the tuple
        MarkedRole,                 ///< bool: the tuple is one that was asked for
    };

    explicit KeptModel(QObject* parent = nullptr);

    /// `bucket`: its tuples only.
    void show(const Snapshot& snapshot, std::optional<BucketId> bucket = std::nullopt);
    /// By tuple; they are drawn bold. Empty: none is.
    void mark(std::vector<bool> tuples);
    RowId tuple(int row) const;
    int rowOf(RowId tuple) const; ///< -1 where it is not shown

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role) const override; ///< vertical: number of the tuple in the file, from 1

private:
    std::shared_ptr<const KeptTable> m_table;
    std::shared_ptr<const ColumnPartition> m_columns;
    std::shared_ptr<const BucketPartition> m_buckets;
    std::optional<BucketId> m_bucket;
    std::vector<AttributeId> m_attributes; ///< in the order shown
    std::vector<bool> m_marked;
};

/// What somebody knows who knows everything of a tuple but the sensitive attribute named first.
std::vector<KnownValue> knownOfTuple(const KeptTable& table, RowId tuple);
/// The same of a line of the sliced table, which need not be a tuple.
std::vector<KnownValue> knownOfLine(const SlicedTable& sliced, std::size_t line);

} // namespace tranche
