// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/heatmap/heatmap_data.h"

#include <QAbstractTableModel>

namespace tranche {

/// The heatmap as a table: what a plot shows to the eye, for the keyboard and a screen reader.
class PhiModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit PhiModel(QObject* parent = nullptr);

    void show(HeatmapData shown);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    HeatmapData m_shown;
};

} // namespace tranche
