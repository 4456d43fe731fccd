// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/cursor_plot.h"
#include "ui/plots/utility/pareto_data.h"

#include <QStringList>

#include <vector>

namespace tranche {

/// Scenarios by their largest p and what they are useful for: those that no other beats are joined by a line of steps, those that are
/// beaten are hollow, and the pinned have their letter.
class ParetoPlot final : public CursorPlot {
    Q_OBJECT

public:
    explicit ParetoPlot(QWidget* parent = nullptr);

    /// A sentence for each spot; what the value is, with its unit.
    void show(ParetoData next, QStringList sentences, const QString& valueLabel);
    using QCustomPlot::show;
    const ParetoData& shown() const { return m_data; }
    /// Where a spot is drawn.
    QPointF placeOf(std::size_t spot) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    std::size_t itemCount() const override { return m_data.spots.size(); }
    std::optional<std::size_t> itemAt(QPointF position) const override;
    QString sentenceFor(std::size_t item) const override { return m_sentences.value(static_cast<qsizetype>(item)); }
    std::size_t firstItem() const override;
    void showCursor() override;
    void applyColours() override;

private:
    void fill();
    void setUpRanges();
    void showLetters();

    ParetoData m_data;
    QStringList m_sentences;
    QCPCurve* m_steps = nullptr;
    QCPGraph* m_hollow = nullptr; ///< beaten
    QCPGraph* m_full = nullptr;   ///< not beaten
    QCPGraph* m_current = nullptr;
    QCPGraph* m_marked = nullptr;
    std::vector<QCPItemText*> m_letters;
    QCPItemText* m_none = nullptr; ///< instead of spots
};

} // namespace tranche
