// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/preview/sheet_model.h"

#include "core/import/qt_text.h"
#include "ui/style/number_text.h"
#include "ui/style/plain_hint.h"

#include <algorithm>
#include <utility>

namespace tranche {

void SheetModel::show(std::shared_ptr<const SheetSight> sight, bool readsHidden)
{
    beginResetModel();
    m_sight = std::move(sight);
    m_readsHidden = readsHidden;
    m_numbers.clear();
    m_stored.clear();
    std::uint32_t last = 0; // the row before
    const auto addEmpty = [&](std::uint32_t until) {
        for (; last + 1 < until; ++last) {
            m_numbers.push_back(last + 1);
            m_stored.push_back(nullptr);
        }
    };
    if (m_sight == nullptr)
        return endResetModel();
    for (const auto& row : m_sight->rows) {
        if (last <= m_sight->firstRowsEnd && row.number > m_sight->firstRowsEnd + 1) {
            addEmpty(m_sight->firstRowsEnd + 1);
            m_numbers.push_back(0);
            m_stored.push_back(nullptr);
            last = row.number - 1;
        }
        addEmpty(row.number);
        m_numbers.push_back(row.number);
        m_stored.push_back(&row);
        last = row.number;
    }
    endResetModel();
}

int SheetModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_numbers.size());
}

int SheetModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_sight == nullptr ? 0 : static_cast<int>(m_sight->columns);
}

bool SheetModel::isHiddenColumn(int column) const
{
    const auto at = static_cast<std::size_t>(column);
    return at < m_sight->hiddenColumns.size() && m_sight->hiddenColumns[at];
}

const SheetSight::Row* SheetModel::rowAt(int row) const
{
    return m_stored[static_cast<std::size_t>(row)];
}

SheetModel::Part SheetModel::partOf(int row, int column) const
{
    const auto number = m_numbers[static_cast<std::size_t>(row)];
    const SheetSight::Row* stored = rowAt(row);
    const bool hidden = isHiddenColumn(column) || (stored != nullptr && stored->hidden);
    const CellRange& range = m_sight->range;
    const bool between = number == 0 && row > 0 && m_numbers[static_cast<std::size_t>(row - 1)] >= range.first.row;
    const CellReference cell{.row = between ? range.last.row : number, .column = static_cast<std::uint32_t>(column + 1)};
    if (!range.holds(cell) || (hidden && !m_readsHidden))
        return Part::Outside;
    return number != 0 && number < range.first.row + m_sight->headerRows ? Part::Header : Part::Inside;
}

QVariant SheetModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || m_sight == nullptr)
        return {};
    if (role == PartRole)
        return static_cast<int>(partOf(index.row(), index.column()));
    const SheetSight::Row* row = rowAt(index.row());
    const auto column = static_cast<std::size_t>(index.column());
    const bool filled = row != nullptr && column < row->cells.size();
    const QString text = filled ? qtText(row->cells[column]) : QString();
    if (role == Qt::DisplayRole)
        return text;
    if (role == Qt::ToolTipRole)
        return plainHint(text);
    if (role == Qt::AccessibleDescriptionRole && partOf(index.row(), index.column()) == Part::Outside)
        return tr("left out");
    return {};
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (m_sight == nullptr || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool across = orientation == Qt::Horizontal;
    const auto number = across ? static_cast<std::uint32_t>(section + 1) : m_numbers[static_cast<std::size_t>(section)];
    if (number == 0)
        return role == Qt::DisplayRole ? QStringLiteral("⋮") : tr("rows that are not shown");
    const bool hidden = across ? isHiddenColumn(section) : rowAt(section) != nullptr && rowAt(section)->hidden;
    QString name = QString::number(number);
    if (across) {
        name = qtText(cellName({.row = 1, .column = number}));
        name.chop(1);
    }
    if (role == Qt::ToolTipRole)
        return !hidden ? QString() : m_readsHidden ? tr("hidden in the workbook, read as well") : tr("hidden in the workbook, left out");
    return hidden ? tr("%1 hidden").arg(name) : name;
}

QString SheetModel::rangeOf(const QModelIndex& first, const QModelIndex& last) const
{
    const auto cell = [this](const QModelIndex& index) {
        return CellReference{.row = m_numbers[static_cast<std::size_t>(index.row())],
                             .column = static_cast<std::uint32_t>(index.column() + 1)};
    };
    const CellRange range{cell(first), cell(last)};
    return range.first.row == 0 || range.last.row == 0 ? QString() : qtText(rangeName(range));
}

CellRange SheetModel::resized(Qt::Edges moved, const QModelIndex& to) const
{
    CellRange range = m_sight->range;
    const auto row = m_numbers[static_cast<std::size_t>(to.row())];
    const auto column = static_cast<std::uint32_t>(to.column() + 1);
    if (row != 0 && moved.testFlag(Qt::TopEdge)) // 0 stands for rows between, of which none can be told
        range.first.row = std::min(row, range.last.row);
    if (row != 0 && moved.testFlag(Qt::BottomEdge))
        range.last.row = std::max(row, range.first.row);
    if (moved.testFlag(Qt::LeftEdge))
        range.first.column = std::min(column, range.last.column);
    if (moved.testFlag(Qt::RightEdge))
        range.last.column = std::max(column, range.first.column);
    return range;
}

Qt::Edges SheetModel::shownEdges() const
{
    Qt::Edges shown;
    if (m_sight == nullptr)
        return shown;
    const CellRange& range = m_sight->range;
    shown.setFlag(Qt::TopEdge, std::ranges::find(m_numbers, range.first.row) != m_numbers.end());
    shown.setFlag(Qt::BottomEdge, std::ranges::find(m_numbers, range.last.row) != m_numbers.end());
    shown.setFlag(Qt::LeftEdge, range.first.column <= m_sight->columns);
    shown.setFlag(Qt::RightEdge, range.last.column <= m_sight->columns);
    return shown;
}

std::pair<QModelIndex, QModelIndex> SheetModel::corners() const
{
    return m_sight == nullptr ? std::pair<QModelIndex, QModelIndex>() : cornersOf(m_sight->range);
}

std::pair<QModelIndex, QModelIndex> SheetModel::cornersOf(const CellRange& range) const
{
    if (m_sight == nullptr || m_sight->columns == 0 || range.first.column > m_sight->columns)
        return {};
    const auto isIn = [&](std::uint32_t number) { return number >= range.first.row && number <= range.last.row; };
    const auto first = std::ranges::find_if(m_numbers, isIn);
    if (first == m_numbers.end())
        return {};
    const auto last = std::find_if(m_numbers.rbegin(), m_numbers.rend(), isIn);
    const auto lastColumn = std::min(range.last.column, m_sight->columns);
    return {index(static_cast<int>(first - m_numbers.begin()), static_cast<int>(range.first.column) - 1),
            index(static_cast<int>(m_numbers.rend() - last) - 1, static_cast<int>(lastColumn) - 1)};
}

} // namespace tranche
