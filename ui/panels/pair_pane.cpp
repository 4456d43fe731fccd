// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/pair_pane.h"

#include "ui/panels/pair_facts.h"
#include "ui/parts/buttons.h"
#include "ui/parts/column_swatch.h"
#include "ui/style/number_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tranche {

namespace {

constexpr std::size_t pairsShown = 8;

QString nameOf(const Snapshot& now, AttributeId id)
{
    return QString::fromStdString(now.kept->attribute(id).name);
}

} // namespace

PairPane::PairPane(QWidget* parent) : QWidget(parent)
{
    m_heading = textLabel({}, Type::Title, Ink::Text, this);
    m_heading->setWordWrap(true);
    m_value = textLabel({}, Type::Figure, Ink::Text, this);
    m_facts = textLabel({}, Type::Caption, Ink::Text2, this);
    m_facts->setWordWrap(true);
    m_sentence = textLabel({}, Type::Body, Ink::Text, this);
    m_sentence->setWordWrap(true);
    m_apartHeading = textLabel(tr("Related, yet in different columns"), Type::Heading, Ink::Text, this);
    m_apart = new QWidget(this);
    m_apartGrid = new QGridLayout(m_apart);
    m_apartGrid->setContentsMargins(0, 0, 0, 0);
    m_apartGrid->setHorizontalSpacing(8);
    m_apartGrid->setVerticalSpacing(4);
    auto* keys = textLabel(tr("Arrows move the cursor, Enter opens the pair, + − 0 zoom, T shows a table"), Type::Caption, Ink::Text2, this);
    keys->setWordWrap(true);

    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addWidget(m_value);
    row->addWidget(m_facts, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(8);
    all->addWidget(m_heading);
    all->addLayout(row);
    all->addWidget(m_sentence);
    all->addSpacing(8);
    all->addWidget(m_apartHeading);
    all->addWidget(m_apart);
    all->addStretch(1);
    all->addWidget(keys);
}

void PairPane::show(const Snapshot& now, std::optional<Pair> pair)
{
    const bool known = pair && now.correlation && now.kept && pair->first.value < now.correlation->size() && pair->second.value < now.correlation->size();
    m_value->setVisible(known);
    m_facts->setVisible(known);
    m_sentence->setVisible(known);
    if (known)
        showPair(now, *pair);
    else
        m_heading->setText(tr("No pair chosen"));
    showApart(now);
}

void PairPane::showPair(const Snapshot& now, const Pair& pair)
{
    const double phiSquared = now.correlation->at(pair.first, pair.second);
    m_heading->setText(tr("%1 and %2").arg(nameOf(now, pair.first), nameOf(now, pair.second)));
    m_value->setText(phiText(phiSquared, true));
    m_value->setAccessibleName(tr("φ² %1").arg(phiText(phiSquared, true)));
    const QString domains = tr("φ² · %1 × %2 values").arg(countText(now.correlation->domain(pair.first)), countText(now.correlation->domain(pair.second)));
    const QString fate = pairFateText(now, pair.first, pair.second);
    m_facts->setText(fate.isEmpty() ? domains : domains + QStringLiteral(" · ") + fate);
    m_facts->setToolTip(tr("0: unrelated, 1: the same information. Numeric attributes are counted in bins. Does not cover: relations among three or more attributes."));
    m_sentence->setText(relationText(phiSquared));
}

void PairPane::showApart(const Snapshot& now)
{
    while (QLayoutItem* item = m_apartGrid->takeAt(0)) {
        item->widget()->deleteLater(); // one of them may be the sender
        item->widget()->hide();
        delete item;
    }
    const auto pairs = relatedApart(now, pairsShown);
    m_apartHeading->setVisible(!pairs.empty());
    int row = 0;
    for (const RelatedPair& pair : pairs)
        addApart(now, row++, {pair.first, pair.second}, pair.phiSquared);
    m_apartGrid->setColumnStretch(1, 1);
    m_apartGrid->setColumnStretch(3, 1);
}

void PairPane::addApart(const Snapshot& now, int row, const Pair& pair, double phiSquared)
{
    int column = 0;
    for (const AttributeId id : {pair.first, pair.second}) {
        const ColumnId in = now.columns->columnOf(id);
        const bool sensitive = now.columns->sensitive() && in.value + 1 == now.columns->size();
        m_apartGrid->addWidget(new ColumnSwatch({in.value, sensitive}, m_apart), row, column++);
        m_apartGrid->addWidget(textLabel(nameOf(now, id), Type::Body, Ink::Text, m_apart), row, column++);
    }
    auto* value = new QPushButton(phiText(phiSquared, true), m_apart);
    value->setFlat(true);
    value->setAccessibleName(tr("%1 and %2, φ² %3: show").arg(nameOf(now, pair.first), nameOf(now, pair.second), phiText(phiSquared, true)));
    connect(value, &QPushButton::clicked, this, [this, pair] { emit pairChosen(pair.first, pair.second); });
    m_apartGrid->addWidget(value, row, column, Qt::AlignRight);
}

} // namespace tranche
