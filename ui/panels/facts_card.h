// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/cards/card_frame.h"
#include "ui/words/risk_facts.h"

class QCustomPlot;
class QHBoxLayout;
class QLabel;

namespace tranche {

class Badge;
class PlotCard;

/// A card with a plot and its table twin, a verdict, one sentence above and one below.
class FactsCard : public CardFrame {
    Q_OBJECT

public:
    /// Takes the plot. `name`: for files.
    FactsCard(const QString& heading, QCustomPlot* plot, const QString& name, QWidget* parent);

    void show(const CardFacts& facts);
    using QWidget::show;
    PlotCard& card() { return *m_card; }
    /// Right of the sentence below.
    void addToFoot(QWidget* widget);

private:
    PlotCard* m_card = nullptr;
    Badge* m_badge = nullptr;
    QLabel* m_foot = nullptr;
    QHBoxLayout* m_footRow = nullptr;
};

} // namespace tranche
