// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/figures_model.h"

#include <QWidget>

#include <memory>

class QCustomPlot;
class QHBoxLayout;
class QLabel;
class QStackedWidget;
class QTableView;
class QToolButton;
class QVBoxLayout;

namespace tranche {

class PlotExport;
class Questions;

/// A small plot under a heading, with its table twin (T) and a menu that copies and saves.
class PlotCard final : public QWidget {
    Q_OBJECT

public:
    /// Takes the plot as its own. `name`: for files.
    PlotCard(const QString& heading, QCustomPlot* plot, const QString& name, QWidget* parent);

    /// Between the heading and the buttons.
    void addToHead(QWidget* widget);
    /// Between the caption and the plot.
    void addAbovePlot(QWidget* widget);
    /// False: the caption says it all, and only the table is there to be looked at.
    void setPlotWorthSeeing(bool worth);
    void setCaption(const QString& caption, const QString& toolTip);
    FiguresModel& twin() { return *m_twin; }
    void showAsTable(bool asTable);
    bool isTable() const;
    void setQuestions(std::shared_ptr<Questions> questions);

signals:
    void told(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QVBoxLayout* m_all = nullptr;
    QHBoxLayout* m_head = nullptr;
    QStackedWidget* m_views = nullptr;
    QTableView* m_table = nullptr;
    FiguresModel* m_twin = nullptr;
    QLabel* m_caption = nullptr;
    QToolButton* m_asTable = nullptr;
    PlotExport* m_export = nullptr;
    bool m_plotWorthSeeing = true;
};

} // namespace tranche
