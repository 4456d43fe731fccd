// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/make_figure.h"

#include "core/base/messages/experiment_message.h"

namespace tranche {

namespace {

Statement titleOf(const Experiment& experiment)
{
    const auto data = Argument::figure(paperDataName(experiment.data));
    const bool sensitive = experiment.target == PaperAttribute::Occupation;
    switch (experiment.kind) {
    case ExperimentKind::Accuracy:
        return {sensitive                                       ? ExperimentMessage::TitleSensitive
                : experiment.data == PaperData::Occ15WithoutNum ? ExperimentMessage::TitleQiWithoutNum
                                                                : ExperimentMessage::TitleQi,
                learnerStatement(experiment.learner.value_or(Learner::NaiveBayes)), data};
    case ExperimentKind::ColumnAccuracy:
        return {sensitive ? ExperimentMessage::TitleColumnsSensitive : ExperimentMessage::TitleColumnsQi, data};
    case ExperimentKind::Fakes: return {ExperimentMessage::TitleFakes, data};
    case ExperimentKind::Matching: return {ExperimentMessage::TitleMatching, data};
    case ExperimentKind::TimeByTuples: return ExperimentMessage::TitleTimeTuples;
    case ExperimentKind::TimeByAttributes: return ExperimentMessage::TitleTimeAttributes;
    }
    return ExperimentMessage::TitleMatching;
}

Statement noteOf(const Experiment& experiment, const Measurements& measured)
{
    switch (experiment.kind) {
    case ExperimentKind::Accuracy:
    case ExperimentKind::ColumnAccuracy:
        if (experiment.paperProtocol)
            return ExperimentMessage::NotePaperProtocol;
        return {ExperimentMessage::NoteHeldOut, measured.folds};
    case ExperimentKind::Fakes:
    case ExperimentKind::Matching: return ExperimentMessage::NoteRandomBuckets;
    case ExperimentKind::TimeByTuples:
    case ExperimentKind::TimeByAttributes: return {ExperimentMessage::NoteTime, timedRuns};
    }
    return ExperimentMessage::NoteRandomBuckets;
}

Statement yAxisOf(ExperimentKind kind)
{
    switch (kind) {
    case ExperimentKind::Accuracy:
    case ExperimentKind::ColumnAccuracy: return ExperimentMessage::AxisRight;
    case ExperimentKind::Fakes: return ExperimentMessage::AxisFakes;
    case ExperimentKind::Matching: return ExperimentMessage::AxisMatching;
    case ExperimentKind::TimeByTuples:
    case ExperimentKind::TimeByAttributes: return ExperimentMessage::AxisSeconds;
    }
    return ExperimentMessage::AxisMatching;
}

} // namespace

ExperimentFigure makeFigure(const Experiment& experiment, const Measurements& measured)
{
    ExperimentFigure figure{
        .experiment = experiment, .title = titleOf(experiment), .note = noteOf(experiment, measured), .yAxis = yAxisOf(experiment.kind)};
    switch (experiment.kind) {
    case ExperimentKind::Accuracy:
    case ExperimentKind::ColumnAccuracy: addAccuracyPanels(figure, measured); break;
    case ExperimentKind::Fakes:
    case ExperimentKind::Matching: addMembershipPanels(figure, measured); break;
    case ExperimentKind::TimeByTuples:
    case ExperimentKind::TimeByAttributes: addTimePanel(figure, measured); break;
    }
    return figure;
}

void addTimePanel(ExperimentFigure& figure, const Measurements& measured)
{
    const bool byTuples = figure.experiment.kind == ExperimentKind::TimeByTuples;
    figure.series = {FigureSeries::AllStages, FigureSeries::Partition};
    figure.lines = true;
    FigurePanel panel{.xAxis = byTuples ? ExperimentMessage::AxisTuples : ExperimentMessage::AxisAttributes,
                      .model = ModelKind::LDiversity,
                      .l = Ratio(3, 1)};
    for (const auto& timed : byTuples ? measured.byTuples : measured.byAttributes) {
        const auto at = panel.x.size();
        panel.x.push_back(static_cast<double>(byTuples ? timed.tuples : timed.attributes));
        panel.points.push_back(
            {.series = FigureSeries::AllStages, .at = at, .value = timed.all, .low = timed.allLow, .high = timed.allHigh});
        panel.points.push_back({.series = FigureSeries::Partition,
                                .at = at,
                                .value = timed.all ? std::optional(timed.partition) : std::nullopt,
                                .low = timed.partitionLow,
                                .high = timed.partitionHigh});
    }
    figure.panels.push_back(std::move(panel));
}

} // namespace tranche
