// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace tranche {

class ClusterPlot;
class PlotCard;
class Questions;
class SilhouettePlot;

/// What helps to judge columns: the attributes in the plane, and how well proposals fit over c.
class ColumnsPlots final : public QWidget {
    Q_OBJECT

public:
    ColumnsPlots(Session& session, QWidget* parent);

    void show(const Document& now);
    using QWidget::show;
    void setQuestions(const std::shared_ptr<Questions>& questions);

signals:
    void hovered(const QString& text);
    void attributeChosen(tranche::AttributeId attribute);

private:
    void showCluster(const Document& now);
    void showCurve(const Document& now);
    void ask(std::size_t columns);

    Session& m_session;
    ClusterPlot* m_cluster = nullptr;
    PlotCard* m_clusterCard = nullptr;
    SilhouettePlot* m_curve = nullptr;
    PlotCard* m_curveCard = nullptr;
    std::shared_ptr<const ColumnPartition> m_meanOf;
    std::shared_ptr<const CorrelationMatrix> m_meanIn;
    std::optional<double> m_mean; ///< of these columns in this correlation
};

} // namespace tranche
