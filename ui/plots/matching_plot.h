// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/cursor_plot.h"
#include "ui/plots/risk_data.h"

namespace tranche {

/// How many buckets originals (solid) and fakes (hatched) match, side by side. Only draws.
class MatchingPlot final : public CursorPlot {
    Q_OBJECT

public:
    explicit MatchingPlot(QWidget* parent = nullptr);

    void show(MatchingData next);
    using QCustomPlot::show;
    const MatchingData& shown() const { return m_data; }
    QSize sizeHint() const override;

protected:
    std::size_t itemCount() const override { return m_data.bars.size(); }
    std::optional<std::size_t> itemAt(QPointF position) const override;
    QString sentenceFor(std::size_t item) const override;
    void showCursor() override;
    void applyColours() override;

private:
    void fill();

    MatchingData m_data;
    QCPBars* m_originals = nullptr;
    QCPBars* m_fakes = nullptr;
    QCPItemStraightLine* m_after[2] = {nullptr, nullptr}; ///< the paper's classes end after 10 and 20
    QCPItemRect* m_mark = nullptr;
};

} // namespace tranche
