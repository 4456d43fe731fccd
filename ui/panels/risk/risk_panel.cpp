// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/risk/risk_panel.h"

#include "ui/panels/card_grid.h"
#include "ui/panels/facts_card.h"
#include "ui/dialogs/questions.h"
#include "ui/panels/risk/intruder_console.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/plot_card.h"
#include "ui/panels/side_pane.h"
#include "ui/panels/tinted_icon.h"
#include "ui/words/wording.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/plots/bar_rows_plot.h"
#include "ui/plots/matching_plot.h"
#include "ui/plots/risk_plot.h"
#include "ui/style/type.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

RiskPanel::RiskPanel(Session& sessionRef, QWidget* parent) : Panel(sessionRef, tr("Risk"), parent)
{
    setSentence(tr("What someone who has the release could still learn about sensitive values and about who is in the table."));
    m_pages = new PanelPages(session(), this);
    auto* pane = new SidePane(tr("Attack console"), 360, m_pages);
    m_console = new IntruderConsole(session(), pane);
    pane->body()->addWidget(m_console);
    m_pages->setContent(beside(buildCards(), pane, QStringLiteral("risk"), m_pages));
    body()->addWidget(m_pages);
    auto* tables = new QPushButton(tr("All figures as tables"), this);
    setTintedIcon(tables, QStringLiteral("as-table"));
    tables->setCheckable(true);
    actions()->addWidget(tables);
    connect(tables, &QPushButton::toggled, this, [this](bool on) {
        for (FactsCard* card : cards())
            card->card().showAsTable(on);
    });
    connectPlots();
    connect(m_pages, &PanelPages::pressed, this, [this] { emit panelRequested(PanelId::Buckets); });
    connect(&session().preferences(), &Preferences::changed, this, [this] {
        if (isVisible())
            refresh(session().now());
    });
    connect(&session(), &Session::jobEnded, this, [this] {
        if (m_onItsWay && isVisible()) // perhaps nothing is any more
            refresh(session().now());
    });
}

void RiskPanel::buildPlots(QWidget* parent)
{
    m_risk = new RiskPlot(parent);
    m_riskCard = new FactsCard(tr("Largest p(t,s) of each tuple"), m_risk, tr("largest p"), parent);
    m_matching = new MatchingPlot(parent);
    m_matchingCard = new FactsCard(tr("Matching buckets"), m_matching, tr("matching buckets"), parent);
    m_counting = new SegmentedButtons({tr("QI values"), tr("Whole tuples")}, m_matchingCard);
    m_counting->setAccessibleName(tr("What is compared in each tuple"));
    m_counting->setChoiceToolTip(0, tr("Sensitive attributes left out"));
    m_counting->setChoiceToolTip(1, tr("Sensitive attributes included"));
    m_counting->setCurrent(0);
    m_matchingCard->addToFoot(m_counting);
    m_unique = new BarRowsPlot(parent);
    m_uniqueCard = new FactsCard(tr("Values unique in their column"), m_unique, tr("unique values"), parent);
    m_fakes = new BarRowsPlot(parent);
    m_fakesCard = new FactsCard(tr("Fakes per original"), m_fakes, tr("fakes"), parent);
}

QWidget* RiskPanel::buildCards()
{
    m_grid = new CardGrid({12, 12, 8, 12}, this);
    buildPlots(m_grid->inside());
    const auto widest
        = [](const FactsCard* a, const FactsCard* b) { return std::max(a->minimumSizeHint().width(), b->minimumSizeHint().width()); };
    m_grid->arrangeBy([this, widest] { return widest(m_riskCard, m_uniqueCard) + widest(m_matchingCard, m_fakesCard); },
                      [this](QGridLayout& cells, int across) { arrangeCards(cells, across); });
    return m_grid;
}

void RiskPanel::arrangeCards(QGridLayout& grid, int across)
{
    int place = 0;
    for (FactsCard* card : cards()) {
        grid.addWidget(card, place / across, place % across); // moves it
        ++place;
    }
    for (int row = 0; row < 4; ++row)
        grid.setRowStretch(row, across == 2 ? (row == 0 ? 3 : row == 1 ? 2 : 0) : 1);
}

