// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/figures_model.h"

#include "ui/models/csv_role.h"

#include <utility>

namespace tranche {

void FiguresModel::show(const QStringList& heads, std::vector<Line> lines)
{
    if (heads == m_heads && lines == m_lines)
        return;
    beginResetModel();
    m_heads = heads;
    m_lines = std::move(lines);
    endResetModel();
}

int FiguresModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int FiguresModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_heads.size());
}

QVariant FiguresModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto& line = m_lines[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<std::size_t>(index.column());
    if (column >= line.size())
        return {};
    const TwinFigure& figure = line[column];
    switch (role) {
    case Qt::DisplayRole: return figure.text;
    case Qt::TextAlignmentRole: return static_cast<int>((figure.exact.isValid() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case csvRole: return figure.exact;
    default: return {};
    }
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? m_heads.value(section) : QVariant();
}

} // namespace tranche
