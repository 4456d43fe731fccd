// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/labels_table.h"

#include "ui/session/naming/name_text.h"
#include "ui/style/number_text.h"
#include "ui/style/plain_hint.h"
#include "ui/style/type.h"

#include <QComboBox>
#include <QHeaderView>

#include <algorithm>

namespace tranche {

namespace {

/// What is chosen for one attribute: what is said of it, or else of all.
template <class Choice>
Choice chosen(const std::map<std::string, Choice>& of, const std::string& name, Choice otherwise)
{
    const auto found = of.find(name);
    return found == of.end() ? otherwise : found->second;
}

template <class Choice>
void choose(std::map<std::string, Choice>& of, const std::string& name, Choice choice, Choice otherwise)
{
    if (choice == otherwise)
        of.erase(name);
    else
        of[name] = choice;
}

} // namespace

void LabelsModel::show(const std::shared_ptr<const Looked>& looked)
{
    const auto* options = looked == nullptr ? nullptr : std::get_if<StatisticalOptions>(&looked->look.options.form);
    const bool sameShape = options != nullptr && m_looked != nullptr && m_looked->look.labels.size() == looked->look.labels.size();
    if (!sameShape)
        beginResetModel();
    m_looked = options == nullptr ? nullptr : looked;
    m_options = options == nullptr ? StatisticalOptions() : *options;
    if (!sameShape)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int LabelsModel::firstLabelled() const
{
    for (int row = 0; row < rowCount(); ++row)
        if (!m_looked->look.labels[static_cast<std::size_t>(row)].values.empty())
            return row;
    return 0;
}

QStringList LabelsModel::choices(int column)
{
    if (column == ShownAs)
        return {tr("codes"), tr("labels")};
    if (column == ReadAs)
        return {tr("missing"), tr("a value of its own")};
    return {};
}

int LabelsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_looked == nullptr ? 0 : static_cast<int>(m_looked->look.labels.size());
}

int LabelsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

std::string LabelsModel::nameOf(std::size_t row) const
{
    const Table* head = m_looked == nullptr ? nullptr : m_looked->look.head.get();
    return head != nullptr && row < head->attributeCount() ? head->attribute(SourceId(row)).name : std::string();
}

int LabelsModel::choiceOf(std::size_t row, int column) const
{
    const SourceLabels& labels = m_looked->look.labels[row];
    const std::string name = nameOf(row);
    if (name.empty())
        return -1;
    if (column == ShownAs && !labels.values.empty())
        return static_cast<int>(chosen(m_options.valuesOf, name, m_options.values));
    if (column == ReadAs && !labels.declaredMissing.empty())
        return static_cast<int>(chosen(m_options.missingOf, name, m_options.missing));
    return -1;
}

Qt::ItemFlags LabelsModel::flags(const QModelIndex& index) const
{
    const bool canChoose = index.isValid() && choiceOf(static_cast<std::size_t>(index.row()), index.column()) >= 0;
    return QAbstractTableModel::flags(index) | (canChoose ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

QString LabelsModel::text(std::size_t row, int column) const
{
    const SourceLabels& labels = m_looked->look.labels[row];
    switch (column) {
    case Name: return nameText(nameOf(row));
    case Label: return QString::fromStdString(labels.label);
    case Labelled: return labels.values.empty() ? QStringLiteral("–") : countText(labels.values.size());
    case Declared: {
        QStringList all;
        for (const std::string& spelling : labels.declaredMissing)
            all << valueText(spelling);
        return all.join(QStringLiteral(", "));
    }
    default: break;
    }
    const int choice = choiceOf(row, column);
    return choice < 0 ? QString() : choices(column).value(choice);
}

QVariant LabelsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || m_looked == nullptr)
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    if (role == Qt::EditRole)
        return choiceOf(row, index.column());
    if (role == Qt::DisplayRole)
        return text(row, index.column());
    if (role == Qt::ToolTipRole && index.column() == Label)
        return plainHint(text(row, index.column()));
    if (role == Qt::FontRole && index.column() == Name)
        return typeface(Type::Bold);
    return {};
}

bool LabelsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const auto row = static_cast<std::size_t>(index.row());
    if (role != Qt::EditRole || choiceOf(row, index.column()) < 0 || choiceOf(row, index.column()) == value.toInt())
        return false;
    if (index.column() == ShownAs)
        choose(m_options.valuesOf, nameOf(row), StatisticalOptions::Values(value.toInt()), m_options.values);
    else
        choose(m_options.missingOf, nameOf(row), StatisticalOptions::DeclaredMissing(value.toInt()), m_options.missing);
    emit dataChanged(index, index);
    ImportOptions options = m_looked->look.options;
    options.form = m_options;
    emit changed(options);
    return true;
}

QVariant LabelsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical || role != Qt::DisplayRole)
        return {};
    const QStringList heads{tr("Name"), tr("Label"), tr("Values with label"), tr("Shown as"), tr("Declared missing"), tr("Read that as")};
    return heads.value(section);
}

QWidget* ChoiceDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    auto* box = new QComboBox(parent);
    box->addItems(LabelsModel::choices(index.column()));
    connect(box, &QComboBox::activated, this, [this, box] {
        auto* self = const_cast<ChoiceDelegate*>(this);
        emit self->commitData(box);
        emit self->closeEditor(box);
    });
    return box;
}

void ChoiceDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (auto* box = qobject_cast<QComboBox*>(editor))
        box->setCurrentIndex(index.data(Qt::EditRole).toInt());
}

void ChoiceDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    if (const auto* box = qobject_cast<QComboBox*>(editor))
        model->setData(index, box->currentIndex(), Qt::EditRole);
}

LabelsTable::LabelsTable(QWidget* parent) : QTableView(parent)
{
    m_model = new LabelsModel(this);
    setModel(m_model);
    setItemDelegate(new ChoiceDelegate(this));
    setEditTriggers(QAbstractItemView::AllEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setAccessibleName(tr("Attributes and their labels"));
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(scaled(24));
    verticalHeader()->setDefaultSectionSize(scaled(24));
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(LabelsModel::Label, QHeaderView::Stretch);
    for (const int column : {LabelsModel::Labelled, LabelsModel::ShownAs, LabelsModel::Declared, LabelsModel::ReadAs})
        setColumnWidth(column, std::max(scaled(96), widthFor(column)));
}

int LabelsTable::widthFor(int column) const
{
    int width = horizontalHeader()->sectionSizeHint(column);
    for (const QString& choice : LabelsModel::choices(column))
        width = std::max(width, fontMetrics().horizontalAdvance(choice) + scaled(16));
    return width;
}

QSize LabelsTable::sizeHint() const
{
    return {scaled(400), scaled(220)};
}

} // namespace tranche
