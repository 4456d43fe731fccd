// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/panel.h"
#include "ui/plots/heatmap_plot.h"

class QComboBox;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace tranche {

class PairPane;
class PanelPages;
class PhiModel;

/// phi2 of every pair: as a heatmap in column order, as a table, and one pair in words.
class CorrelationPanel final : public Panel {
    Q_OBJECT

public:
    explicit CorrelationPanel(Session& session, QWidget* parent = nullptr);

    void refresh(const Document& now) override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildActions();
    QToolButton* addAction(const QString& icon, const QString& name);
    void buildTable();
    void connectPlot();
    void showPair(AttributeId first, AttributeId second);
    void showAsTable(bool asTable);
    void copyPicture();
    void showHeatmap(const Document& now);

    PanelPages* m_pages = nullptr;
    QStackedWidget* m_views = nullptr;
    HeatmapPlot* m_plot = nullptr;
    PhiModel* m_model = nullptr;
    QTableView* m_table = nullptr;
    PairPane* m_pane = nullptr;
    QComboBox* m_order = nullptr;
    QToolButton* m_asTable = nullptr;
    std::optional<std::pair<AttributeId, AttributeId>> m_pair;
    std::shared_ptr<const KeptTable> m_pairOf;
};

} // namespace tranche
