// SPDX-License-Identifier: GPL-3.0-or-later
// How the correlation panel is put together; what it does stands in correlation_panel.cpp.
#include "ui/panels/correlation/correlation_panel.h"

#include "ui/panels/correlation/losses_pane.h"
#include "ui/panels/correlation/pair_pane.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/correlation/phi_model.h"
#include "ui/panels/plot_export.h"
#include "ui/panels/side_pane.h"
#include "ui/parts/tables/view_setup.h"
#include "ui/parts/buttons.h"
#include "ui/parts/segmented_buttons.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
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
    buildSide();
    m_pages->setContent(beside(m_views, m_sidePane, QStringLiteral("correlation"), m_pages));
    body()->addWidget(m_pages);
    buildChoices();
    buildTools();
    connectPlot();
    connectSide();
}

void CorrelationPanel::setQuestions(std::shared_ptr<Questions> questions)
{
    m_export->setQuestions(std::move(questions));
}

void CorrelationPanel::buildSide()
{
    m_sidePane = new SidePane(tr("Pair of attributes"), 480, this);
    m_sides = new QStackedWidget(m_sidePane);
    m_pane = new PairPane(session(), m_sides);
    m_losses = new LossesPane(m_sides);
    m_sides->addWidget(m_pane);
    m_sides->addWidget(m_losses);
    m_sidePane->body()->addWidget(m_sides, 1);
}

void CorrelationPanel::buildChoices()
{
    m_mode = new SegmentedButtons({tr("Before"), tr("After slicing"), tr("Difference")}, this);
    m_mode->setAccessibleName(tr("Before slicing, after it, or the difference"));
    m_mode->setChoiceToolTip(0, tr("φ² in the table as it is (1)"));
    connect(m_mode, &SegmentedButtons::chosen, this, [this](int mode) { choose(static_cast<HeatmapMode>(mode)); });
    actions()->addWidget(m_mode);
    m_order = new QComboBox(this);
    m_order->setAccessibleName(tr("Order of the attributes"));
    m_order->addItems({tr("Order: by column"), tr("Order: by name"), tr("Order: as in the table")});
    connect(m_order, &QComboBox::activated, this, [this] { showHeatmap(session().now()); });
    actions()->addWidget(m_order);
}

QToolButton* CorrelationPanel::addTool(const QString& iconName, const QString& name)
{
    QToolButton* button = iconButton(iconName, name, this);
    actions()->addWidget(button);
    return button;
}

void CorrelationPanel::buildTools()
{
    connect(addTool(QStringLiteral("zoom-out"), tr("Zoom out (−)")), &QToolButton::clicked, m_plot, &HeatmapPlot::zoomOut);
    connect(addTool(QStringLiteral("zoom-in"), tr("Zoom in (+)")), &QToolButton::clicked, m_plot, &HeatmapPlot::zoomIn);
    connect(addTool(QStringLiteral("fit"), tr("Fit (0)")), &QToolButton::clicked, m_plot, &HeatmapPlot::fit);
    m_asTable = addTool(QStringLiteral("as-table"), tr("As a table (T)"));
    m_asTable->setCheckable(true);
    connect(m_asTable, &QToolButton::clicked, this, &CorrelationPanel::showAsTable);
    m_export = new PlotExport(m_plot, m_model, tr("correlation"), this);
    connect(m_export, &PlotExport::told, this, &Panel::hovered);
    actions()->addWidget(m_export->button());
}

void CorrelationPanel::buildTable()
{
    m_table = new QTableView(m_views);
    setUpTable(m_table, tr("φ² of every pair of attributes"));
    m_table->setModel(m_model);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& cell) {
        showPair(m_plot->shown().order[static_cast<std::size_t>(cell.row())],
                 m_plot->shown().order[static_cast<std::size_t>(cell.column())]);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& cell) {
        if (cell.isValid())
            emit hovered(pairLine(m_plot->shown(), static_cast<std::size_t>(cell.row()), static_cast<std::size_t>(cell.column())));
    });
}

} // namespace tranche
