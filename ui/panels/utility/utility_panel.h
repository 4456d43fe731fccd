// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/panel.h"

#include <array>
#include <memory>

class QGridLayout;
class QPushButton;
class QStackedWidget;

namespace tranche {

class CardGrid;
class AnalystPane;
class AssociationCard;
class CountList;
class LearningCard;
class PanelPages;
class PlotCard;
class QueryCard;
class Questions;
class ScenariosPage;
class SegmentedButtons;
class FactsCard;

/// What an analyst can still find out from the release: relations, counts, what a model can learn; beside other ways of protecting the
/// same table. A second view compares scenarios.
class UtilityPanel final : public Panel {
    Q_OBJECT

public:
    explicit UtilityPanel(Session& session, QWidget* parent = nullptr);

    void refresh(const Document& now) override;
    void setQuestions(const std::shared_ptr<Questions>& questions);

protected:
    const void* ground(const Snapshot& now) const override { return now.buckets.get(); }

private:
    QWidget* buildCards();
    void buildHead();
    void connectAll();
    void arrangeCards(QGridLayout& grid, int across);
    void listCounts(std::size_t box);
    void refreshAgain();
    void showView(int view);
    void tellScenarios(); ///< how many there are, and what the head says of them
    std::array<FactsCard*, 3> cards() const;

    CardGrid* m_grid = nullptr;
    PanelPages* m_pages = nullptr;
    QStackedWidget* m_views = nullptr; ///< this release, and scenarios
    SegmentedButtons* m_view = nullptr;
    AssociationCard* m_association = nullptr;
    QueryCard* m_queries = nullptr;
    CountList* m_counts = nullptr; ///< made when somebody asks
    LearningCard* m_learning = nullptr;
    AnalystPane* m_analyst = nullptr;
    QPushButton* m_tables = nullptr;
    ScenariosPage* m_scenarios = nullptr;
};

} // namespace tranche
