// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/preview/preview_model.h"

#include "ui/session/naming/name_text.h"
#include "ui/style/number_text.h"
#include "ui/style/plain_hint.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

constexpr std::size_t shownRecords = 100;

} // namespace

void PreviewModel::show(std::shared_ptr<const Looked> looked)
{
    beginResetModel();
    m_looked = std::move(looked);
    endResetModel();
}

int PreviewModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || table() == nullptr ? 0 : static_cast<int>(std::min(table()->rowCount(), shownRecords));
}

int PreviewModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || table() == nullptr ? 0 : static_cast<int>(table()->attributeCount());
}

int PreviewModel::rowOfLine(quint64 line) const
{
    for (int row = rowCount() - 1; row >= 0; --row)
        if (table()->placeOf(static_cast<std::size_t>(row)).line <= line)
            return row;
    return -1;
}

AttributeType PreviewModel::typeOf(int column) const
{
    const auto at = static_cast<std::size_t>(column);
    return at < m_looked->profiles.size() ? m_looked->profiles[at].detectedType : AttributeType::Categorical;
}

QString PreviewModel::typeText(int column) const
{
    switch (typeOf(column)) {
    case AttributeType::Numeric: return tr("number");
    case AttributeType::Date: return tr("date");
    case AttributeType::Categorical: break;
    }
    const auto at = static_cast<std::size_t>(column);
    const bool isKnown = m_looked->look.whole && m_looked->look.records <= table()->rowCount() && at < m_looked->profiles.size();
    return isKnown ? tr("category, %1").arg(countText(m_looked->profiles[at].distinct)) : tr("category");
}

QVariant PreviewModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || table() == nullptr)
        return {};
    if (role == Qt::DisplayRole) {
        const auto cell = table()->cell(static_cast<std::size_t>(index.row()), SourceId(static_cast<std::size_t>(index.column())));
        return QString::fromUtf8(cell.data(), static_cast<qsizetype>(cell.size()));
    }
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (typeOf(index.column()) == AttributeType::Numeric ? Qt::AlignRight : Qt::AlignLeft));
    return {};
}

QVariant PreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (table() == nullptr)
        return {};
    if (orientation == Qt::Horizontal)
        return columnHead(section, role);
    if (role != Qt::DisplayRole)
        return {};
    const auto line = table()->placeOf(static_cast<std::size_t>(section)).line;
    return countText(line > 0 ? line : static_cast<std::size_t>(section) + 1);
}

QVariant PreviewModel::columnHead(int section, int role) const
{
    const std::string& name = table()->attribute(SourceId(static_cast<std::size_t>(section))).name;
    switch (role) {
    case Qt::DisplayRole: return nameText(name);
    case Qt::EditRole: return QString::fromStdString(name);
    case Qt::ToolTipRole: return plainHint(nameHint(name));
    case Qt::AccessibleTextRole: return tr("%1, %2").arg(nameText(name), typeText(section));
    case TypeRole: return static_cast<int>(typeOf(section));
    case TypeTextRole: return typeText(section);
    default: return {};
    }
}

} // namespace tranche
