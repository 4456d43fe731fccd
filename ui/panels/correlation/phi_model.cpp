// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/correlation/phi_model.h"

#include "ui/models/csv_role.h"
#include "ui/style/plain_hint.h"

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
        return row == column ? QString() : cellText(m_shown, row, column);
    if (role == csvRole)
        return m_shown.pending() ? QVariant()
                                 : QVariant(row == column && m_shown.mode == HeatmapMode::Difference ? 0.0 : m_shown.shownAt(row, column));
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return plainHint(pairLine(m_shown, row, column));
    if (role == Qt::AccessibleTextRole)
        return pairLine(m_shown, row, column);
    return {};
}

QVariant PhiModel::headerData(int section, Qt::Orientation, int role) const
{
    if ((role == Qt::DisplayRole || role == csvRole) && section >= 0 && static_cast<std::size_t>(section) < m_shown.size())
        return m_shown.names[static_cast<std::size_t>(section)];
    return {};
}

} // namespace tranche
