// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/workbook/look/sheet_sample.h"

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

signals:
    void marked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void selectionChanged(const QItemSelection& now, const QItemSelection& before) override;

private:
    SheetModel* m_model = nullptr;
    std::uint32_t m_fitted = 0; ///< columns that are wide enough for what they hold
};

} // namespace tranche
