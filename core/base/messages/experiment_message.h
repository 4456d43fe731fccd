// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: the paper's experiments computed anew. "Data" is OCC-7 or OCC-15, as a figure.
enum class ExperimentMessage : std::uint8_t {
    AttributesMissing, ///< names
    UnknownFigure,     ///< name
    NoPainter,
    PictureFailed,

    ReportTitle,
    ReportLead, ///< tuples
    HeadClaim,
    HeadPlace,
    HeadMeasured,
    HeadVerdict,
    HeadAsPaper,
    HeadReason,
    HeadFigures,
    VerdictTrue,
    VerdictFalse,
    VerdictNotTestable,
    ReadExpected,
    ReadAsPaper,

    TitleSensitive,        ///< phrase: learner; data
    TitleQi,               ///< phrase: learner; data
    TitleQiWithoutNum,     ///< phrase: learner; data
    TitleColumnsSensitive, ///< data
    TitleColumnsQi,        ///< data
    TitleFakes,            ///< data
    TitleMatching,         ///< data
    TitleTimeTuples,
    TitleTimeAttributes,
    NoteHeldOut, ///< folds
    NotePaperProtocol,
    NoteRandomBuckets,
    NoteTime, ///< runs
    LearnerNaiveBayes,
    LearnerTree,
    PanelLearnerModel, ///< phrase: learner; phrase: the model with its l
    PanelCounting,     ///< phrase
    PanelColumns,      ///< phrase: columns; phrase: counting
    CountingQi,
    CountingWhole,
    AxisDistinctL,
    AxisL,
    AxisColumns,
    AxisBucketSize,
    AxisTuples,
    AxisAttributes,
    AxisRight,
    AxisFakes,
    AxisMatching,
    AxisSeconds,
    ModelDistinct, ///< figure
    ModelL,        ///< figure
    SeriesOriginal,
    SeriesGeneralization,
    SeriesBucketization,
    SeriesSlicing,
    SeriesPamTwo,
    SeriesPamFive,
    SeriesPaperTwo,
    SeriesPaperFive,
    SeriesOriginalsTo10,
    SeriesOriginalsTo20,
    SeriesOriginalsAbove20,
    SeriesFakesTo10,
    SeriesFakesTo20,
    SeriesFakesAbove20,
    SeriesAllStages,
    SeriesPartition,
    LegendFilled,
    LegendHollow,
    LegendTuples, ///< count
    PlainCount,   ///< count: a number alone, as people write it
    PlainFigure,  ///< figure

    Tuples,          ///< count
    ValuesDiffer,    ///< name; count found; count printed
    ValuesAsPrinted, ///< attributes
    PhiOf,           ///< data; name; figure
    ColumnIs,        ///< data; names
    OnlyOnce,        ///< data; tuples; of so many
    ColumnCosts,     ///< data; figure: of PAM's columns; figure: of the paper's
    ColumnsSame,     ///< data
    LargestL,        ///< data; figure
    DistinctHolds,   ///< data; figure
    SettingName,     ///< phrase: learner; data; phrase: the model with its l; phrase: how it was trained
    Settings,      ///< phrase: how it was trained; settings that agree; settings; those beyond the error bar; those beyond it the other way
    SettingsOf,    ///< phrase: a technique; phrase: another; phrase: the settings
    PointsLost,    ///< phrase: learner; data; figures: slicing, bucketization, generalization; phrase: how it was trained
    Against,       ///< phrase: a setting; figure: what is claimed to be more, in %; figure: the other
    LostByColumns, ///< phrase: a setting; figure: points between c = 2 and the worst
    Seconds,       ///< tuples; figure
    FakesAre,      ///< phrase: columns; bucket size; fakes; fakes above 20; originals above 20
    TimesOriginals, ///< phrase: columns; figure
    GrowingIn,      ///< series that grow; series
    TimesColumns,   ///< bucket size; figure: fakes at c = 5 by those at c = 2; figure: what p to the 3 would be
    MoreFakesIn,    ///< phrase: columns by whom; experiments; of so many
    ByPam,
    ByPaper,
    CloserOf, ///< phrase: columns; figure list as a name: fakes by originals with more than 20 buckets
    SharesOf, ///< phrase: columns; bucket size; figure: % of originals; figure: % of fakes
    NoFakes,  ///< fakes

    ReasonAsSaid,
    ReasonNotAsSaid,
    ReasonEverySetting,
    ReasonNotEverySetting,
    ReasonOneSetting,
    ReasonNoSetting,
    ReasonDefinition,
    ReasonSmall,    ///< figure: points
    ReasonNotSmall, ///< figure: points
    ReasonNothingPrinted,
    ReasonColumnsUnknown,
    ReasonExponent,
    ReasonOvertake,
    ReasonAlmostAll, ///< figure: %
    ReasonLocalOptimum,
    ReasonNotRun,
};

constexpr Topic topicOf(ExperimentMessage)
{
    return Topic::Experiment;
}

} // namespace tranche
