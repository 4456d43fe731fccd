// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/columns_model.h"

#include "core/columns/column_facts.h"
#include "core/import/qt_text.h"
#include "ui/style/number_text.h"
#include "ui/session/naming/name_text.h"
#include "ui/style/plain_hint.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QMimeData>

#include <algorithm>

namespace tranche {

namespace {

constexpr quintptr topLevel = 0; // an attribute's index carries its column + 1

QString computing()
{
    return QStringLiteral("…");
}

QString silhouetteText(const QVariant& value)
{
    if (!value.isValid())
        return {};
    const auto text = QString::number(value.toDouble(), 'f', 2);
    if (text == QStringLiteral("-0.00"))
        return decimalText(QStringLiteral("0.00"));
    return decimalText(text.startsWith(QLatin1Char('-')) ? QStringLiteral("−") + text.mid(1) : text);
}

} // namespace

ColumnsModel::ColumnsModel(Session& session, QObject* parent) : QAbstractItemModel(parent), m_session(session) {}

void ColumnsModel::show(const Document& now)
{
    const bool otherColumns = now.snapshot.columns != m_now.snapshot.columns || now.snapshot.kept != m_now.snapshot.kept;
    if (otherColumns)
        beginResetModel();
    m_now = Document(); // the columns and what is known of them; the rest would be kept as long as the panel is hidden
    m_now.snapshot = now.snapshot;
    m_now.snapshot.dropFrom(Stage::Generalize);
    m_now.columnFacts = now.columnFacts;
    m_now.pins = now.pins;
    if (otherColumns) {
        endResetModel();
        return;
    }
    if (rowCount() == 0)
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
    for (int c = 0; c < rowCount(); ++c)
        emit dataChanged(index(0, 0, index(c, 0)), index(rowCount(index(c, 0)) - 1, 0, index(c, 0)));
}

QModelIndex ColumnsModel::indexOf(AttributeId attribute) const
{
    if (rowCount() == 0 || attribute.value >= m_now.snapshot.columns->attributeCount())
        return {};
    const auto column = m_now.snapshot.columns->columnOf(attribute);
    const auto& attributes = attributesIn(column.value);
    const auto place = std::ranges::find(attributes, attribute) - attributes.begin();
    return index(static_cast<int>(place), 0, indexOfColumn(column));
}

QModelIndex ColumnsModel::indexOfColumn(ColumnId column) const
{
    return index(static_cast<int>(column.value), 0);
}

std::vector<AttributeId> ColumnsModel::attributesOf(const QModelIndexList& indexes) const
{
    std::vector<AttributeId> found;
    for (const auto& index : indexes) {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            continue;
        if (index.internalId() == topLevel)
            std::ranges::copy(attributesIn(static_cast<std::size_t>(index.row())), std::back_inserter(found));
        else
            found.push_back(attributeAt(index));
    }
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

QModelIndex ColumnsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : topLevel);
}

QModelIndex ColumnsModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == topLevel)
        return {};
    return createIndex(static_cast<int>(index.internalId() - 1), 0, topLevel);
}

int ColumnsModel::rowCount(const QModelIndex& parent) const
{
    const auto& columns = m_now.snapshot.columns;
    if (!columns || !m_now.snapshot.kept)
        return 0;
    if (!parent.isValid())
        return static_cast<int>(columns->size());
    if (parent.internalId() != topLevel || parent.column() != 0)
        return 0;
    return static_cast<int>(attributesIn(static_cast<std::size_t>(parent.row())).size());
}

int ColumnsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() && parent.internalId() != topLevel ? 0 : 1;
}

QVariant ColumnsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.internalId() == topLevel)
        return columnData(ColumnId(static_cast<std::size_t>(index.row())), role);
    return attributeData(attributeAt(index), ColumnId(index.internalId() - 1), role);
}

QVariant ColumnsModel::columnData(ColumnId column, int role) const
{
    const auto& columns = *m_now.snapshot.columns;
    switch (role) {
    case Qt::DisplayRole: return columnName(columns, column);
    case LetterRole: return columnLetter(columns, column);
    case SensitiveColumnRole: return columns.sensitive() && column.value + 1 == columns.size();
    case ColumnIndexRole: return static_cast<int>(column.value);
    default: return factData(column, role);
    }
}

QVariant ColumnsModel::factData(ColumnId column, int role) const
{
    const auto* facts = m_now.columnFacts ? &m_now.columnFacts->columns[column.value] : nullptr;
    switch (role) {
    case DistinctRole: return facts ? countText(facts->distinct) : computing();
    case InnerPhiRole:
        if (!facts)
            return computing();
        return facts->innerPhi ? phiText(*facts->innerPhi, true) : QStringLiteral("–");
    case UniqueShareRole: return facts ? QVariant(m_now.columnFacts->uniqueShare(column)) : QVariant();
    case UniqueTextRole: return facts ? percentText(m_now.columnFacts->uniqueShare(column)) : computing();
    default: return {};
    }
}

