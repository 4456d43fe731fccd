// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/experiment_figure.h"

#include "core/base/messages/experiment_message.h"

namespace tranche {

std::string_view seriesKey(FigureSeries series)
{
    switch (series) {
    case FigureSeries::Original: return "original";
    case FigureSeries::Generalization: return "generalization";
    case FigureSeries::Bucketization: return "bucketization";
    case FigureSeries::Slicing: return "slicing";
    case FigureSeries::PamTwo: return "pam-2";
    case FigureSeries::PamFive: return "pam-5";
    case FigureSeries::PaperTwo: return "paper-2";
    case FigureSeries::PaperFive: return "paper-5";
    case FigureSeries::OriginalsTo10: return "originals-up-to-10";
    case FigureSeries::OriginalsTo20: return "originals-11-to-20";
    case FigureSeries::OriginalsAbove20: return "originals-above-20";
    case FigureSeries::FakesTo10: return "fakes-up-to-10";
    case FigureSeries::FakesTo20: return "fakes-11-to-20";
    case FigureSeries::FakesAbove20: return "fakes-above-20";
    case FigureSeries::AllStages: return "all-stages";
    case FigureSeries::Partition: return "partition";
    }
    return "";
}

Statement seriesName(FigureSeries series)
{
    switch (series) {
    case FigureSeries::Original: return ExperimentMessage::SeriesOriginal;
    case FigureSeries::Generalization: return ExperimentMessage::SeriesGeneralization;
    case FigureSeries::Bucketization: return ExperimentMessage::SeriesBucketization;
    case FigureSeries::Slicing: return ExperimentMessage::SeriesSlicing;
    case FigureSeries::PamTwo: return ExperimentMessage::SeriesPamTwo;
    case FigureSeries::PamFive: return ExperimentMessage::SeriesPamFive;
    case FigureSeries::PaperTwo: return ExperimentMessage::SeriesPaperTwo;
    case FigureSeries::PaperFive: return ExperimentMessage::SeriesPaperFive;
    case FigureSeries::OriginalsTo10: return ExperimentMessage::SeriesOriginalsTo10;
    case FigureSeries::OriginalsTo20: return ExperimentMessage::SeriesOriginalsTo20;
    case FigureSeries::OriginalsAbove20: return ExperimentMessage::SeriesOriginalsAbove20;
    case FigureSeries::FakesTo10: return ExperimentMessage::SeriesFakesTo10;
    case FigureSeries::FakesTo20: return ExperimentMessage::SeriesFakesTo20;
    case FigureSeries::FakesAbove20: return ExperimentMessage::SeriesFakesAbove20;
    case FigureSeries::AllStages: return ExperimentMessage::SeriesAllStages;
    case FigureSeries::Partition: return ExperimentMessage::SeriesPartition;
    }
    return ExperimentMessage::SeriesSlicing;
}

std::string paperDataName(PaperData data)
{
    return data == PaperData::Occ7 ? "OCC-7" : "OCC-15";
}

Statement learnerStatement(Learner learner)
{
    return learner == Learner::Tree ? ExperimentMessage::LearnerTree : ExperimentMessage::LearnerNaiveBayes;
}

Statement techniqueStatement(Technique technique)
{
    switch (technique) {
    case Technique::Generalization: return ExperimentMessage::SeriesGeneralization;
    case Technique::Bucketization: return ExperimentMessage::SeriesBucketization;
    case Technique::Slicing: return ExperimentMessage::SeriesSlicing;
    case Technique::Original:
    case Technique::Marginals: break;
    }
    return ExperimentMessage::SeriesOriginal;
}

Statement modelName(ModelKind kind, const Ratio& l)
{
    const auto figure = Argument::figure(l.textRoundedDown(2));
    return {kind == ModelKind::Distinct ? ExperimentMessage::ModelDistinct : ExperimentMessage::ModelL, figure};
}

Statement countingName(Counting counting)
{
    return counting == Counting::WholeTuples ? ExperimentMessage::CountingWhole : ExperimentMessage::CountingQi;
}

Statement choiceName(ColumnChoice choice)
{
    switch (choice) {
    case ColumnChoice::PamTwo: return ExperimentMessage::SeriesPamTwo;
    case ColumnChoice::PamFive: return ExperimentMessage::SeriesPamFive;
    case ColumnChoice::PaperTwo: return ExperimentMessage::SeriesPaperTwo;
    case ColumnChoice::PaperFive: return ExperimentMessage::SeriesPaperFive;
    }
    return ExperimentMessage::SeriesPamTwo;
}

} // namespace tranche
