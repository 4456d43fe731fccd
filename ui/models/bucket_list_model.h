// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"

#include <QAbstractTableModel>

namespace tranche {

/// A row for each bucket: number, size, greatest p(t,s).
class BucketListModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Bucket, Size, LargestP, ColumnCount };
    enum Roles {
        SizeRole = Qt::UserRole + 1, ///< int: tuples
        ProbabilityRole,             ///< double in [0, 1]
        LimitRole,                   ///< double: 1/l
        OverLimitRole,               ///< bool, compared exactly
    };

    explicit BucketListModel(QObject* parent = nullptr);

    void show(const Document& now);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool claims() const; ///< whether the report says anything of values
    bool limits() const; ///< whether the model sets a limit to p itself; only l-diversity does
    QString text(std::size_t bucket, int column) const;

    std::shared_ptr<const BucketPartition> m_buckets;
    std::shared_ptr<const PrivacyReport> m_report; ///< null until it is there
};

} // namespace tranche
