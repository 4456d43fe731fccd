// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/cursor_plot.h"
#include "ui/plots/risk_data.h"
#include "ui/style/theme.h"

#include <vector>

namespace tranche {

/// Lines of bars on one scale: name, bar with the limit's tick and the interval's whisker, figure. Only draws.
class BarRowsPlot final : public CursorPlot {
    Q_OBJECT

public:
    explicit BarRowsPlot(QWidget* parent = nullptr);

    /// What the plot stands on; a card unless said otherwise.
    void setGround(Ink ground);
    void show(BarRowsData next);
    using QCustomPlot::show;
    const BarRowsData& shown() const { return m_data; }
    QSize sizeHint() const override;

protected:
    std::size_t itemCount() const override { return m_data.rows.size(); }
    std::optional<std::size_t> itemAt(QPointF position) const override;
    QString sentenceFor(std::size_t item) const override { return m_data.rows[item].sentence; }
    void showCursor() override;
    void applyColours() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void setUpItems();
    void setUpMargins();
    QCPItemText* words(bool figure, std::size_t row);
    QCPItemLine* line(double from, double to, double row);

    BarRowsData m_data;
    Ink m_ground = Ink::Raised;
    QCPBars* m_groove = nullptr;
    QCPBars* m_bars = nullptr;
    QCPBars* m_over = nullptr;
    QCPItemRect* m_mark = nullptr;
    std::vector<QCPItemText*> m_names;
    std::vector<QCPItemText*> m_figures;
    std::vector<QCPItemLine*> m_lines; ///< whiskers and ticks
};

} // namespace tranche
