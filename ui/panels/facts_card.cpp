// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/facts_card.h"

#include "ui/panels/plot_card.h"
#include "ui/parts/buttons.h"
#include "ui/parts/cards/badge.h"
#include "ui/style/plain_hint.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <qcustomplot.h>

namespace tranche {

FactsCard::FactsCard(const QString& heading, QCustomPlot* plot, const QString& name, QWidget* parent) : CardFrame(parent)
{
    setAccessibleName(heading);
    m_card = new PlotCard(heading, plot, name, this);
    m_badge = new Badge(Judgement::Info, {}, m_card);
    m_badge->hide();
    m_card->addToHead(m_badge);
    m_foot = wrappedLabel({}, Type::Caption, Ink::Text2, this);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(12, 8, 12, 10);
    all->setSpacing(4);
    all->addWidget(m_card, 1);
    m_footRow = new QHBoxLayout;
    m_footRow->setSpacing(8);
    m_footRow->addWidget(m_foot, 1);
    m_footRow->addStretch(0); // where there is no sentence
    all->addLayout(m_footRow);
}

void FactsCard::addToFoot(QWidget* widget)
{
    m_footRow->addWidget(widget, 0, Qt::AlignBottom);
}

void FactsCard::show(const CardFacts& facts)
{
    m_card->setCaption(facts.caption, facts.toolTip);
    m_badge->setVisible(!facts.badge.isEmpty());
    m_badge->setJudgement(facts.judgement, facts.badge);
    m_badge->setToolTip(plainHint(facts.toolTip));
    m_foot->setText(facts.foot);
    m_foot->setVisible(!facts.foot.isEmpty());
    m_foot->setToolTip(plainHint(facts.toolTip));
    m_card->twin().show(facts.heads, facts.lines);
}

} // namespace tranche