void RiskPanel::connectPlots()
{
    for (CursorPlot* plot : std::initializer_list<CursorPlot*>{m_risk, m_matching, m_unique, m_fakes})
        connect(plot, &CursorPlot::pointed, this, &Panel::hovered);
    for (FactsCard* card : cards())
        connect(&card->card(), &PlotCard::told, this, &Panel::hovered);
    connect(m_risk, &CursorPlot::chosen, this, &RiskPanel::showTuples);
    connect(m_unique, &CursorPlot::chosen, this, [this] { emit panelRequested(PanelId::Columns); });
    connect(m_counting, &SegmentedButtons::chosen, this, [this] { showMatching(session().now()); });
    connect(m_console, &IntruderConsole::hovered, this, &Panel::hovered);
    connect(m_console, &IntruderConsole::bucketChosen, this, [this](BucketId bucket) { emit handedOver(PanelId::Buckets, bucket); });
}

void RiskPanel::setQuestions(const std::shared_ptr<Questions>& questions)
{
    for (FactsCard* card : cards())
        card->card().setQuestions(questions);
}

void RiskPanel::take(const HandOver& what)
{
    if (const auto* known = std::get_if<std::vector<KnownValue>>(&what))
        m_console->take(*known);
}

void RiskPanel::refresh(const Document& now)
{
    m_console->refresh(now);
    m_pages->showFailure(now, {});
    m_onItsWay = session().isBusy() || session().isBusyInBackground();
    if (!now.snapshot.report && !(m_onItsWay && now.snapshot.published)) {
        m_pages->showEmpty(QStringLiteral("stage-risk"), tr("No risk to show yet"), tr("The risk is assessed once there are buckets."),
                           tr("Go to Buckets"));
        return;
    }
    m_pages->showContent();
    showSensitive(now);
    showRisk(now);
    showMatching(now);
    showColumns(now);
    showFakes(now);
    m_grid->arrange(); // what they need may be another
}

CardFacts RiskPanel::missing() const
{
    return missingCard(m_onItsWay);
}

/// A choice of the sensitive attribute, where there are several.
void RiskPanel::showSensitive(const Document& now)
{
    const QStringList names = namesOf(*now.snapshot.published, now.snapshot.published->sensitive());
    if (names == m_sensitiveNames)
        return;
    m_sensitiveNames = names;
    delete m_sensitive;
    m_sensitive = nullptr;
    if (names.size() < 2)
        return;
    m_sensitive = new SegmentedButtons(names, m_riskCard);
    m_sensitive->setAccessibleName(tr("Sensitive attribute"));
    m_sensitive->setCurrent(0);
    m_riskCard->addToFoot(m_sensitive);
    connect(m_sensitive, &SegmentedButtons::chosen, this, [this] { showRisk(session().now()); });
}

std::size_t RiskPanel::which() const
{
    return m_sensitive == nullptr ? 0 : static_cast<std::size_t>(std::max(0, m_sensitive->current()));
}

void RiskPanel::showRisk(const Document& now)
{
    const bool claimsNothing = now.snapshot.report && now.snapshot.report->claimsNothing();
    if (claimsNothing || !now.tupleRisks || !now.snapshot.report) {
        m_risk->show(RiskData{});
        m_riskCard->show(claimsNothing ? nothingClaimedCard() : missing());
        return;
    }
    const RiskData figures = riskOf(now, which());
    m_risk->show(figures);
    m_riskCard->show(riskCard(now, which(), figures));
}

void RiskPanel::showMatching(const Document& now)
{
    const auto& report = m_counting->current() == 1 ? now.wholeMembership : now.membership;
    const MatchingData figures = report ? matchingData(*report) : MatchingData{};
    m_matching->show(figures);
    m_matchingCard->card().setPlotWorthSeeing(!figures.oneEach);
    m_matchingCard->show(report ? matchingCard(*report, figures) : missing());
}

void RiskPanel::showColumns(const Document& now)
{
    const double limit = session().preferences().uniqueLimit();
    const auto& whole = now.wholeMembership;
    m_unique->show(whole ? uniqueRows(now, *whole, limit) : BarRowsData{});
    m_uniqueCard->show(whole ? uniqueCard(now, *whole, limit) : missing());
}

void RiskPanel::showFakes(const Document& now)
{
    const auto& quasi = now.membership;
    m_fakes->show(quasi ? fakeRows(*quasi, now.wholeMembership.get()) : BarRowsData{});
    CardFacts facts = quasi ? fakesCard(*quasi, now.wholeMembership.get()) : missing();
    if (const QString cost = cutCostText(now); quasi && !cost.isEmpty())
        facts.foot += QLatin1Char('\n') + cost;
    m_fakesCard->show(facts);
}

/// The tuples of a bar, in Buckets.
void RiskPanel::showTuples(std::size_t bar)
{
    const auto& figures = m_risk->shown();
    if (bar < figures.bars.size())
        emit handedOver(PanelId::Buckets, BucketFilterText{tupleFilterText(figures, bar)});
}

} // namespace tranche
