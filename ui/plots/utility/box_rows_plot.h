// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/rows_plot.h"
#include "ui/plots/utility/box_rows_data.h"
#include "ui/plots/utility/side_words.h"

#include <vector>

namespace tranche {

/// Box plots lying in groups on one axis of logarithms, with a dashed line that all are compared with. Only draws.
class BoxRowsPlot final : public RowsPlot {
    Q_OBJECT

public:
    explicit BoxRowsPlot(QWidget* parent = nullptr);

    void show(BoxRowsData next);
    using QCustomPlot::show;
    const BoxRowsData& shown() const { return m_data; }
    QSize sizeHint() const override;

protected:
    std::size_t itemCount() const override { return m_data.boxCount(); }
    QString sentenceFor(std::size_t item) const override { return m_data.box(item).sentence; }
    double rowOf(std::size_t item) const override { return m_drawn[item].row; }
    void fill() override;
    void fit() override;
    void applyColours() override;

private:
    struct Drawn {
        double row = 0.0;
        bool own = false;
        QCPItemRect* box = nullptr;
        QCPItemLine* median = nullptr;
        QCPItemLine* whisker = nullptr;
        QCPItemLine* cap = nullptr;
        QCPItemText* text = nullptr; ///< in place of the box
    };

    void fillAxis();
    void addGroup(const BoxGroup& group, double top);
    void addBox(const BoxRow& row, bool own, double place);
    double placeOf(double share) const;
    QCPItemLine* line(double fromX, double fromY, double toX, double toY);

    BoxRowsData m_data;
    SideWords m_names;
    std::vector<Drawn> m_drawn; ///< by box
    QCPItemLine* m_reference = nullptr;
    QCPItemText* m_referenceText = nullptr;
};

} // namespace tranche
