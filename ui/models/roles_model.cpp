// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/roles_model.h"

#include "ui/session/opened_table.h"
#include "ui/style/number_text.h"
#include "ui/style/plain_hint.h"
#include "ui/style/type.h"
#include "ui/session/naming/name_text.h"
#include "ui/words/messages/message_text.h"

namespace tranche {

RolesModel::RolesModel(Session& session, QObject* parent) : QAbstractTableModel(parent), m_session(session) {}

void RolesModel::show(const Document& now)
{
    const bool otherTable = now.snapshot.table != m_snapshot.table || now.opened != m_opened;
    if (otherTable)
        beginResetModel();
    m_opened = now.opened;
    m_snapshot = now.snapshot;
    m_snapshot.dropFrom(Stage::Correlate); // nothing here asks for it, and it would be kept as long as the panel is hidden
    if (otherTable)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int RolesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_snapshot.table || !m_opened ? 0 : static_cast<int>(m_snapshot.table->attributeCount());
}

int RolesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RolesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const auto column = static_cast<Column>(index.column());
    const auto& schema = m_snapshot.schema.attributes[row];
    switch (role) {
    case Qt::DisplayRole: return text(row, column);
    case Qt::EditRole: return column == RoleColumn ? QVariant(static_cast<int>(m_snapshot.roles[row])) : text(row, column);
    case Qt::ToolTipRole:
        if (column == Attribute)
            return plainHint(nameHint(m_snapshot.table->attribute(SourceId(row)).name));
        return column == Suggestion || column == RoleColumn ? plainHint(text(row, column).toString()) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (column == Distinct || column == Missing ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::FontRole: return column == Attribute ? QVariant(typeface(Type::Bold)) : QVariant();
    case SourceRole: return index.row();
    case TypeRole: return static_cast<int>(typeOf(row));
    case RoleRole: return static_cast<int>(m_snapshot.roles[row]);
    case MissingRuleRole: return static_cast<int>(schema.missing);
    case BinsRole:
        return typeOf(row) == AttributeType::Categorical ? QVariant() : static_cast<int>(schema.bins.value_or(m_snapshot.parameters.bins));
    case SuggestedRoleRole:
        return m_opened->suggestions[row].remarkable ? QVariant(static_cast<int>(m_opened->suggestions[row].role)) : QVariant();
    case SortRole: return sortValue(row, column);
    default: return {};
    }
}

bool RolesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() != RoleColumn || (role != Qt::EditRole && role != RoleRole))
        return false;
    bool number = false;
    const int asked = value.toInt(&number);
    if (!number || asked < static_cast<int>(Role::Undecided) || asked > static_cast<int>(Role::Excluded))
        return false;
    m_session.setRoles({SourceId(static_cast<std::size_t>(index.row()))}, static_cast<Role>(asked));
    return true;
}

QVariant RolesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | (section == Distinct || section == Missing ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Attribute: return tr("Attribute");
    case Type: return tr("Type");
    case Distinct: return tr("Distinct");
    case Missing: return tr("Missing");
    case Order: return tr("Order");
    case RoleColumn: return tr("Role");
    case Suggestion: return tr("Suggestion and its reason");
    default: return {};
    }
}

Qt::ItemFlags RolesModel::flags(const QModelIndex& index) const
{
    auto flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == RoleColumn)
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant RolesModel::text(std::size_t row, Column column) const
{
    const auto& profile = m_opened->profiles[row];
    switch (column) {
    case Attribute: return nameText(m_snapshot.table->attribute(SourceId(row)).name);
    case Type: return typeText(typeOf(row));
    case Distinct: return countText(profile.distinct);
    case Missing: return profile.missing == 0 ? tr("none") : countText(profile.missing);
    case Order: return orderText(row);
    case RoleColumn: return roleText(m_snapshot.roles[row]);
    case Suggestion: return m_opened->suggestions[row].remarkable ? messageText(m_opened->suggestions[row].reason) : QString();
    case ColumnCount: break;
    }
    return {};
}

QString RolesModel::orderText(std::size_t row) const
{
    const auto& schema = m_snapshot.schema.attributes[row];
    if (typeOf(row) == AttributeType::Categorical)
        return schema.order.empty() ? tr("by name") : tr("custom");
    return tr("%1 bins").arg(countText(schema.bins.value_or(m_snapshot.parameters.bins)));
}

QVariant RolesModel::sortValue(std::size_t row, Column column) const
{
    switch (column) {
    case Distinct: return static_cast<qulonglong>(m_opened->profiles[row].distinct);
    case Missing: return static_cast<qulonglong>(m_opened->profiles[row].missing);
    case RoleColumn: return static_cast<int>(m_snapshot.roles[row]);
    default: return text(row, column);
    }
}

AttributeType RolesModel::typeOf(std::size_t row) const
{
    return m_snapshot.schema.attributes[row].type.value_or(m_opened->profiles[row].detectedType);
}

QString roleText(Role role)
{
    switch (role) {
    case Role::Undecided: return RolesModel::tr("Undecided");
    case Role::Identifier: return RolesModel::tr("Identifier");
    case Role::QuasiIdentifier: return RolesModel::tr("Quasi-identifier");
    case Role::Sensitive: return RolesModel::tr("Sensitive");
    case Role::Excluded: return RolesModel::tr("Excluded");
    }
    return {};
}

QString typeText(AttributeType type)
{
    switch (type) {
    case AttributeType::Categorical: return RolesModel::tr("text");
    case AttributeType::Numeric: return RolesModel::tr("number");
    case AttributeType::Date: return RolesModel::tr("date");
    }
    return {};
}

} // namespace tranche
