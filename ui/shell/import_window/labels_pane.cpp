// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/labels_pane.h"

#include "core/recipe/source_texts.h"
#include "ui/parts/buttons.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/session/naming/name_text.h"
#include "ui/session/post_to.h"
#include "ui/style/number_text.h"
#include "ui/style/plain_hint.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QRadioButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

namespace {

enum LabelledPlace { CodePlace, LabelPlace, RecordsPlace };
constexpr int mostLabelledRows = 16; // that are seen without scrolling

QTableWidgetItem* labelledCell(const QString& text, Qt::Alignment side = Qt::AlignLeft)
{
    auto* item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item->setTextAlignment(side | Qt::AlignVCenter);
    item->setToolTip(plainHint(text));
    return item;
}

} // namespace

LabelsPane::LabelsPane(LabelsModel& labels, QWidget* parent)
    : QWidget(parent),
      m_labels(labels),
      m_counter(
          postTo(*this), [](int) {}, [](const Error&) {})
{
    build();
}

void LabelsPane::build()
{
    m_name = new ElidedLabel({}, Type::Title, Ink::Text, this);
    m_label = wrappedLabel({}, Type::Caption, Ink::Text2, this);
    m_as = new SegmentedButtons({tr("Codes"), tr("Labels")}, this);
    m_as->setAccessibleName(tr("What is read"));
    auto* across = new QHBoxLayout;
    across->addWidget(m_as);
    across->addWidget(textLabel(tr("released as shown"), Type::Caption, Ink::Text2, this), 1, Qt::AlignRight);
    m_values = new QTableWidget(0, 3, this);
    m_values->setObjectName(QStringLiteral("labelledValues"));
    m_values->setHorizontalHeaderLabels({tr("Code"), tr("Label"), tr("Records")});
    m_values->horizontalHeaderItem(RecordsPlace)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_values->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_values->horizontalHeader()->setSectionResizeMode(LabelPlace, QHeaderView::Stretch);
    m_values->setColumnWidth(CodePlace, scaled(64));
    m_values->setColumnWidth(RecordsPlace, scaled(76));
    m_values->verticalHeader()->hide();
    m_values->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_values->verticalHeader()->setMinimumSectionSize(scaled(24));
    m_values->verticalHeader()->setDefaultSectionSize(scaled(24));
    m_values->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_values->setTabKeyNavigation(false);
    m_values->setShowGrid(false);
    m_values->setWordWrap(false);
    m_others = wrappedLabel({}, Type::Caption, Ink::Text2, this);
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(8));
    down->addWidget(m_name);
    down->addWidget(m_label);
    down->addLayout(across);
    down->addWidget(m_values);
    down->addWidget(m_others);
    down->addWidget(buildMissing());
    connect(m_as, &SegmentedButtons::chosen, this, [this](int choice) {
        if (m_row >= 0)
            m_labels.setData(m_labels.index(m_row, LabelsModel::ShownAs), choice, Qt::EditRole);
    });
}

QWidget* LabelsPane::buildMissing()
{
    m_missing = new QWidget(this);
    m_declared = wrappedLabel({}, Type::Heading, Ink::Text, m_missing);
    m_readAs = new QButtonGroup(this);
    auto* down = new QVBoxLayout(m_missing);
    down->setContentsMargins(0, scaled(8), 0, 0);
    down->addWidget(m_declared);
    const QStringList words{tr("missing: these records may be dropped"), tr("a value of its own: “not applicable” is an answer")};
    for (int choice = 0; choice < words.size(); ++choice) {
        auto* button = new QRadioButton(words[choice], m_missing);
        m_readAs->addButton(button, choice);
        down->addWidget(button);
    }
    connect(m_readAs, &QButtonGroup::idClicked, this, [this](int choice) {
        if (m_row >= 0)
            m_labels.setData(m_labels.index(m_row, LabelsModel::ReadAs), choice, Qt::EditRole);
    });
    return m_missing;
}

const SourceLabels* LabelsPane::said() const
{
    const auto& looked = m_labels.looked();
    const auto row = static_cast<std::size_t>(m_row);
    return m_row < 0 || !looked || row >= looked->look.labels.size() ? nullptr : &looked->look.labels[row];
}

std::string LabelsPane::name() const
{
    return m_row < 0 ? std::string() : m_labels.nameOf(static_cast<std::size_t>(m_row));
}

