// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/experiment_message.h"
#include "core/laboratory/experiments/make_figure.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

constexpr std::pair<Technique, FigureSeries> techniques[] = {{Technique::Original, FigureSeries::Original},
                                                             {Technique::Generalization, FigureSeries::Generalization},
                                                             {Technique::Bucketization, FigureSeries::Bucketization},
                                                             {Technique::Slicing, FigureSeries::Slicing}};

FigurePoint pointOf(const ClassificationResult& result, FigureSeries series, std::size_t at)
{
    FigurePoint point{
        .series = series, .at = at, .value = result.accuracy, .low = result.low, .high = result.high, .method = result.method};
    point.filled = result.method == TrainingMethod::Expected || result.method == TrainingMethod::Rows;
    if (result.method == TrainingMethod::Linked && !result.runs.empty()) { // the spread over the linkings
        point.low = point.high = result.runs.front().accuracy();
        for (const auto& run : result.runs) {
            point.low = std::min(point.low, run.accuracy());
            point.high = std::max(point.high, run.accuracy());
        }
    }
    return point;
}

FigurePoint noPoint(FigureSeries series, std::size_t at, bool filled)
{
    return {.series = series, .at = at, .value = std::nullopt, .filled = filled};
}

void addPoints(FigurePanel& panel, const Measurements& measured, AccuracyKey key, bool paperProtocol)
{
    const auto at = panel.x.size() - 1;
    for (const auto& [technique, series] : techniques) {
        key.technique = technique;
        const auto* pair = measured.find(key);
        const bool hasExpected = !paperProtocol || technique == Technique::Original;
        if (hasExpected)
            panel.points.push_back(pair && pair->expected ? pointOf(*pair->expected, series, at) : noPoint(series, at, true));
        if (technique != Technique::Original)
            panel.points.push_back(pair && pair->asPaper ? pointOf(*pair->asPaper, series, at) : noPoint(series, at, false));
    }
}

FigurePanel panelOf(ModelKind kind, Learner learner)
{
    FigurePanel panel{.xAxis = ExperimentMessage::AxisL, .learner = learner, .model = kind};
    if (kind == ModelKind::Distinct)
        panel.xAxis = ExperimentMessage::AxisDistinctL;
    return panel;
}

void addByModel(ExperimentFigure& figure, const Measurements& measured)
{
    const auto& experiment = figure.experiment;
    const auto learner = experiment.learner.value_or(Learner::NaiveBayes);
    for (const auto& model : accuracyModels()) {
        if (figure.panels.empty() || figure.panels.back().model != model.kind)
            figure.panels.push_back(panelOf(model.kind, learner));
        auto& panel = figure.panels.back();
        panel.x.push_back(model.l.toDouble());
        const AccuracySetting setting{experiment.data, 2, model.kind, model.l, experiment.paperProtocol};
        addPoints(panel, measured, {setting, experiment.target, Technique::Original, learner}, experiment.paperProtocol);
    }
}

void addByColumns(ExperimentFigure& figure, const Measurements& measured)
{
    const auto& experiment = figure.experiment;
    for (const auto learner : {Learner::Tree, Learner::NaiveBayes})
        for (const auto& model : columnModels()) {
            auto panel = panelOf(model.kind, learner);
            panel.title = Statement(ExperimentMessage::PanelLearnerModel, learnerStatement(learner), modelName(model.kind, model.l));
            panel.xAxis = ExperimentMessage::AxisColumns;
            panel.l = model.l;
            for (const auto columns : columnCounts) {
                panel.x.push_back(static_cast<double>(columns));
                const AccuracySetting setting{experiment.data, columns, model.kind, model.l, experiment.paperProtocol};
                addPoints(panel, measured, {setting, experiment.target, Technique::Original, learner}, experiment.paperProtocol);
            }
            figure.panels.push_back(std::move(panel));
        }
}

} // namespace

void addAccuracyPanels(ExperimentFigure& figure, const Measurements& measured)
{
    for (const auto& [technique, series] : techniques)
        figure.series.push_back(series);
    figure.folds = measured.folds;
    figure.linkings = measured.linkings;
    if (figure.experiment.kind == ExperimentKind::ColumnAccuracy)
        addByColumns(figure, measured);
    else
        addByModel(figure, measured);
}

} // namespace tranche
