// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/rows_plot.h"
#include "ui/plots/utility/score_rows_data.h"
#include "ui/plots/utility/side_words.h"

#include <vector>

namespace tranche {

/// Lying bars with whiskers, the original as an upright line through all of them; numbers and verdicts stand at the right. Only draws.
class ScoreRowsPlot final : public RowsPlot {
    Q_OBJECT

public:
    explicit ScoreRowsPlot(QWidget* parent = nullptr);

    void show(ScoreRowsData next);
    using QCustomPlot::show;
    const ScoreRowsData& shown() const { return m_data; }
    QSize sizeHint() const override;

protected:
    std::size_t itemCount() const override { return m_data.rows.size(); }
    QString sentenceFor(std::size_t item) const override { return m_data.rows[item].sentence; }
    void fill() override;
    void fit() override;
    void applyColours() override;

private:
    struct Drawn {
        QCPItemRect* bar = nullptr;
        std::vector<QCPItemLine*> whisker;
        QCPItemText* text = nullptr;
        QCPItemText* range = nullptr;
        QCPItemText* verdict = nullptr;
    };

    void addRow(const ScoreRow& row, double place);
    QCPItemText* words(const QString& text, double place);
    void paintRow(const Drawn& drawn, const ScoreRow& row);

    ScoreRowsData m_data;
    SideWords m_names;
    std::vector<Drawn> m_drawn; ///< by row
    QCPItemText* m_unit = nullptr;
    QCPItemLine* m_reference = nullptr;
};

} // namespace tranche
