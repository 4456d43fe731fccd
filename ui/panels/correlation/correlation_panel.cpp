// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/correlation/correlation_panel.h"

#include "ui/panels/correlation/losses_pane.h"
#include "ui/panels/correlation/pair_pane.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/correlation/phi_model.h"
#include "ui/panels/plot_export.h"
#include "ui/panels/side_pane.h"
#include "ui/parts/tables/view_setup.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/style/number_text.h"
#include "ui/words/failure_text.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

#include <utility>

namespace tranche {

namespace {

HeatmapMode modeOf(const SegmentedButtons& buttons)
{
    return static_cast<HeatmapMode>(buttons.current());
}

} // namespace

void CorrelationPanel::connectPlot()
{
    const auto line = [this](const HeatmapPlot::Pair& pair) {
        const auto& shown = m_plot->shown();
        const auto place
            = [&](AttributeId id) { return static_cast<std::size_t>(std::ranges::find(shown.order, id) - shown.order.begin()); };
        emit hovered(pairLine(shown, place(pair.first), place(pair.second)));
    };
    connect(m_plot, &HeatmapPlot::pairHovered, this, line);
    connect(m_plot, &HeatmapPlot::cursorMoved, this, line);
    connect(m_plot, &HeatmapPlot::hoverLeft, this, [this] { emit hovered({}); });
    connect(m_plot, &HeatmapPlot::pairChosen, this, [this](const HeatmapPlot::Pair& pair) { showPair(pair.first, pair.second); });
    connect(m_pages, &PanelPages::pressed, this, [this] { emit panelRequested(PanelId::AttributeRoles); });
}

void CorrelationPanel::connectSide()
{
    const auto open = [this](AttributeId first, AttributeId second) {
        m_plot->setCursor(first, second);
        showPair(first, second);
    };
    connect(m_pane, &PairPane::pairChosen, this, open);
    connect(m_losses, &LossesPane::pairChosen, this, open);
    connect(m_losses, &LossesPane::allPairsAsked, this, [this] { showAsTable(true); });
    connect(m_losses, &LossesPane::joinAsked, this, [this](AttributeId first, AttributeId second) {
        const Snapshot& now = session().now().snapshot;
        if (!now.columns)
            return;
        // The sensitive attribute stays where it is: the other one comes to it.
        const bool swap = now.columns->sensitive() == first;
        session().moveAttributes({swap ? second : first}, now.columns->columnOf(swap ? first : second));
    });
    connect(&session().preferences(), &Preferences::changed, this, [this] { showSide(session().now()); });
}

void CorrelationPanel::showPair(AttributeId first, AttributeId second)
{
    m_pair = {first, second};
    m_pairOf = session().now().snapshot.kept;
    m_pairOpen = true;
    setSideOpen(true);
    showSide(session().now());
}

void CorrelationPanel::showSide(const Document& now)
{
    const bool losses = modeOf(*m_mode) == HeatmapMode::Difference && !m_pairOpen;
    m_sides->setCurrentIndex(losses ? 1 : 0);
    if (losses) {
        m_losses->show(now);
        return;
    }
    if (isVisible() && m_pair && m_pair->first != m_pair->second)
        session().lookAt(m_pair);
    m_pane->show(now, m_pair);
}

void CorrelationPanel::showAsTable(bool asTable)
{
    m_asTable->setChecked(asTable);
    m_views->setCurrentIndex(asTable ? 1 : 0);
    if (asTable)
        showTable();
    m_views->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void CorrelationPanel::showTable()
{
    if (m_fittedFor == m_plot->shown().size() || m_views->currentIndex() != 1)
        return;
    m_fittedFor = m_plot->shown().size();
    fitColumns(m_table);
}

void CorrelationPanel::choose(HeatmapMode mode)
{
    m_mode->setCurrent(static_cast<int>(mode));
    m_pairOpen = mode != HeatmapMode::Difference;
    const Document& now = session().now();
    showHeatmap(now);
    showSide(now);
}

bool CorrelationPanel::pressed(int key)
{
    if (key == Qt::Key_T) {
        showAsTable(m_views->currentIndex() == 0);
        return true;
    }
    const int mode = key - Qt::Key_1;
    if (mode < 0 || mode > 2 || !m_mode->isChoiceEnabled(mode))
        return false;
    choose(static_cast<HeatmapMode>(mode));
    return true;
}

void CorrelationPanel::keyPressEvent(QKeyEvent* event)
{
    const auto held = event->modifiers() & ~Qt::KeypadModifier;
    if (held == (Qt::ControlModifier | Qt::ShiftModifier) && event->key() == Qt::Key_C)
        m_export->copyPicture();
    else if (held == (Qt::ControlModifier | Qt::ShiftModifier) && event->key() == Qt::Key_S)
        m_export->savePicture();
    else if (held != Qt::NoModifier || !pressed(event->key()))
        Panel::keyPressEvent(event);
}

void CorrelationPanel::hideEvent(QHideEvent* event)
{
    session().lookAt(std::nullopt);
    Panel::hideEvent(event);
}

bool CorrelationPanel::hasAfter(const Document& now)
{
    return now.snapshot.buckets != nullptr || (modeOf(*m_mode) != HeatmapMode::Before && session().isBusy() && !now.failure);
}

void CorrelationPanel::showHeatmap(const Document& now)
{
    const Drawn wanted{now.snapshot.correlation, now.snapshot.columns, now.association, static_cast<HeatmapOrder>(m_order->currentIndex()),
                       modeOf(*m_mode)};
    if (m_drawn == wanted)
        return; // of many attributes it takes long
    m_drawn = wanted;
    HeatmapData shown = heatmapData(now.snapshot, {wanted.order, wanted.mode, now.association.get()});
    m_plot->show(shown);
    m_model->show(std::move(shown));
    showTable();
}

void CorrelationPanel::showNothing(const Document& now)
{
    setSentence(tr("φ² of every pair of attributes: 0 unrelated, 1 the same information."));
    m_drawn.reset();
    m_plot->show({});
    m_model->show({});
    m_fittedFor = 0;
    m_losses->show(now);
    m_pane->show(now, std::nullopt);
    if (session().isBusy() && now.snapshot.kept)
        m_pages->showEmpty(QStringLiteral("stage-correlation"), tr("Counting pairs …"),
                           tr("The map appears once all pairs have been counted."));
    else
        m_pages->showEmpty(QStringLiteral("stage-correlation"), tr("No correlation yet"), whyNotYetText(now), tr("Go to Roles"));
}

void CorrelationPanel::refresh(const Document& now)
{
    m_pages->showFailure(now, {Stage::Correlate});
    if (m_pairOf != now.snapshot.kept) { // attributes are numbered anew
        m_pair.reset();
        m_pairOf = now.snapshot.kept;
    }
    m_order->setEnabled(now.snapshot.correlation != nullptr);
    const bool after = hasAfter(now);
    if (!after && modeOf(*m_mode) != HeatmapMode::Before)
        m_mode->setCurrent(0);
    for (const int choice : {1, 2}) {
        m_mode->setChoiceEnabled(choice, after);
        m_mode->setChoiceToolTip(choice, after ? tr("Expected value over all shuffles (%1)").arg(choice + 1)
                                               : tr("Available once there are buckets: what slicing preserves depends on them."));
    }
    if (!now.snapshot.correlation)
        return showNothing(now);
    const std::size_t pairs = now.snapshot.correlation->pairCount();
    if (pairs == 0) {
        setSentence(tr("A single attribute has no pair."));
        m_pages->showEmpty(QStringLiteral("stage-correlation"), tr("Fewer than two attributes"),
                           tr("Release at least two attributes to compare them."), tr("Go to Roles"));
        return;
    }
    m_pages->showContent();
    QString sentence = tr("φ² of each pair of attributes (%1): 0 unrelated, 1 the same information.").arg(countText(pairs));
    if (now.snapshot.columns)
        sentence += QLatin1Char(' ') + tr("Framed squares are the columns.");
    if (!after)
        sentence += QLatin1Char(' ') + tr("After slicing becomes available once there are buckets.");
    setSentence(sentence);
    showHeatmap(now);
    showSide(now);
}

} // namespace tranche
