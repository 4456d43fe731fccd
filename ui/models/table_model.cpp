// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/table_model.h"

#include "core/recipe/source_texts.h"
#include "core/table/missing.h"
#include "ui/session/opened_table.h"
#include "ui/style/number_text.h"
#include "ui/session/naming/name_text.h"
#include "ui/style/plain_hint.h"

#include <algorithm>

namespace tranche {

namespace {

QString qt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

TableModel::TableModel(QObject* parent) : QAbstractTableModel(parent) {}

void TableModel::show(const Document& now)
{
    const bool otherTable = now.snapshot.table != m_snapshot.table;
    const bool otherRules = otherTable || now.snapshot.schema != m_snapshot.schema;
    const bool otherTuples = now.snapshot.kept != m_snapshot.kept;
    if (otherTable)
        beginResetModel();
    m_opened = now.opened;
    m_snapshot = now.snapshot;
    m_snapshot.dropFrom(Stage::Correlate); // nothing here asks for it, and it would be kept as long as the panel is hidden
    if (otherTable) {
        endResetModel();
    } else if ((otherRules || otherTuples) && rowCount() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    }
}

QString TableModel::rowSentence(int row) const
{
    if (row < 0 || row >= rowCount() || !isDropped(static_cast<std::size_t>(row)))
        return {};
    QStringList names;
    for (std::size_t i = 0; i < m_snapshot.table->attributeCount(); ++i) {
        const bool counts = isReleased(m_snapshot.roles[i]) && m_snapshot.schema.attributes[i].missing == MissingRule::DropTuple;
        if (counts && isMissing(static_cast<std::size_t>(row), SourceId(i)))
            names << qt(m_snapshot.table->attribute(SourceId(i)).name);
    }
    const auto line = countText(static_cast<std::size_t>(row) + 1);
    return names.size() == 1 ? tr("line %1: %2 is missing, record dropped").arg(line, names.front())
                             : tr("line %1: %2 are missing, record dropped").arg(line, names.join(tr(", ")));
}

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_snapshot.table ? 0 : static_cast<int>(m_snapshot.table->rowCount());
}

int TableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_snapshot.table ? 0 : static_cast<int>(m_snapshot.table->attributeCount());
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const SourceId attribute(static_cast<std::size_t>(index.column()));
    switch (role) {
    case Qt::DisplayRole: return qt(m_snapshot.table->cell(row, attribute));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (typeOf(attribute) == AttributeType::Numeric ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::ToolTipRole: {
        const auto sentence = rowSentence(index.row());
        const auto hint = sentence.isEmpty() ? labelOf(row, attribute) : sentence;
        return hint.isEmpty() ? QVariant() : plainHint(hint);
    }
    case DroppedRole: return isDropped(row);
    case MissingRole: return isMissing(row, attribute);
    case TypeRole: return static_cast<int>(typeOf(attribute));
    case SourceRole: return index.column();
    default: return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || section >= (orientation == Qt::Horizontal ? columnCount() : rowCount()))
        return {};
    if (orientation == Qt::Vertical) {
        if (role == Qt::DisplayRole)
            return countText(static_cast<std::size_t>(section) + 1);
        if (role == DroppedRole)
            return isDropped(static_cast<std::size_t>(section));
        return {};
    }
    const SourceId attribute(static_cast<std::size_t>(section));
    switch (role) {
    case Qt::DisplayRole: return nameText(m_snapshot.table->attribute(attribute).name);
    case Qt::ToolTipRole: return hintOf(attribute);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (typeOf(attribute) == AttributeType::Numeric ? Qt::AlignRight : Qt::AlignLeft));
    case TypeRole: return static_cast<int>(typeOf(attribute));
    case SourceRole: return section;
    default: return {};
    }
}

/// A name that is hard to read, and the label that the source gives the attribute.
QString TableModel::hintOf(SourceId attribute) const
{
    QStringList lines{nameHint(m_snapshot.table->attribute(attribute).name)};
    if (m_opened && attribute.value < m_opened->labels.size())
        lines << qt(m_opened->labels[attribute.value].label);
    lines.removeAll(QString());
    return plainHint(lines.join(QLatin1Char('\n')));
}

/// What the source calls the value of a cell; empty where it says nothing, or where the cell shows it.
QString TableModel::labelOf(std::size_t row, SourceId attribute) const
{
    if (!m_opened || attribute.value >= m_opened->labels.size()
        || !showsCodes(m_opened->options, m_snapshot.table->attribute(attribute).name))
        return {};
    const auto& values = m_opened->labels[attribute.value].values;
    const auto said = std::ranges::find(values, m_snapshot.table->cell(row, attribute), &std::pair<std::string, std::string>::first);
    return said == values.end() ? QString() : qt(said->second);
}

bool TableModel::isDropped(std::size_t row) const
{
    const auto& kept = m_snapshot.kept;
    if (!kept || kept->droppedRowCount() == 0)
        return false;
    std::size_t low = 0;
    std::size_t high = kept->rowCount();
    while (low < high) { // first kept tuple that is not before `row`
        const auto middle = low + (high - low) / 2;
        if (kept->sourceRow(RowId(middle)) < row)
            low = middle + 1;
        else
            high = middle;
    }
    return low == kept->rowCount() || kept->sourceRow(RowId(low)) != row;
}

bool TableModel::isMissing(std::size_t row, SourceId attribute) const
{
    return meansMissing(m_snapshot.table->cell(row, attribute), m_snapshot.schema, attribute);
}

AttributeType TableModel::typeOf(SourceId attribute) const
{
    const auto& asked = m_snapshot.schema.attributes[attribute.value].type;
    if (asked)
        return *asked;
    return m_opened && attribute.value < m_opened->profiles.size() ? m_opened->profiles[attribute.value].detectedType
                                                                   : AttributeType::Categorical;
}

} // namespace tranche
