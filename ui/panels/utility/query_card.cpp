// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/utility/query_card.h"

#include "ui/panels/plot_card.h"
#include "ui/plots/utility/box_rows_plot.h"
#include "ui/style/type.h"

#include <QComboBox>

#include <algorithm>

namespace tranche {

QueryCard::QueryCard(QWidget* parent) : QueryCard(new BoxRowsPlot, parent) {}

QueryCard::QueryCard(BoxRowsPlot* plot, QWidget* parent) : FactsCard(tr("Count queries"), plot, tr("count queries"), parent), m_plot(plot)
{
    m_choice = new QComboBox(&card());
    m_choice->setAccessibleName(tr("Which counts"));
    m_choice->setObjectName(QStringLiteral("part"));
    m_choice->setMinimumContentsLength(8);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumWidth(scaled(120));
    card().addToHead(m_choice);
    connect(m_choice, &QComboBox::activated, this, &QueryCard::partChosen);
    connect(m_plot, &CursorPlot::pointed, this, &QueryCard::hovered);
    connect(m_plot, &CursorPlot::chosen, this, &QueryCard::boxChosen);
}

QueryPart QueryCard::part() const
{
    return static_cast<QueryPart>(m_choice->currentData().toInt());
}

/// What was chosen stays chosen where it is still there.
void QueryCard::showParts(const Document& now)
{
    const auto parts = queryParts(now);
    QStringList names;
    for (const auto& choice : parts)
        names << choice.name;
    if (names == m_names)
        return;
    const QVariant before = m_names.size() == names.size() ? m_choice->currentData() : QVariant();
    m_names = names;
    m_choice->clear();
    for (const auto& choice : parts)
        m_choice->addItem(choice.name, static_cast<int>(choice.part));
    m_choice->setCurrentIndex(std::max(0, m_choice->findData(before)));
}

void QueryCard::refresh(const Document& now, bool onItsWay)
{
    showParts(now);
    m_plot->show(queryBoxes(now, part(), onItsWay));
    FactsCard::show(queryCard(now, part(), onItsWay));
}

} // namespace tranche
