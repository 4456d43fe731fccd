// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/phi_model.h"

#include "ui/style/number_text.h"

namespace tranche {

PhiModel::PhiModel(QObject* parent) : QAbstractTableModel(parent) {}

void PhiModel::show(HeatmapData shown)
{
    if (shown == m_shown)
        return;
    beginResetModel();
    m_shown = std::move(shown);
    endResetModel();
}

int PhiModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int PhiModel::columnCount(const QModelIndex& parent) const
{
    return rowCount(parent);
}

QVariant PhiModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const auto column = static_cast<std::size_t>(index.column());
    if (role == Qt::DisplayRole)
        return row == column ? QString() : phiText(m_shown.at(row, column));
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return tr("%1 × %2: φ² %3").arg(m_shown.names[row], m_shown.names[column], phiText(m_shown.at(row, column), true));
    return {};
}

QVariant PhiModel::headerData(int section, Qt::Orientation, int role) const
{
    if (role == Qt::DisplayRole && section >= 0 && static_cast<std::size_t>(section) < m_shown.size())
        return m_shown.names[static_cast<std::size_t>(section)];
    return {};
}

} // namespace tranche
