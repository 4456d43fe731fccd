// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/columns/columns_plots.h"

#include "core/columns/column_facts.h"
#include "ui/panels/plot_card.h"
#include "ui/parts/buttons.h"
#include "ui/plots/cluster_plot.h"
#include "ui/plots/silhouette_plot.h"
#include "ui/session/names.h"
#include "ui/style/number_text.h"

#include <QLabel>
#include <QVBoxLayout>

namespace tranche {

ColumnsPlots::ColumnsPlots(Session& session, QWidget* parent) : QWidget(parent), m_session(session)
{
    m_cluster = new ClusterPlot(this);
    m_clusterCard = new PlotCard(tr("Cluster map"), m_cluster, tr("cluster map"), this);
    m_curve = new SilhouettePlot(this);
    m_curveCard = new PlotCard(tr("Silhouette over c"), m_curve, tr("silhouettes"), this);
    m_curveCard->setCaption(tr("mean over attributes; higher fits better"),
                            tr("How much closer attributes are to their own column than to the nearest other one, from −1 to 1; higher "
                               "fits better. Does not cover: how the columns affect ℓ or unique values."));
    auto* note
        = wrappedLabel(tr("The small numbers on the cards are each attribute's silhouette. Below 0, the attribute would fit better in "
                          "another column. Click a value of c to use that many columns."),
                       Type::Caption, Ink::Text2, this);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(12);
    all->addWidget(m_clusterCard, 3);
    all->addWidget(m_curveCard, 2);
    all->addWidget(note);
    connect(m_cluster, &ClusterPlot::dotHovered, this, &ColumnsPlots::hovered);
    connect(m_cluster, &ClusterPlot::attributeChosen, this, &ColumnsPlots::attributeChosen);
    connect(m_curve, &CursorPlot::pointed, this, &ColumnsPlots::hovered);
    connect(m_curve, &SilhouettePlot::columnsChosen, this, &ColumnsPlots::ask);
    for (PlotCard* card : {m_clusterCard, m_curveCard})
        connect(card, &PlotCard::told, this, &ColumnsPlots::hovered);
}

void ColumnsPlots::setQuestions(const std::shared_ptr<Questions>& questions)
{
    m_clusterCard->setQuestions(questions);
    m_curveCard->setQuestions(questions);
}

void ColumnsPlots::ask(std::size_t columns)
{
    Parameters parameters = m_session.now().snapshot.parameters;
    parameters.columns.columns = columns;
    if (parameters == m_session.now().snapshot.parameters)
        m_session.proposeAgain(); // by hand so far
    else
        m_session.setParameters(parameters);
}

void ColumnsPlots::show(const Document& now)
{
    showCluster(now);
    showCurve(now);
}

void ColumnsPlots::showCluster(const Document& now)
{
    const ClusterData figures = clusterData(now);
    m_cluster->show(figures);
    m_clusterCard->setCaption(figures.dots.empty() ? tr("calculating …")
                                                   : tr("close = related; plane shows %1").arg(percentText(figures.share)),
                              tr("Attributes as points: close means related (classical scaling of the distance 1 − φ²). Does not cover: "
                                 "distances that do not fit into a plane; points that appear close may still be far apart."));
    std::vector<FiguresModel::Line> lines;
    const auto number = [](double value, int digits) { return TwinFigure{decimalText(QString::number(value, 'f', digits)), value}; };
    for (std::size_t i = 0; i < figures.dots.size(); ++i) {
        const auto& dot = figures.dots[i];
        const bool known = now.columnFacts && i < now.columnFacts->silhouettes.size() && now.columnFacts->silhouettes[i].has_value();
        lines.push_back({{dot.name, {}},
                         {columnLetter(*now.snapshot.columns, ColumnId{dot.column}), {}},
                         {dot.medoid ? tr("medoid") : QString(), {}},
                         known ? number(*now.columnFacts->silhouettes[i], 2) : TwinFigure{},
                         number(dot.x, 3),
                         number(dot.y, 3)});
    }
    m_clusterCard->twin().show({tr("Attribute"), tr("Column"), tr("Medoid"), tr("Silhouette"), tr("Across"), tr("Up")}, std::move(lines));
}

void ColumnsPlots::showCurve(const Document& now)
{
    const Snapshot& snapshot = now.snapshot;
    SilhouetteData figures;
    if (now.silhouetteCurve)
        figures.points = *now.silhouetteCurve;
    figures.byHand = snapshot.columnsByHand != nullptr;
    if (!snapshot.columns || !snapshot.correlation) {
        m_meanOf.reset();
        m_meanIn.reset();
    } else {
        if (m_meanOf != snapshot.columns || m_meanIn != snapshot.correlation) {
            m_meanOf = snapshot.columns;
            m_meanIn = snapshot.correlation;
            m_mean = meanSilhouette(*snapshot.columns, *snapshot.correlation);
        }
        if (m_mean)
            figures.now = SilhouettePoint{snapshot.columns->size(), *m_mean};
    }
    m_curve->show(figures);
    std::vector<FiguresModel::Line> lines;
    for (const SilhouettePoint& point : figures.points)
        lines.push_back({{QString::number(point.columns), static_cast<int>(point.columns)},
                         {decimalText(QString::number(point.mean, 'f', 3)), point.mean}});
    m_curveCard->twin().show({tr("c, columns"), tr("Mean silhouette")}, std::move(lines));
}

} // namespace tranche
