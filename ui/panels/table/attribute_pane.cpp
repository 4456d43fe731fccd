// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/table/attribute_pane.h"

#include "ui/models/roles_model.h"
#include "ui/parts/cards/badge.h"
#include "ui/parts/buttons.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/meter.h"
#include "ui/plots/distribution_plot.h"
#include "ui/style/number_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tranche {

namespace {

void empty(QGridLayout* grid)
{
    while (QLayoutItem* item = grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

double shareOf(std::size_t count, std::size_t all)
{
    return all == 0 ? 0.0 : static_cast<double>(count) / static_cast<double>(all);
}

} // namespace

AttributePane::AttributePane(QWidget* parent) : QWidget(parent)
{
    m_name = new ElidedLabel({}, Type::Title, Ink::Text, this);
    m_name->setElideMode(Qt::ElideMiddle);
    m_type = new Badge(Judgement::Info, {}, this);
    auto* head = new QHBoxLayout;
    head->addWidget(m_name, 1);
    head->addWidget(m_type);
    m_plot = new DistributionPlot(this);
    m_plot->setAccessibleName(tr("Distribution of the attribute; its values are listed below"));
    m_plot->setFixedHeight(scaled(176));
    connect(m_plot, &DistributionPlot::barHovered, this, &AttributePane::barHovered);
    m_facts = new QWidget(this);
    m_factGrid = new QGridLayout(m_facts);
    m_factGrid->setContentsMargins(0, 0, 0, 0);
    m_factGrid->setVerticalSpacing(2);
    m_valuesHeading = textLabel(tr("Most frequent values"), Type::Heading, Ink::Text, this);
    m_valuesCount = textLabel({}, Type::Caption, Ink::Text2, this);
    auto* valuesHead = new QHBoxLayout;
    valuesHead->addWidget(m_valuesHeading, 1);
    valuesHead->addWidget(m_valuesCount);
    m_values = new QWidget(this);
    m_valueGrid = new QGridLayout(m_values);
    m_valueGrid->setContentsMargins(0, 0, 0, 0);
    m_valueGrid->setHorizontalSpacing(8);
    m_valueGrid->setVerticalSpacing(4);

    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(8);
    all->addLayout(head);
    all->addWidget(m_plot);
    all->addWidget(m_facts);
    all->addSpacing(8);
    all->addLayout(valuesHead);
    all->addWidget(m_values);
    all->addStretch(1);
}

void AttributePane::show(const DistributionData& shown)
{
    m_name->setText(shown.attribute);
    m_type->setJudgement(Judgement::Info, typeText(shown.type),
                         shown.type == AttributeType::Numeric ? QStringLiteral("type-number")
                         : shown.type == AttributeType::Date  ? QStringLiteral("type-date")
                                                              : QStringLiteral("type-text"));
    m_plot->show(shown);
    showFacts(shown);
    showValues(shown);
}

void AttributePane::addFact(int row, int column, const QString& label, const QString& value)
{
    m_factGrid->addWidget(textLabel(label, Type::Caption, Ink::Text2, m_facts), 2 * row, column);
    auto* number = new ElidedLabel(value, Type::Bold, Ink::Text, m_facts);
    number->setAccessibleName(label + QLatin1String(": ") + value);
    m_factGrid->addWidget(number, 2 * row + 1, column);
}

void AttributePane::showFacts(const DistributionData& shown)
{
    empty(m_factGrid);
    addFact(0, 0, tr("Distinct"), countText(shown.distinct));
    addFact(0, 1, tr("Missing"), countText(shown.missing));
    addFact(0, 2, tr("Occur once"), countText(shown.unique));
    if (!shown.least)
        return;
    addFact(1, 0, tr("Smallest"), *shown.least);
    addFact(1, 1, tr("Median"), shown.median.value_or(QString()));
    addFact(1, 2, tr("Largest"), shown.greatest.value_or(QString()));
}

void AttributePane::showValues(const DistributionData& shown)
{
    empty(m_valueGrid);
    m_valuesCount->setText(tr("%1 of %2").arg(countText(shown.mostFrequent.size()), countText(shown.distinct)));
    int row = 0;
    for (const DistributionData::Value& value : shown.mostFrequent) {
        auto* name = new ElidedLabel(value.text, Type::Body, Ink::Text, m_values);
        auto* bar = new Meter(m_values);
        const double share = shareOf(value.count, shown.tuples);
        bar->setReading(
            {.value = static_cast<double>(value.count), .limit = {}, .end = static_cast<double>(shown.mostFrequent.front().count)}, {});
        bar->setAccessibleName(tr("%1: %2, %3").arg(value.text, countText(value.count, Counted::Tuple), percentText(share)));
        m_valueGrid->addWidget(name, row, 0);
        m_valueGrid->addWidget(bar, row, 1);
        m_valueGrid->addWidget(textLabel(countText(value.count), Type::Body, Ink::Text2, m_values), row, 2, Qt::AlignRight);
        m_valueGrid->addWidget(textLabel(percentText(share), Type::Body, Ink::Text2, m_values), row, 3, Qt::AlignRight);
        ++row;
    }
    m_valueGrid->setColumnStretch(0, 2);
    m_valueGrid->setColumnStretch(1, 3);
}

} // namespace tranche
