// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/board_model.h"

#include "ui/models/csv_role.h"
#include "ui/style/plain_hint.h"
#include "ui/style/type.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

constexpr int firstNumber = 3;

bool samePlace(const BoardLine& a, const BoardLine& b)
{
    return a.kind == b.kind && a.row == b.row && a.editable == b.editable && a.cells.size() == b.cells.size();
}

} // namespace

void BoardModel::show(const QStringList& heads, std::vector<BoardLine> lines)
{
    if (heads == m_heads && lines == m_lines)
        return;
    if (heads == m_heads && std::ranges::equal(lines, m_lines, samePlace)) {
        m_lines = std::move(lines);
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_heads = heads;
    m_lines = std::move(lines);
    endResetModel();
}

int BoardModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int BoardModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_heads.size());
}

QVariant BoardModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& line = m_lines[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<std::size_t>(index.column());
    static const BoardCell none;
    const auto& cell = column < line.cells.size() ? line.cells[column] : none;
    switch (role) {
    case Qt::DisplayRole: return cell.best ? QStringLiteral("▴ ") + cell.text : cell.text;
    case Qt::EditRole: return cell.text;
    case Qt::ToolTipRole: return plainHint(cell.toolTip);
    case Qt::FontRole: return typeface(cell.best || line.current ? Type::Bold : Type::Body);
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() >= firstNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case csvRole: return cell.exact;
    case KindRole: return static_cast<int>(line.kind);
    case LetterRole: return line.letter;
    case CurrentRole: return line.current;
    default: return {};
    }
}

bool BoardModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable) || value.toString().trimmed().isEmpty())
        return false;
    emit renamed(m_lines[static_cast<std::size_t>(index.row())].row, value.toString().trimmed());
    return true;
}

QVariant BoardModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return m_heads.value(section);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section >= firstNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

Qt::ItemFlags BoardModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const auto& line = m_lines[static_cast<std::size_t>(index.row())];
    if (line.kind == BoardLine::Kind::Heading)
        return Qt::ItemIsEnabled;
    auto flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (line.editable && index.column() == 0)
        flags |= Qt::ItemIsEditable;
    return flags;
}

} // namespace tranche
