// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/cursor_plot.h"
#include "ui/plots/utility/score_rows_data.h"
#include "ui/plots/utility/side_words.h"

#include <vector>

namespace tranche {

/// Lying bars with whiskers, the original as an upright line through all of them; numbers and verdicts stand at the right. Only draws.
class ScoreRowsPlot final : public CursorPlot {
    Q_OBJECT

public:
    explicit ScoreRowsPlot(QWidget* parent = nullptr);

    void show(ScoreRowsData next);
    using QCustomPlot::show;
    const ScoreRowsData& shown() const { return m_data; }
    QSize sizeHint() const override;

protected:
    std::size_t itemCount() const override { return m_data.rows.size(); }
    std::optional<std::size_t> itemAt(QPointF position) const override;
    QString sentenceFor(std::size_t item) const override { return m_data.rows[item].sentence; }
    void showCursor() override;
    void applyColours() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Drawn {
        QCPItemRect* bar = nullptr;
        std::vector<QCPItemLine*> whisker;
        QCPItemText* text = nullptr;
        QCPItemText* range = nullptr;
        QCPItemText* verdict = nullptr;
    };

    void fill();
    void addRow(const ScoreRow& row, double place);
    QCPItemText* words(const QString& text, double place);
    void fitWords();
    void paintRow(const Drawn& drawn, const ScoreRow& row);

    ScoreRowsData m_data;
    SideWords m_names;
    std::vector<Drawn> m_drawn; ///< by row
    QCPItemText* m_unit = nullptr;
    QCPItemLine* m_reference = nullptr;
    QCPItemRect* m_mark = nullptr;
};

} // namespace tranche