QString LabelsPane::title() const
{
    return said() == nullptr || name().empty() ? QString() : tr("Labels of %1").arg(briefName(name()));
}

void LabelsPane::show(int row)
{
    if (row == m_row && m_shown == m_labels.looked())
        return;
    m_row = row;
    m_shown = m_labels.looked();
    const auto* labels = said();
    if (labels == nullptr)
        return m_counter.cancel();
    m_name->setText(nameText(name()));
    const auto values = tr("with a label: %1").arg(countText(labels->values.size(), Counted::Value));
    m_label->setText(labels->label.empty() ? values : tr("%1, %2").arg(QString::fromStdString(labels->label), values));
    m_values->setAccessibleName(title());
    const auto as = m_labels.index(row, LabelsModel::ShownAs).data(Qt::EditRole).toInt();
    m_as->setEnabled(as >= 0);
    m_as->setCurrent(std::max(as, 0));
    fill(*labels);
    showMissing(*labels);
    count();
}

void LabelsPane::fill(const SourceLabels& said)
{
    m_others->hide();
    m_values->setRowCount(static_cast<int>(said.values.size()));
    for (int row = 0; row < m_values->rowCount(); ++row) {
        const auto& [code, label] = said.values[static_cast<std::size_t>(row)];
        const bool declared = std::ranges::find(said.declaredMissing, code) != said.declaredMissing.end();
        m_values->setItem(row, CodePlace, labelledCell(valueText(code)));
        m_values->setItem(row, LabelPlace, labelledCell(QString::fromStdString(label)));
        m_values->setItem(row, RecordsPlace, labelledCell(QStringLiteral("…"), Qt::AlignRight));
        if (declared)
            m_values->item(row, LabelPlace)
                ->setToolTip(plainHint(tr("%1; declared missing in the file").arg(QString::fromStdString(label))));
    }
    const int rows = std::clamp(m_values->rowCount(), 1, mostLabelledRows);
    m_values->setVisible(!said.values.empty());
    m_values->setFixedHeight(m_values->horizontalHeader()->sizeHint().height() + rows * scaled(24) + 2 * m_values->frameWidth());
}

void LabelsPane::showMissing(const SourceLabels& said)
{
    const auto readAs = m_labels.index(m_row, LabelsModel::ReadAs).data(Qt::EditRole).toInt();
    m_missing->setVisible(!said.declaredMissing.empty() && readAs >= 0);
    QStringList declared;
    for (const auto& spelling : said.declaredMissing)
        declared << valueText(spelling);
    m_declared->setText(tr("%1 in %2").arg(declared.join(QStringLiteral(", ")), briefName(name())));
    if (auto* button = m_readAs->button(readAs))
        button->setChecked(true);
}

void LabelsPane::count()
{
    const auto shown = m_shown;
    if (shown->look.all == nullptr || name().empty())
        return m_counter.cancel();
    m_counter.run([this, shown, row = static_cast<std::size_t>(m_row)](JobContext& job, const JobRunner::Deliver& deliver) {
        const auto& attribute = shown->look.all->table->attribute(SourceId(row)); // the head can be that of a newer, shorter look
        const bool asCodes = showsCodes(shown->look.options, attribute.name);
        const auto counts = countLabels(attribute, shown->look.labels[row], asCodes, job);
        deliver([this, counts] { arrive(counts); });
    });
}

void LabelsPane::arrive(const RecordsByLabel& counts)
{
    const auto* labels = said();
    const bool missing = m_labels.index(m_row, LabelsModel::ReadAs).data(Qt::EditRole).toInt() == 0;
    for (int row = 0; row < m_values->rowCount(); ++row) {
        const auto place = static_cast<std::size_t>(row);
        const bool declared = std::ranges::find(labels->declaredMissing, labels->values[place].first) != labels->declaredMissing.end();
        m_values->item(row, RecordsPlace)->setText(declared && missing ? tr("missing") : countText(counts.labelled[place]));
    }
    QStringList others;
    if (counts.otherValues > 0)
        others << tr("Without a label: %1 in %2.")
                      .arg(countText(counts.otherValues, Counted::Value), countText(counts.otherRecords, Counted::Record));
    if (counts.empty > 0)
        others << tr("Missing: %1.").arg(countText(counts.empty, Counted::Record));
    m_others->setText(others.join(QLatin1Char(' ')));
    m_others->setVisible(!others.isEmpty());
}

} // namespace tranche
