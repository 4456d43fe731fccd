// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/cursor_plot.h"
#include "ui/plots/risk_data.h"

namespace tranche {

/// Histogram of the largest p(t,s) of each tuple, with the limit. Only draws.
class RiskPlot final : public CursorPlot {
    Q_OBJECT

public:
    explicit RiskPlot(QWidget* parent = nullptr);

    void show(RiskData next);
    using QCustomPlot::show;
    const RiskData& shown() const { return m_data; }
    QSize sizeHint() const override;

protected:
    std::size_t itemCount() const override { return m_data.bars.size(); }
    std::optional<std::size_t> itemAt(QPointF position) const override;
    QString sentenceFor(std::size_t item) const override;
    void showCursor() override;
    void applyColours() override;

private:
    void fill();
    void setUpRanges();
    void showLimit();

    RiskData m_data;
    QCPBars* m_within = nullptr;
    QCPBars* m_over = nullptr;
    QCPItemLine* m_limitEdge = nullptr; ///< sets the limit off from bars on both sides
    QCPItemLine* m_limit = nullptr;
    QCPItemText* m_limitText = nullptr;
    QCPItemText* m_overText = nullptr;
    QCPItemRect* m_mark = nullptr;
};

} // namespace tranche
