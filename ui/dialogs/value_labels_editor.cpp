// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/value_labels_editor.h"

#include "core/release/files/describing/described_fields.h"
#include "ui/dialogs/value_label_model.h"
#include "ui/parts/buttons.h"
#include "ui/session/naming/name_text.h"
#include "ui/session/post_to.h"
#include "ui/style/number_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>

namespace tranche {

namespace {

std::shared_ptr<const CountedValues> countedValues(const std::shared_ptr<const KeptTable>& kept, const std::string& name,
                                                   const JobContext& job)
{
    for (const auto& field : fieldsOf(*kept))
        if (field.meaning->name == name)
            return std::make_shared<const CountedValues>(CountedValues{kept, field, frequenciesOf(*kept, field, job)});
    return nullptr;
}

} // namespace

ValueLabelsEditor::ValueLabelsEditor(About about, ValueLabels labels, QWidget* parent)
    : QWidget(parent),
      m_about(std::move(about)),
      m_labels(std::move(labels)),
      m_counter(
          postTo(*this), [](int) {}, [](const Error&) {})
{
    build();
}

void ValueLabelsEditor::build()
{
    m_heading = textLabel({}, Type::Heading, Ink::Text, this);
    m_heading->setObjectName(QStringLiteral("valuesHeading"));
    m_remove = new QPushButton(tr("Re&move all"), this);
    m_remove->setObjectName(QStringLiteral("removeLabels"));
    m_remove->setToolTip(tr("Remove the labels of all values of this attribute."));
    m_remove->setAutoDefault(false);
    auto* head = new QHBoxLayout;
    head->addWidget(m_heading, 1);
    head->addWidget(m_remove);
    m_model = new ValueLabelModel(this);
    m_table = new QTableView(this);
    m_table->setObjectName(QStringLiteral("valueLabels"));
    m_table->setModel(m_model);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setColumnWidth(ValueLabelModel::Value, scaled(160));
    m_table->setColumnWidth(ValueLabelModel::Count, scaled(80));
    m_how = wrappedLabel({}, Type::Caption, Ink::Text2, this);
    m_how->setObjectName(QStringLiteral("valuesHow"));
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->addLayout(head);
    down->addWidget(m_table, 1);
    down->addWidget(m_how);
    connect(m_remove, &QPushButton::clicked, m_model, &ValueLabelModel::removeAll);
    connect(m_model, &ValueLabelModel::edited, this, &ValueLabelsEditor::take);
}

void ValueLabelsEditor::show(const std::string& attribute)
{
    if (attribute == m_attribute)
        return;
    m_attribute = attribute;
    m_heading->setText(tr("What the values of %1 mean").arg(briefName(attribute)));
    m_table->setAccessibleName(m_heading->text());
    m_model->show(nullptr, {}, {});
    sayHow();
    count();
}

void ValueLabelsEditor::count()
{
    if (!m_about.kept || m_about.generalized.contains(m_attribute))
        return m_counter.cancel();
    m_counter.run([this, kept = m_about.kept, name = m_attribute](JobContext& job, const JobRunner::Deliver& deliver) {
        auto values = countedValues(kept, name, job);
        deliver([this, values = std::move(values)] { arrive(values); });
    });
}

void ValueLabelsEditor::arrive(std::shared_ptr<const CountedValues> values)
{
    m_model->show(std::move(values), m_labels[m_attribute], m_about.unreleased);
    if (const int culprit = m_model->firstCulprit(); culprit >= 0)
        m_table->scrollTo(m_model->index(culprit, ValueLabelModel::Label));
    sayHow();
}

void ValueLabelsEditor::take()
{
    m_labels[m_attribute] = m_model->labels();
    sayHow();
}

void ValueLabelsEditor::sayHow()
{
    const int rows = m_model->rowCount();
    const int labelled = m_model->labelled();
    m_remove->setEnabled(labelled > 0);
    if (m_about.generalized.contains(m_attribute))
        m_how->setText(tr("This attribute is generalized: its values are regions, and no labels of values are published."));
    else if (!m_about.kept)
        m_how->setText(tr("The values are known once every attribute has a role."));
    else if (m_model->firstCulprit() >= 0)
        m_how->setText(tr("A label in red names an identifier or an excluded attribute. The verifier refuses such a release."));
    else
        m_how->setText(tr("Values with a label: %1 of %2. Only labels of values in the release are published.")
                           .arg(countText(static_cast<std::size_t>(labelled)), countText(static_cast<std::size_t>(rows))));
}

ValueLabels ValueLabelsEditor::labels() const
{
    auto all = m_labels;
    std::erase_if(all, [](const auto& each) { return each.second.empty(); });
    return all;
}

} // namespace tranche
