// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/workbook/look/sheet_sample.h"

#include <QRect>
#include <QTableView>

#include <memory>

namespace tranche {

class SheetModel;

/// A sheet of a workbook as it stands there: what is read in a frame, the rest dimmed.
class SheetView final : public QTableView {
    Q_OBJECT

public:
    explicit SheetView(QWidget* parent);

    void show(const std::shared_ptr<const SheetSight>& sight, bool readsHidden);
    using QWidget::show;
    /// The cells that are marked, as a range of the sheet; empty: no more than one, or some that are not shown.
    QString markedRange() const;
    const SheetModel& sheet() const { return *m_model; }
    /// Around what is read, or while it is dragged what would be; in the viewport. Empty where nothing of it is shown.
    QRect frame() const;

signals:
    void marked();
    void rangeDragged(const QString& range);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void selectionChanged(const QItemSelection& now, const QItemSelection& before) override;

private:
    Qt::Edges edgesAt(const QPoint& place) const;
    QModelIndex nearestCell(const QPoint& place) const;
    void drag(const QPoint& place);
    void stopDragging();

    Qt::Edges m_dragged; ///< of the frame; none: it is not being dragged
    CellRange m_wanted;
    SheetModel* m_model = nullptr;
    std::uint32_t m_fitted = 0; ///< columns that are wide enough for what they hold
};

} // namespace tranche
