// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/kept_model.h"

#include "ui/style/number_text.h"
#include "ui/style/plain_hint.h"
#include "ui/style/type.h"
#include "ui/session/naming/name_text.h"

#include <algorithm>
#include <utility>

namespace tranche {

KeptModel::KeptModel(QObject* parent) : QAbstractTableModel(parent) {}

void KeptModel::show(const Snapshot& snapshot, std::optional<BucketId> bucket)
{
    if (m_table == snapshot.published && m_columns == snapshot.columns && m_buckets == snapshot.buckets && m_bucket == bucket)
        return;
    beginResetModel();
    m_table = snapshot.published;
    m_columns = snapshot.columns;
    m_buckets = snapshot.buckets;
    m_bucket = bucket && m_buckets && bucket->value < m_buckets->size() ? bucket : std::nullopt;
    m_marked.clear();
    m_attributes.clear();
    if (m_table && m_columns)
        for (const auto& column : m_columns->columns())
            m_attributes.insert(m_attributes.end(), column.begin(), column.end());
    endResetModel();
}

void KeptModel::mark(std::vector<bool> tuples)
{
    m_marked = std::move(tuples);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

RowId KeptModel::tuple(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    return m_bucket ? RowId(m_buckets->rowsOf(*m_bucket)[place]) : RowId(place);
}

int KeptModel::rowOf(RowId tuple) const
{
    if (!m_bucket)
        return m_table && tuple.value < m_table->rowCount() ? static_cast<int>(tuple.value) : -1;
    const auto rows = m_buckets->rowsOf(*m_bucket);
    const auto found = std::ranges::lower_bound(rows, tuple.value, {}, [](std::uint32_t row) { return std::size_t{row}; });
    return found != rows.end() && *found == tuple.value ? static_cast<int>(found - rows.begin()) : -1;
}

int KeptModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_table)
        return 0;
    return static_cast<int>(m_bucket ? m_buckets->sizeOf(*m_bucket) : m_table->rowCount());
}

int KeptModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_attributes.size());
}

QVariant KeptModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RowId row = tuple(index.row());
    const AttributeId attribute = m_attributes[static_cast<std::size_t>(index.column())];
    const bool marked = row.value < m_marked.size() && m_marked[row.value];
    switch (role) {
    case Qt::DisplayRole: return QString::fromStdString(m_table->cell(row, attribute));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter
                                   | (m_table->attribute(attribute).type == AttributeType::Numeric ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::FontRole: return marked ? QVariant(typeface(Type::Bold)) : QVariant();
    case RowRole: return static_cast<int>(row.value);
    case MarkedRole: return marked;
    default: return {};
    }
}

QVariant KeptModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0)
        return {};
    if (orientation == Qt::Horizontal && section < columnCount()) {
        const std::string& name = m_table->attribute(m_attributes[static_cast<std::size_t>(section)]).name;
        if (role == Qt::ToolTipRole)
            return plainHint(nameHint(name));
        return role == Qt::DisplayRole ? QVariant(nameText(name)) : QVariant();
    }
    if (role != Qt::DisplayRole || orientation == Qt::Horizontal)
        return {};
    return section < rowCount() ? QVariant(countText(m_table->sourceRow(tuple(section)) + 1)) : QVariant();
}

namespace {

template <class CodeOf>
std::vector<KnownValue> allButInferred(const KeptTable& table, CodeOf codeOf)
{
    std::vector<KnownValue> known;
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        if (table.sensitive().empty() || AttributeId(i) != table.sensitive().front())
            known.push_back({AttributeId(i), codeOf(AttributeId(i))});
    return known;
}

} // namespace

std::vector<KnownValue> knownOfTuple(const KeptTable& table, RowId tuple)
{
    return allButInferred(table, [&](AttributeId id) { return table.attribute(id).codes[tuple.value]; });
}

std::vector<KnownValue> knownOfLine(const SlicedTable& sliced, std::size_t line)
{
    return allButInferred(sliced.table(), [&](AttributeId id) { return sliced.code(line, id); });
}

} // namespace tranche
