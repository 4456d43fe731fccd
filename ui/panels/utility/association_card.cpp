// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/utility/association_card.h"

#include "ui/panels/plot_card.h"
#include "ui/parts/buttons.h"
#include "ui/plots/utility/pair_dots_plot.h"
#include "ui/style/plain_hint.h"
#include "ui/words/utility/association_facts.h"

#include <QHBoxLayout>
#include <QLabel>

namespace tranche {

AssociationCard::AssociationCard(QWidget* parent) : AssociationCard(new PairDotsPlot, parent) {}

AssociationCard::AssociationCard(PairDotsPlot* plot, QWidget* parent)
    : FactsCard(tr("Association kept"), plot, tr("association"), parent), m_plot(plot)
{
    auto* numbers = new QWidget(&card());
    auto* row = new QHBoxLayout(numbers);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(scaled(8));
    m_kept = addNumber(row, numbers, QStringLiteral("kept"));
    m_moved = addNumber(row, numbers, QStringLiteral("moved"));
    card().addAbovePlot(numbers);
    connect(m_plot, &CursorPlot::pointed, this, &AssociationCard::hovered);
}

AssociationCard::Number AssociationCard::addNumber(QHBoxLayout* row, QWidget* parent, const QString& name)
{
    Number place;
    place.number = textLabel({}, Type::Figure, Ink::Text, parent);
    place.number->setObjectName(name);
    place.caption = textLabel({}, Type::Caption, Ink::Text2, parent);
    place.caption->setWordWrap(true);
    row->addWidget(place.number);
    row->addWidget(place.caption, 1);
    return place;
}

void AssociationCard::showNumber(const Number& place, const UtilityNumber& number)
{
    place.number->setText(number.number);
    place.caption->setText(number.caption);
    for (QLabel* label : {place.number, place.caption}) {
        label->setToolTip(plainHint(number.toolTip));
        label->setAccessibleDescription(number.toolTip);
    }
    place.number->setAccessibleName(number.number + QLatin1Char(' ') + number.caption);
}

void AssociationCard::refresh(const Document& now, bool onItsWay)
{
    showNumber(m_kept, keptNumber(now, onItsWay));
    showNumber(m_moved, movedNumber(now, onItsWay));
    m_plot->show(associationDots(now));
    FactsCard::show(associationCard(now, onItsWay));
}

} // namespace tranche
