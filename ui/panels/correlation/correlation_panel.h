// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/panel.h"
#include "ui/plots/heatmap/heatmap_plot.h"

class QComboBox;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace tranche {

class LossesPane;
class PairPane;
class PanelPages;
class PhiModel;
class PlotExport;
class Questions;
class SegmentedButtons;

/// phi2 of every pair before and after slicing: as a heatmap, as a table, one pair laid open, and what slicing takes away.
class CorrelationPanel final : public Panel {
    Q_OBJECT

    /// What the map was made from.
    struct Drawn {
        std::shared_ptr<const CorrelationMatrix> correlation;
        std::shared_ptr<const ColumnPartition> columns;
        std::shared_ptr<const AssociationReport> association;
        HeatmapOrder order = HeatmapOrder::ByColumn;
        HeatmapMode mode = HeatmapMode::Before;

        friend bool operator==(const Drawn&, const Drawn&) = default;
    };

public:
    explicit CorrelationPanel(Session& session, QWidget* parent = nullptr);

    void refresh(const Document& now) override;
    void setQuestions(std::shared_ptr<Questions> questions);

protected:
    const void* ground(const Snapshot& now) const override { return now.correlation.get(); }
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void buildSide();
    void buildChoices();
    void buildTools();
    QToolButton* addTool(const QString& icon, const QString& name);
    void buildTable();
    void connectPlot();
    void connectSide();
    void showPair(AttributeId first, AttributeId second);
    void showSide(const Document& now);
    void showAsTable(bool asTable);
    void choose(HeatmapMode mode);
    void showHeatmap(const Document& now);
    void showNothing(const Document& now);
    void showTable();
    bool hasAfter(const Document& now);
    bool pressed(int key);

    PanelPages* m_pages = nullptr;
    QStackedWidget* m_views = nullptr;
    HeatmapPlot* m_plot = nullptr;
    PhiModel* m_model = nullptr;
    QTableView* m_table = nullptr;
    SidePane* m_sidePane = nullptr;
    QStackedWidget* m_sides = nullptr;
    PairPane* m_pane = nullptr;
    LossesPane* m_losses = nullptr;
    SegmentedButtons* m_mode = nullptr;
    QComboBox* m_order = nullptr;
    QToolButton* m_asTable = nullptr;
    PlotExport* m_export = nullptr;
    std::optional<Drawn> m_drawn;
    std::size_t m_fittedFor = 0; ///< attributes the table's columns were fitted for
    bool m_pairOpen = false;     ///< in the side pane, instead of the losses
    std::optional<std::pair<AttributeId, AttributeId>> m_pair;
    std::shared_ptr<const KeptTable> m_pairOf;
};

} // namespace tranche
