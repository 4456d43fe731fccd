// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/pair_model.h"

#include "ui/style/number_text.h"
#include "ui/session/naming/name_text.h"
#include "ui/style/plain_hint.h"

#include <algorithm>

namespace tranche {

QString pairValueText(const PairValue& value)
{
    if (value.rest)
        return value.values == 1 ? PairModel::tr("1 other") : PairModel::tr("%1 others").arg(countText(value.values));
    if (value.missing)
        return PairModel::tr("(missing)");
    const QString low = valueText(value.low);
    return value.low == value.high ? low : PairModel::tr("%1 to %2").arg(low, valueText(value.high));
}

void PairModel::show(std::shared_ptr<const PairCounts> counts, int hiddenBelow)
{
    const auto threshold = static_cast<std::uint64_t>(std::max(1, hiddenBelow));
    if (counts == m_counts && threshold == m_hiddenBelow)
        return;
    beginResetModel();
    m_counts = std::move(counts);
    m_hiddenBelow = threshold;
    endResetModel();
}

int PairModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_counts ? 0 : static_cast<int>(m_counts->rows.size());
}

int PairModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_counts ? 0 : static_cast<int>(m_counts->columns.size());
}

QString PairModel::text(std::uint64_t count) const
{
    if (count == 0)
        return {};
    return hidden(count) ? tr("< %1").arg(countText(static_cast<std::size_t>(m_hiddenBelow))) : countText(static_cast<std::size_t>(count));
}

QString PairModel::sentence(std::size_t row, std::size_t column) const
{
    const auto count = m_counts->at(row, column);
    const QString pair = tr("%1 and %2").arg(pairValueText(m_counts->rows[row]), pairValueText(m_counts->columns[column]));
    if (count == 0)
        return tr("%1: none").arg(pair);
    if (hidden(count))
        return tr("%1: fewer than %2, hidden").arg(pair, countText(static_cast<std::size_t>(m_hiddenBelow)));
    return tr("%1: %2, %3 of the row")
        .arg(pair, countText(static_cast<std::size_t>(count), Counted::Tuple),
             percentText(static_cast<double>(count) / static_cast<double>(m_counts->rows[row].total)));
}

QVariant PairModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_counts)
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const auto column = static_cast<std::size_t>(index.column());
    const auto count = m_counts->at(row, column);
    switch (role) {
    case Qt::DisplayRole: return text(count);
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignCenter);
    case Qt::ToolTipRole: return plainHint(sentence(row, column));
    case Qt::AccessibleTextRole: return sentence(row, column);
    case HiddenRole: return hidden(count);
    case ShareRole:
        return hidden(count)
                   ? QVariant()
                   : QVariant(static_cast<double>(count) / static_cast<double>(std::max<std::size_t>(1, m_counts->rows[row].total)));
    default: return {};
    }
}

QVariant PairModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (!m_counts || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const auto& lines = orientation == Qt::Horizontal ? m_counts->columns : m_counts->rows;
    const auto at = static_cast<std::size_t>(section);
    if (section < 0 || at >= lines.size())
        return {};
    return role == Qt::ToolTipRole ? plainHint(pairValueText(lines[at])) : pairValueText(lines[at]);
}

} // namespace tranche
