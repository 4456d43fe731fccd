// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/correlation_panel.h"

#include "ui/panels/phi_model.h"
#include "ui/panels/pair_pane.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/side_pane.h"
#include "ui/panels/view_setup.h"
#include "ui/parts/buttons.h"
#include "ui/style/number_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace tranche {

CorrelationPanel::CorrelationPanel(Session& sessionRef, QWidget* parent) : Panel(sessionRef, tr("Correlation"), parent)
{
    m_pages = new PanelPages(session(), this);
    m_views = new QStackedWidget(this);
    m_plot = new HeatmapPlot(m_views);
    m_plot->setAccessibleName(tr("φ² of every pair of attributes; press T for a table"));
    m_model = new PhiModel(this);
    buildTable();
    m_views->addWidget(m_plot);
    m_views->addWidget(m_table);
    auto* side = new SidePane(tr("Pair of attributes"), 400, this);
    m_pane = new PairPane(side);
    side->body()->addWidget(m_pane, 1);
    m_pages->setContent(besidePane(m_views, side, m_pages));
    body()->addWidget(m_pages);
    buildActions();
    connectPlot();
}

QToolButton* CorrelationPanel::addAction(const QString& iconName, const QString& name)
{
    QToolButton* button = iconButton(iconName, name, this);
    actions()->addWidget(button);
    return button;
}

void CorrelationPanel::buildActions()
{
    m_order = new QComboBox(this);
    m_order->setAccessibleName(tr("Order of the attributes"));
    m_order->addItem(tr("Order: by column"));
    m_order->addItem(tr("Order: as in the table"));
    connect(m_order, &QComboBox::activated, this, [this] { showHeatmap(session().now()); });
    actions()->addWidget(m_order);
    connect(addAction(QStringLiteral("zoom-out"), tr("Zoom out (−)")), &QToolButton::clicked, m_plot, &HeatmapPlot::zoomOut);
    connect(addAction(QStringLiteral("zoom-in"), tr("Zoom in (+)")), &QToolButton::clicked, m_plot, &HeatmapPlot::zoomIn);
    connect(addAction(QStringLiteral("fit"), tr("Fit (0)")), &QToolButton::clicked, m_plot, &HeatmapPlot::fit);
    m_asTable = addAction(QStringLiteral("as-table"), tr("As a table (T)"));
    m_asTable->setCheckable(true);
    connect(m_asTable, &QToolButton::clicked, this, &CorrelationPanel::showAsTable);
    connect(addAction(QStringLiteral("copy"), tr("Copy as a picture (Ctrl+Shift+C)")), &QToolButton::clicked, this, &CorrelationPanel::copyPicture);
}

void CorrelationPanel::buildTable()
{
    m_table = new QTableView(m_views);
    setUpTable(m_table, tr("φ² of every pair of attributes"));
    m_table->setModel(m_model);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (current.isValid())
            showPair(m_plot->shown().order[static_cast<std::size_t>(current.row())], m_plot->shown().order[static_cast<std::size_t>(current.column())]);
    });
}

void CorrelationPanel::connectPlot()
{
    const auto line = [this](const HeatmapPlot::Pair& pair) {
        const Snapshot& now = session().now().snapshot;
        if (now.kept && pair.first.value < now.kept->attributeCount() && pair.second.value < now.kept->attributeCount())
            emit hovered(tr("%1 × %2   φ² %3").arg(QString::fromStdString(now.kept->attribute(pair.first).name), QString::fromStdString(now.kept->attribute(pair.second).name), phiText(pair.phiSquared, true)));
    };
    connect(m_plot, &HeatmapPlot::pairHovered, this, line);
    connect(m_plot, &HeatmapPlot::cursorMoved, this, line);
    connect(m_plot, &HeatmapPlot::hoverLeft, this, [this] { emit hovered({}); });
    connect(m_plot, &HeatmapPlot::pairChosen, this, [this](const HeatmapPlot::Pair& pair) { showPair(pair.first, pair.second); });
    connect(m_pane, &PairPane::pairChosen, this, [this](AttributeId first, AttributeId second) {
        m_plot->setCursor(first, second);
        showPair(first, second);
    });
    connect(m_pages, &PanelPages::pressed, this, [this] { emit panelRequested(PanelId::AttributeRoles); });
}

void CorrelationPanel::showPair(AttributeId first, AttributeId second)
{
    m_pair = {first, second};
    m_pairOf = session().now().snapshot.kept;
    m_pane->show(session().now().snapshot, m_pair);
}

void CorrelationPanel::showAsTable(bool asTable)
{
    m_asTable->setChecked(asTable);
    m_views->setCurrentIndex(asTable ? 1 : 0);
    m_views->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void CorrelationPanel::copyPicture()
{
    QGuiApplication::clipboard()->setPixmap(m_plot->grab());
}

void CorrelationPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_T && event->modifiers() == Qt::NoModifier)
        showAsTable(m_views->currentIndex() == 0);
    else if (event->key() == Qt::Key_C && event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier))
        copyPicture();
    else
        Panel::keyPressEvent(event);
}

void CorrelationPanel::showHeatmap(const Document& now)
{
    const HeatmapData shown = heatmapData(now.snapshot, m_order->currentIndex() == 0 ? HeatmapOrder::ByColumn : HeatmapOrder::ByTable);
    m_plot->show(shown);
    m_model->show(shown);
    m_table->resizeColumnsToContents();
}

void CorrelationPanel::refresh(const Document& now)
{
    m_pages->showFailure(now, {Stage::Correlate});
    if (m_pairOf != now.snapshot.kept)
        m_pair.reset(); // attributes are numbered anew
    m_order->setEnabled(now.snapshot.correlation != nullptr);
    if (!now.snapshot.correlation) {
        setSentence(tr("φ² of every pair of attributes: 0 unrelated, 1 the same information."));
        if (session().isBusy() && now.snapshot.kept)
            m_pages->showEmpty(QStringLiteral("stage-correlation"), tr("Counting pairs …"), tr("The map appears when all pairs are counted."));
        else
            m_pages->showEmpty(QStringLiteral("stage-correlation"), tr("No correlation yet"), tr("Every attribute needs a role first."), tr("Go to Roles"));
        return;
    }
    const std::size_t pairs = now.snapshot.correlation->pairCount();
    if (pairs == 0) {
        setSentence(tr("One attribute alone has no pair."));
        m_pages->showEmpty(QStringLiteral("stage-correlation"), tr("Fewer than two attributes"), tr("Release at least two attributes to compare them."), tr("Go to Roles"));
        return;
    }
    m_pages->showContent();
    setSentence(now.snapshot.columns ? tr("φ² of %1 pairs of attributes: 0 unrelated, 1 the same information. Framed squares are the columns.").arg(countText(pairs))
                                     : tr("φ² of %1 pairs of attributes: 0 unrelated, 1 the same information.").arg(countText(pairs)));
    showHeatmap(now);
    m_pane->show(now.snapshot, m_pair);
}

} // namespace tranche
