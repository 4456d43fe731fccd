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

/// A card of the Utility panel: a plot with its table twin, a sentence above it and one below.
class UtilityCard : public CardFrame {
    Q_OBJECT

public:
    PlotCard& card() { return *m_card; }

protected:
    /// Takes the plot. `name`: for files.
    UtilityCard(const QString& heading, QCustomPlot* plot, const QString& name, QWidget* parent);

    void say(const CardFacts& facts);
    /// Right of the sentence below.
    void addToFoot(QWidget* widget);

private:
    PlotCard* m_card = nullptr;
    Badge* m_badge = nullptr;
    QLabel* m_foot = nullptr;
    QHBoxLayout* m_footRow = nullptr;
};

} // namespace tranche
