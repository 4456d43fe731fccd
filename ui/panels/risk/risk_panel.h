// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/panel.h"
#include "ui/words/risk_facts.h"

#include <array>
#include <memory>

class QGridLayout;

namespace tranche {

class CardGrid;
class BarRowsPlot;
class IntruderConsole;
class MatchingPlot;
class PanelPages;
class Questions;
class FactsCard;
class RiskPlot;
class SegmentedButtons;

/// What somebody with the release in hand can still learn: about sensitive values, and about who is in the table.
class RiskPanel final : public Panel {
    Q_OBJECT

public:
    explicit RiskPanel(Session& session, QWidget* parent = nullptr);

    void refresh(const Document& now) override;
    void setQuestions(const std::shared_ptr<Questions>& questions);
    void take(const HandOver& what) override;

protected:
    const void* ground(const Snapshot& now) const override { return now.buckets.get(); }

private:
    QWidget* buildCards();
    void arrangeCards(QGridLayout& grid, int across);
    void buildPlots(QWidget* parent);
    void connectPlots();
    void showRisk(const Document& now);
    void showMatching(const Document& now);
    void showColumns(const Document& now);
    void showFakes(const Document& now);
    void showSensitive(const Document& now);
    void showTuples(std::size_t bar);
    CardFacts missing() const;
    std::array<FactsCard*, 4> cards() const { return {m_riskCard, m_matchingCard, m_uniqueCard, m_fakesCard}; }
    std::size_t which() const;

    CardGrid* m_grid = nullptr;
    PanelPages* m_pages = nullptr;
    RiskPlot* m_risk = nullptr;
    MatchingPlot* m_matching = nullptr;
    BarRowsPlot* m_unique = nullptr;
    BarRowsPlot* m_fakes = nullptr;
    FactsCard* m_riskCard = nullptr;
    FactsCard* m_matchingCard = nullptr;
    FactsCard* m_uniqueCard = nullptr;
    FactsCard* m_fakesCard = nullptr;
    SegmentedButtons* m_counting = nullptr;
    SegmentedButtons* m_sensitive = nullptr; ///< which sensitive attribute; null where there is one
    QStringList m_sensitiveNames;
    bool m_onItsWay = false; ///< what is missing
    IntruderConsole* m_console = nullptr;
};

} // namespace tranche
