// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/rows_plot.h"
#include "ui/plots/risk_data.h"
#include "ui/style/theme.h"

#include <vector>

namespace tranche {

/// Lines of bars on one scale: name, bar with the limit's tick and the interval's whisker, figure. Only draws.
class BarRowsPlot final : public RowsPlot {
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
    QString sentenceFor(std::size_t item) const override { return m_data.rows[item].sentence; }
    void fill() override;
    void fit() override;
    void applyColours() override;

private:
    void setUpItems();
    QCPItemText* words(bool figure, std::size_t row);
    QCPItemLine* line(double from, double to, double row);

    BarRowsData m_data;
    Ink m_ground = Ink::Raised;
    QCPBars* m_groove = nullptr;
    QCPBars* m_bars = nullptr;
    QCPBars* m_over = nullptr;
    std::vector<QCPItemText*> m_names;
    std::vector<QCPItemText*> m_figures;
    std::vector<QCPItemLine*> m_lines; ///< whiskers and ticks
};

} // namespace tranche
