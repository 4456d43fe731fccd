// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/correlation/pair_counts.h"

#include <QAbstractTableModel>

#include <memory>

namespace tranche {

/// A pair of attributes as a table of counts. A count below the threshold is given to nobody: not as text, not as a share, not to a screen
/// reader.
class PairModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Roles {
        ShareRole = Qt::UserRole + 1, ///< of its row, in [0, 1]; invalid where the count is hidden, 0 where there is none
        HiddenRole,                   ///< bool
    };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::shared_ptr<const PairCounts> counts, int hiddenBelow);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString sentence(std::size_t row, std::size_t column) const;
    QString text(std::uint64_t count) const;
    bool hidden(std::uint64_t count) const { return count > 0 && count < m_hiddenBelow; }

    std::shared_ptr<const PairCounts> m_counts;
    std::uint64_t m_hiddenBelow = 5;
};

/// What a line of a pair stands for: "Married", "17 to 24", "(missing)", "12 others".
QString pairValueText(const PairValue& value);

} // namespace tranche
