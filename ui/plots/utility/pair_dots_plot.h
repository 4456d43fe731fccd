// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/rows_plot.h"
#include "ui/plots/utility/pair_dots_data.h"
#include "ui/plots/utility/side_words.h"

#include <vector>

namespace tranche {

/// The strongest pairs, one a row: a ring for phi2 before, a dot for phi2 after, on one axis by its root. Only draws.
class PairDotsPlot final : public RowsPlot {
    Q_OBJECT

public:
    explicit PairDotsPlot(QWidget* parent = nullptr);

    void show(PairDotsData next);
    using QCustomPlot::show;
    const PairDotsData& shown() const { return m_data; }
    QSize sizeHint() const override;

protected:
    std::size_t itemCount() const override { return m_data.dots.size(); }
    QString sentenceFor(std::size_t item) const override { return m_data.dots[item].sentence; }
    void fill() override;
    void fit() override;
    void applyColours() override;

private:
    QColor colourOf(const PairDot& dot) const;

    PairDotsData m_data;
    SideWords m_names;
    QCPGraph* m_before = nullptr;
    std::vector<QCPGraph*> m_dots;     ///< phi2 after, by pair: each has a colour
    std::vector<QCPItemLine*> m_lines; ///< from ring to dot
};

} // namespace tranche
