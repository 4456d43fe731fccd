// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/sliced_model.h"

#include "ui/session/names.h"
#include "ui/style/number_text.h"
#include "ui/session/naming/name_text.h"
#include "ui/style/plain_hint.h"

#include <algorithm>
#include <utility>

namespace tranche {

SlicedModel::SlicedModel(QObject* parent) : QAbstractTableModel(parent) {}

void SlicedModel::show(const Document& now)
{
    if (now.snapshot.sliced == m_sliced)
        return;
    beginResetModel();
    m_sliced = now.snapshot.sliced;
    if (!m_sliced || !m_answer || !m_answer->isOf(now.snapshot)) {
        m_answer.reset();
        m_known.clear();
        m_fits.clear();
    }
    m_fields.clear();
    for (std::size_t c = 0; m_sliced && c < m_sliced->columns().size(); ++c) {
        bool first = true;
        for (const auto attribute : m_sliced->columns().columns()[c]) {
            m_fields.push_back({attribute, ColumnId(c), first});
            first = false;
        }
    }
    endResetModel();
}

void SlicedModel::showKnown(std::shared_ptr<const IntruderAnswer> answer)
{
    const bool fitting = answer && m_sliced && answer->slicing.buckets.get() == &m_sliced->buckets();
    m_answer = fitting ? std::move(answer) : nullptr;
    m_known.assign(m_answer ? m_sliced->columns().size() : 0, {});
    m_fits.assign(m_answer ? m_sliced->buckets().size() : 0, false);
    if (m_answer) {
        for (const auto& known : m_answer->known)
            m_known[m_sliced->columns().columnOf(known.attribute).value].push_back(known);
        for (const auto& bucket : m_answer->view.buckets)
            m_fits[bucket.bucket.value] = true;
    }
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {MatchedRole});
}

/// All that is known of the column has to agree; attributes of which nothing is known are not marked.
bool SlicedModel::isMatched(std::size_t line, const Field& field) const
{
    if (m_known.empty() || !m_fits[m_sliced->bucketOf(line).value])
        return false;
    const auto& known = m_known[field.column.value];
    return std::ranges::find(known, field.attribute, &KnownValue::attribute) != known.end()
           && std::ranges::all_of(known, [&](const KnownValue& one) { return one.code == m_sliced->code(line, one.attribute); });
}

int SlicedModel::firstLine(BucketId bucket) const
{
    return m_sliced && bucket.value < m_sliced->buckets().size() ? static_cast<int>(m_sliced->firstLine(bucket)) : -1;
}

int SlicedModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_sliced ? 0 : static_cast<int>(m_sliced->lineCount());
}

int SlicedModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_sliced ? 0 : static_cast<int>(m_fields.size()) + 1;
}

QVariant SlicedModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto line = static_cast<std::size_t>(index.row());
    const bool number = index.column() == 0;
    if (role == BucketRole || role == BandRole || role == FirstOfBucketRole || (number && role == Qt::DisplayRole))
        return lineData(line, role);
    if (number) {
        if (role == Qt::TextAlignmentRole)
            return QVariant::fromValue(Qt::AlignVCenter | Qt::AlignRight);
        return role == ColumnIndexRole || role == AttributeRole ? QVariant(-1) : QVariant();
    }
    const auto& field = m_fields[static_cast<std::size_t>(index.column()) - 1];
    if (role == Qt::DisplayRole)
        return QString::fromStdString(m_sliced->cell(line, field.attribute));
    if (role == MatchedRole)
        return isMatched(line, field);
    return fieldData(field, role);
}

QVariant SlicedModel::lineData(std::size_t line, int role) const
{
    const auto bucket = m_sliced->bucketOf(line);
    const bool first = m_sliced->firstLine(bucket) == line;
    switch (role) {
    case Qt::DisplayRole: return first ? countText(bucket.value + 1) : QString();
    case BucketRole: return static_cast<int>(bucket.value);
    case BandRole: return bucket.value % 2 == 1;
    case FirstOfBucketRole: return first;
    default: return {};
    }
}

QVariant SlicedModel::fieldData(const Field& field, int role) const
{
    switch (role) {
    case Qt::TextAlignmentRole: {
        const bool right = m_sliced->table().attribute(field.attribute).type == AttributeType::Numeric;
        return QVariant::fromValue(Qt::AlignVCenter | (right ? Qt::AlignRight : Qt::AlignLeft));
    }
    case ColumnIndexRole: return static_cast<int>(field.column.value);
    case FirstOfColumnRole: return field.first;
    case AttributeRole: return static_cast<int>(field.attribute.value);
    default: return {};
    }
}

QVariant SlicedModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (section == 0) {
        if (role == ColumnIndexRole || role == AttributeRole)
            return -1;
        return role == Qt::DisplayRole ? tr("Bucket") : QVariant();
    }
    const auto& field = m_fields[static_cast<std::size_t>(section) - 1];
    const auto& columns = m_sliced->columns();
    switch (role) {
    case Qt::DisplayRole: return nameText(m_sliced->table().attribute(field.attribute).name);
    case Qt::ToolTipRole:
        return plainHint(tr("%1, %2").arg(nameHint(m_sliced->table().attribute(field.attribute).name), columnName(columns, field.column)));
    case LetterRole: return columnLetter(columns, field.column);
    case SensitiveColumnRole: return columns.sensitive() && field.column.value + 1 == columns.size();
    default: return fieldData(field, role);
    }
}

} // namespace tranche
