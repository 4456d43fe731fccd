// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace tranche {

/// One figure of a table twin: as it is read, and exactly.
struct TwinFigure {
    QString text;
    QVariant exact; ///< a number for files; invalid: the text stands for itself

    friend bool operator==(const TwinFigure&, const TwinFigure&) = default;
};

/// The table twin of a small plot: lines of figures under heads.
class FiguresModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using Line = std::vector<TwinFigure>;
    using QAbstractTableModel::QAbstractTableModel;

    void show(const QStringList& heads, std::vector<Line> lines);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QStringList m_heads;
    std::vector<Line> m_lines;
};

} // namespace tranche
