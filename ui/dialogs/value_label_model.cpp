// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/value_label_model.h"

#include "core/import/qt_text.h"
#include "core/release/label_culprits.h"
#include "ui/session/naming/name_text.h"
#include "ui/style/icons.h"
#include "ui/style/number_text.h"
#include "ui/style/theme.h"

#include <QGuiApplication>

#include <algorithm>
#include <utility>

namespace tranche {

void ValueLabelModel::show(std::shared_ptr<const CountedValues> values, Labels labels, std::vector<std::string> unreleased)
{
    beginResetModel();
    m_values = std::move(values);
    m_labels = std::move(labels);
    m_unreleased = std::move(unreleased);
    endResetModel();
}

void ValueLabelModel::removeAll()
{
    for (int row = 0; row < rowCount(); ++row)
        m_labels.erase(valueAt(row));
    if (rowCount() > 0)
        emit dataChanged(index(0, Label), index(rowCount() - 1, Label));
    emit edited();
}

const std::string* ValueLabelModel::labelAt(int row) const
{
    const auto said = m_labels.find(valueAt(row));
    return said == m_labels.end() ? nullptr : &said->second;
}

int ValueLabelModel::labelled() const
{
    int count = 0;
    for (int row = 0; !m_labels.empty() && row < rowCount(); ++row)
        count += labelAt(row) != nullptr ? 1 : 0;
    return count;
}

bool ValueLabelModel::isCulprit(int row) const
{
    const auto* label = labelAt(row);
    return label != nullptr && namesAnyOf(*label, m_unreleased);
}

int ValueLabelModel::firstCulprit() const
{
    for (int row = 0; !m_labels.empty() && row < rowCount(); ++row)
        if (isCulprit(row))
            return row;
    return -1;
}

int ValueLabelModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_values ? 0 : static_cast<int>(m_values->counts.size());
}

int ValueLabelModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags ValueLabelModel::flags(const QModelIndex& index) const
{
    const auto flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() == Label ? flags | Qt::ItemIsEditable : flags;
}

QVariant ValueLabelModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const auto* label = labelAt(row);
    if (role == Qt::DisplayRole || role == Qt::EditRole) {
        if (index.column() == Value)
            return valueAt(row).empty() ? tr("(missing)") : nameText(valueAt(row));
        if (index.column() == Count)
            return countText(m_values->counts[static_cast<std::size_t>(row)]);
        return label == nullptr ? QString() : qtText(*label);
    }
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | (index.column() == Count ? Qt::AlignRight : Qt::AlignLeft));
    if (role == Qt::ForegroundRole && index.column() == Label && isCulprit(row))
        return ink(QGuiApplication::palette(), Ink::Fail);
    if (role == Qt::DecorationRole && index.column() == Label && isCulprit(row))
        return icon(QStringLiteral("fail"), QGuiApplication::palette());
    if (role == Qt::ToolTipRole)
        return index.column() == Label && isCulprit(row)
                   ? tr("This label names an identifier or an excluded attribute. The verifier would refuse the release.")
                   : QString();
    return {};
}

/// An empty text removes the label.
bool ValueLabelModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || index.column() != Label)
        return false;
    const auto text = value.toString().trimmed().toStdString();
    const auto* before = labelAt(index.row());
    if (text == (before == nullptr ? std::string() : *before))
        return false;
    if (text.empty())
        m_labels.erase(valueAt(index.row()));
    else
        m_labels[valueAt(index.row())] = text;
    emit dataChanged(index, index);
    emit edited();
    return true;
}

QVariant ValueLabelModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | (section == Count ? Qt::AlignRight : Qt::AlignLeft));
    return role == Qt::DisplayRole ? QStringList{tr("Value"), tr("Count"), tr("Label")}.value(section) : QVariant();
}

} // namespace tranche
