// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/facts_card.h"
#include "ui/session/document.h"

namespace tranche {

class PairDotsPlot;
struct UtilityNumber;

/// What is left of the relations between attributes: two large numbers, and the strongest pairs before and after.
class AssociationCard final : public FactsCard {
    Q_OBJECT

public:
    explicit AssociationCard(QWidget* parent);

    void refresh(const Document& now, bool onItsWay);

signals:
    void hovered(const QString& sentence);

private:
    struct Number {
        QLabel* number = nullptr;
        QLabel* caption = nullptr;
    };

    AssociationCard(PairDotsPlot* plot, QWidget* parent);
    Number addNumber(QHBoxLayout* row, QWidget* parent, const QString& name);
    static void showNumber(const Number& place, const UtilityNumber& number);

    PairDotsPlot* m_plot = nullptr;
    Number m_kept;
    Number m_moved;
};

} // namespace tranche
