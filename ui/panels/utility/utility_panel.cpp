// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/utility/utility_panel.h"

#include "ui/panels/card_grid.h"
#include "ui/dialogs/questions.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/plot_card.h"
#include "ui/panels/side_pane.h"
#include "ui/panels/tinted_icon.h"
#include "ui/panels/utility/analyst_pane.h"
#include "ui/panels/utility/association_card.h"
#include "ui/panels/utility/count_list.h"
#include "ui/panels/utility/learning_card.h"
#include "ui/panels/utility/query_card.h"
#include "ui/panels/utility/scenarios/scenarios_page.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/style/number_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

UtilityPanel::UtilityPanel(Session& sessionRef, QWidget* parent) : Panel(sessionRef, tr("Utility"), parent)
{
    m_pages = new PanelPages(session(), this);
    m_views = new QStackedWidget(m_pages);
    auto* pane = new SidePane(tr("What an analyst may do"), 320, m_views);
    m_analyst = new AnalystPane(pane);
    pane->body()->addWidget(m_analyst);
    m_views->addWidget(beside(buildCards(), pane, QStringLiteral("utility"), m_views));
    m_scenarios = new ScenariosPage(session(), m_views);
    m_views->addWidget(m_scenarios);
    m_pages->setContent(m_views);
    body()->addWidget(m_pages);
    buildHead();
    connectAll();
    showView(0);
}

void UtilityPanel::buildHead()
{
    m_view = new SegmentedButtons({tr("This release"), tr("Scenarios")}, this);
    m_view->setAccessibleName(tr("What is looked at"));
    actions()->addWidget(m_view);
    m_tables = new QPushButton(tr("All figures as tables"), this);
    setTintedIcon(m_tables, QStringLiteral("as-table"));
    m_tables->setCheckable(true);
    actions()->addWidget(m_tables);
    actions()->addWidget(m_scenarios->pinButton());
    actions()->addWidget(m_scenarios->saveButton());
    connect(m_tables, &QPushButton::toggled, this, [this](bool on) {
        for (FactsCard* card : cards())
            card->card().showAsTable(on);
    });
}

QWidget* UtilityPanel::buildCards()
{
    m_grid = new CardGrid({12, 8, 8, 8}, this);
    m_association = new AssociationCard(m_grid->inside());
    m_queries = new QueryCard(m_grid->inside());
    m_learning = new LearningCard(session(), m_grid->inside());
    m_grid->arrangeBy([this] { return m_association->minimumSizeHint().width() + m_queries->minimumSizeHint().width(); },
                      [this](QGridLayout& cells, int across) { arrangeCards(cells, across); });
    return m_grid;
}

std::array<FactsCard*, 3> UtilityPanel::cards() const
{
    return {m_association, m_queries, m_learning};
}

void UtilityPanel::connectAll()
{
    connect(m_association, &AssociationCard::hovered, this, &Panel::hovered);
    connect(m_queries, &QueryCard::hovered, this, &Panel::hovered);
    connect(m_learning, &LearningCard::hovered, this, &Panel::hovered);
    for (FactsCard* card : cards())
        connect(&card->card(), &PlotCard::told, this, &Panel::hovered);
    connect(m_queries, &QueryCard::partChosen, this, &UtilityPanel::refreshAgain);
    connect(m_queries, &QueryCard::boxChosen, this, &UtilityPanel::listCounts);
    connect(m_learning, &LearningCard::choiceChanged, this, &UtilityPanel::refreshAgain);
    connect(&session(), &Session::learningChanged, this, &UtilityPanel::refreshAgain);
    connect(&session(), &Session::jobEnded, this, &UtilityPanel::refreshAgain); // what is asked for waits for the figures of the strip
    connect(&session(), &Session::snapshotChanged, this, [this] {               // another panel may be in front of this one
        if (m_counts != nullptr)
            m_counts->refresh(session().now());
    });
    connect(m_view, &SegmentedButtons::chosen, this, &UtilityPanel::showView);
    connect(m_scenarios, &ScenariosPage::countChanged, this, &UtilityPanel::tellScenarios);
    connect(m_scenarios, &ScenariosPage::hovered, this, &Panel::hovered);
    connect(m_pages, &PanelPages::pressed, this, [this] { emit panelRequested(PanelId::Buckets); });
    connect(m_analyst, &AnalystPane::wanted, this, [this](bool yes) {
        ReleaseOptions options = session().now().releaseOptions;
        options.utility = yes;
        session().setReleaseOptions(options);
    });
}

void UtilityPanel::arrangeCards(QGridLayout& grid, int across)
{
    grid.addWidget(m_association, 0, 0); // moves it
    grid.addWidget(m_queries, across == 2 ? 0 : 1, across == 2 ? 1 : 0);
    grid.addWidget(m_learning, across == 2 ? 1 : 2, 0, 1, across);
    for (int row = 0; row < 3; ++row)
        grid.setRowStretch(row, row < 4 - across ? 1 : 0);
}

void UtilityPanel::setQuestions(const std::shared_ptr<Questions>& questions)
{
    for (FactsCard* card : cards())
        card->card().setQuestions(questions);
    m_scenarios->setQuestions(questions);
}

void UtilityPanel::showView(int view)
{
    m_views->setCurrentIndex(view);
    m_tables->setVisible(view == 0);
    m_scenarios->pinButton()->setVisible(view != 0);
    m_scenarios->saveButton()->setVisible(view != 0);
    setSideOffered(view == 0);
    tellScenarios();
}

void UtilityPanel::tellScenarios()
{
    const auto count = m_scenarios->scenarioCount();
    m_view->setChoiceText(1, count < 2 ? tr("Scenarios") : tr("Scenarios  %1").arg(countText(count)));
    setSentence(m_views->currentWidget() == m_scenarios
                    ? m_scenarios->sentence()
                    : tr("What an analyst can still find out from this release, beside other ways of protecting the same table."));
}

void UtilityPanel::listCounts(std::size_t box)
{
    const Document& now = session().now();
    if (const auto wanted = countsOfBox(now, m_queries->part(), box)) {
        if (m_counts == nullptr)
            m_counts = new CountList(this);
        m_counts->show(now, *wanted);
    }
}

void UtilityPanel::refreshAgain()
{
    if (isVisible())
        refresh(session().now());
}

void UtilityPanel::refresh(const Document& now)
{
    m_pages->showFailure(now, {});
    const bool onItsWay = session().isBusy() || session().isBusyInBackground();
    if (!now.snapshot.report && !(onItsWay && now.snapshot.published)) {
        m_pages->showEmpty(QStringLiteral("stage-utility"), tr("No buckets yet"),
                           tr("Utility is that of a release; it is assessed once there are buckets."), tr("Go to Buckets"));
        return;
    }
    m_pages->showContent();
    m_association->refresh(now, onItsWay);
    m_queries->refresh(now, onItsWay);
    m_learning->refresh(now);
    m_analyst->show(now, onItsWay);
    m_grid->arrange(); // what they need may be another
    if (isVisible() && !session().isBusy())
        m_learning->ask(now); // what is begun by it is shown by another refresh
}

} // namespace tranche
