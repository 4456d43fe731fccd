// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/silhouettes.h"
#include "ui/plots/cursor_plot.h"

#include <optional>
#include <vector>

namespace tranche {

/// The curve of mean silhouettes over c, and the columns as they are now.
struct SilhouetteData {
    std::vector<SilhouettePoint> points; ///< ascending by c; empty while it is computed
    std::optional<SilhouettePoint> now;  ///< of the columns there are
    bool byHand = false;

    friend bool operator==(const SilhouetteData&, const SilhouetteData&) = default;
};

/// How well the proposed columns fit, over c; a click on a c chooses it.
class SilhouettePlot final : public CursorPlot {
    Q_OBJECT

public:
    explicit SilhouettePlot(QWidget* parent = nullptr);

    void show(SilhouetteData next);
    using QCustomPlot::show;
    const SilhouetteData& shown() const { return m_data; }
    QSize sizeHint() const override;
    std::optional<std::size_t> itemAt(QPointF position) const override; ///< index of the point at this x

signals:
    void columnsChosen(std::size_t columns);

protected:
    std::size_t itemCount() const override { return m_data.points.size(); }
    QString sentenceFor(std::size_t item) const override;
    std::size_t firstItem() const override; ///< what there is now
    void showCursor() override;
    void applyColours() override;

private:
    void setUpRanges();

    SilhouetteData m_data;
    QCPGraph* m_curve = nullptr;
    QCPGraph* m_present = nullptr;
    QCPGraph* m_marked = nullptr;
    QCPItemText* m_label = nullptr;
};

} // namespace tranche
