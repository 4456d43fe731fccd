// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/facts_card.h"
#include "ui/session/document.h"
#include "ui/words/utility/query_facts.h"

#include <vector>

class QComboBox;

namespace tranche {

class BoxRowsPlot;

/// How far random counts are off, of all of them or of a part.
class QueryCard final : public FactsCard {
    Q_OBJECT

public:
    explicit QueryCard(QWidget* parent);

    void refresh(const Document& now, bool onItsWay);
    QueryPart part() const;

signals:
    void hovered(const QString& sentence);
    void partChosen();
    void boxChosen(std::size_t box); ///< by a click, or Enter

private:
    QueryCard(BoxRowsPlot* plot, QWidget* parent);
    void showParts(const Document& now);

    BoxRowsPlot* m_plot = nullptr;
    QComboBox* m_choice = nullptr;
    QStringList m_names; ///< of the choices
};

} // namespace tranche
