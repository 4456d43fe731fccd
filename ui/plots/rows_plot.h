// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/cursor_plot.h"

namespace tranche {

/// A plot of lying rows from top to bottom; the one under the cursor is framed across the whole plot.
class RowsPlot : public CursorPlot {
    Q_OBJECT

protected:
    explicit RowsPlot(QWidget* parent = nullptr);

    /// Rows are named by what stands beside them: no ticks at the upright axis, a grid along the other.
    void nameRowsBeside();
    /// Where an item's row lies on the upright axis.
    virtual double rowOf(std::size_t item) const { return static_cast<double>(item); }
    /// Draws the items of what is to be shown.
    virtual void fill() = 0;
    /// Gives words and margins their room.
    virtual void fit() = 0;
    /// Other data are to be shown.
    void renew();

    std::optional<std::size_t> itemAt(QPointF position) const override;
    void showCursor() override;
    void applyColours() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QCPItemRect* m_mark = nullptr;
};

} // namespace tranche