QVariant ColumnsModel::attributeData(AttributeId attribute, ColumnId column, int role) const
{
    const auto& kept = m_now.snapshot.kept->attribute(attribute);
    switch (role) {
    case Qt::DisplayRole: return nameText(kept.name);
    case AttributeRole: return static_cast<int>(attribute.value);
    case MedoidRole: return isMedoid(m_now, attribute);
    case SensitiveRole: return kept.role == Role::Sensitive;
    case PinnedRole: return m_now.pins.contains(attribute);
    case Qt::AccessibleTextRole: return attributeSentence(attribute, column);
    case Qt::ToolTipRole: return plainHint(attributeSentence(attribute, column));
    case SilhouetteRole: return silhouetteOf(attribute);
    case SilhouetteTextRole: return silhouetteText(silhouetteOf(attribute));
    case ColumnIndexRole: return static_cast<int>(column.value);
    default: return {};
    }
}

Qt::ItemFlags ColumnsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled; // beside the columns: a new one
    const auto flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled;
    return index.internalId() == topLevel ? flags : flags | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

const ColumnPartition::Column& ColumnsModel::attributesIn(std::size_t column) const
{
    return m_now.snapshot.columns->columns()[column];
}

AttributeId ColumnsModel::attributeAt(const QModelIndex& index) const
{
    return attributesIn(index.internalId() - 1)[static_cast<std::size_t>(index.row())];
}

QVariant ColumnsModel::silhouetteOf(AttributeId attribute) const
{
    if (!m_now.columnFacts)
        return {};
    const auto& found = m_now.columnFacts->silhouettes[attribute.value];
    return found ? QVariant(*found) : QVariant();
}

QString ColumnsModel::attributeSentence(AttributeId attribute, ColumnId column) const
{
    QStringList parts{
        tr("%1, %2").arg(nameHint(m_now.snapshot.kept->attribute(attribute).name), columnName(*m_now.snapshot.columns, column))};
    if (m_now.snapshot.kept->attribute(attribute).role == Role::Sensitive)
        parts << tr("sensitive");
    if (isMedoid(m_now, attribute))
        parts << tr("medoid");
    if (m_now.pins.contains(attribute))
        parts << tr("pinned");
    if (const auto fit = silhouetteText(silhouetteOf(attribute)); !fit.isEmpty())
        parts << tr("silhouette %1").arg(fit);
    return parts.join(QStringLiteral(", "));
}

QString ColumnsModel::mimeType()
{
    return QStringLiteral("application/x-tranche-attributes");
}

QStringList ColumnsModel::mimeTypes() const
{
    return {mimeType()};
}

QMimeData* ColumnsModel::mimeData(const QModelIndexList& indexes) const
{
    QJsonArray names; // not positions: the columns may change while something is dragged
    for (const auto attribute : attributesOf(indexes))
        names << qtText(m_now.snapshot.kept->attribute(attribute).name);
    if (names.isEmpty())
        return nullptr;
    auto* data = new QMimeData;
    data->setData(mimeType(), QByteArray::fromStdString(jsonBytes(QJsonDocument(names), QJsonDocument::Compact)));
    return data;
}

std::vector<AttributeId> ColumnsModel::attributesIn(const QMimeData& data) const
{
    if (rowCount() == 0 || !data.hasFormat(mimeType()))
        return {};
    // Another program can offer anything under this type; JSON never makes room for more than was sent.
    const auto names = QJsonDocument::fromJson(data.data(mimeType())).array();
    std::vector<AttributeId> attributes;
    for (const auto& name : names) {
        const auto found = m_now.snapshot.kept->find(name.toString().toStdString());
        if (!found)
            return {};
        attributes.push_back(*found);
    }
    return attributes;
}

bool ColumnsModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int, int, const QModelIndex&) const
{
    return action == Qt::MoveAction && data && !attributesIn(*data).empty();
}

bool ColumnsModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column, const QModelIndex& parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const auto attributes = attributesIn(*data);
    if (!parent.isValid())
        m_session.moveToNewColumn(attributes);
    else if (parent.internalId() == topLevel)
        m_session.moveAttributes(attributes, ColumnId(static_cast<std::size_t>(parent.row())));
    else
        m_session.moveAttributes(attributes, ColumnId(parent.internalId() - 1));
    return true;
}

} // namespace tranche
