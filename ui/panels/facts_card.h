// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/risk_facts.h"
#include "ui/parts/cards/card_frame.h"

class QCustomPlot;
class QHBoxLayout;
class QLabel;

namespace tranche {

class Badge;
class PlotCard;

/// A card of the Risk panel: plot with its table twin, verdict, one sentence above and one below.
class RiskCard final : public CardFrame {
    Q_OBJECT

public:
    /// Takes the plot. `name`: for files.
    RiskCard(const QString& heading, QCustomPlot* plot, const QString& name, QWidget* parent);

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
