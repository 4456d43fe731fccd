// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

// NOLINTNEXTLINE(readability-function-size): one switch over all messages, without default
const char* englishText(ExperimentMessage message, const Statement& said)
{
    switch (message) {
    case ExperimentMessage::AttributesMissing: return "The paper's experiments need its 15 attributes. Missing: %1.";
    case ExperimentMessage::UnknownFigure: return "The paper's experiments have no figure %1.";
    case ExperimentMessage::NoPainter: return "The program that draws the PNG pictures is missing. Install Tranche with its window.";
    case ExperimentMessage::PictureFailed: return "A picture could not be drawn. Nothing was written.";
    case ExperimentMessage::ReportTitle: return "The paper's experiments";
    case ExperimentMessage::ReportLead:
        return isOne(said, 0) ? "Slicing: A New Approach to Privacy Preserving Data Publishing, computed anew on %1 tuple."
                              : "Slicing: A New Approach to Privacy Preserving Data Publishing, computed anew on %1 tuples.";
    case ExperimentMessage::HeadClaim: return "Claim";
    case ExperimentMessage::HeadPlace: return "Place";
    case ExperimentMessage::HeadMeasured: return "Measured";
    case ExperimentMessage::HeadVerdict: return "Verdict";
    case ExperimentMessage::HeadAsPaper: return "Trained as in the paper";
    case ExperimentMessage::HeadReason: return "Reason";
    case ExperimentMessage::HeadFigures: return "Figures";
    case ExperimentMessage::VerdictTrue: return "TRUE";
    case ExperimentMessage::VerdictFalse: return "FALSE";
    case ExperimentMessage::VerdictNotTestable: return "NOT TESTABLE";
    case ExperimentMessage::ReadExpected: return "expected counts";
    case ExperimentMessage::ReadAsPaper: return "as in the paper";
    case ExperimentMessage::TitleSensitive: return "Learning Occupation, %1, %2";
    case ExperimentMessage::TitleQi: return "Learning Education, %1, %2";
    case ExperimentMessage::TitleQiWithoutNum: return "Learning Education, %1, %2 without Education-Num";
    case ExperimentMessage::TitleColumnsSensitive: return "Learning Occupation with more columns, %1";
    case ExperimentMessage::TitleColumnsQi: return "Learning Education with more columns, %1";
    case ExperimentMessage::TitleFakes: return "Fakes in random buckets, %1";
    case ExperimentMessage::TitleMatching: return "Tuples by the number of buckets they match, %1";
    case ExperimentMessage::TitleTimeTuples: return "Time of slicing by tuples";
    case ExperimentMessage::TitleTimeAttributes: return "Time of slicing by attributes";
    case ExperimentMessage::NoteHeldOut:
        return "Tested on %1 folds that were held out; each training part is anonymized as a table of its own. More is better.";
    case ExperimentMessage::NotePaperProtocol: return "As the paper tested: this measures how well the anonymized data predict themselves.";
    case ExperimentMessage::NoteRandomBuckets:
        return "Buckets of p tuples drawn at random; one draw. More fakes hide better who is in the table.";
    case ExperimentMessage::NoteTime: return "Median of %1 runs on this computer, l = 3, alpha = 2, c = 2. Less is better.";
    case ExperimentMessage::LearnerNaiveBayes: return "naive Bayes";
    case ExperimentMessage::LearnerTree: return "tree";
    case ExperimentMessage::PanelLearnerModel: return "%1, %2";
    case ExperimentMessage::PanelCounting: return "%1";
    case ExperimentMessage::PanelColumns: return "%1, %2";
    case ExperimentMessage::CountingQi: return "quasi-identifiers";
    case ExperimentMessage::CountingWhole: return "whole tuples";
    case ExperimentMessage::AxisDistinctL: return "distinct l (weak)";
    case ExperimentMessage::AxisL: return "l (the paper's definition)";
    case ExperimentMessage::AxisColumns: return "columns";
    case ExperimentMessage::AxisBucketSize: return "bucket size p";
    case ExperimentMessage::AxisTuples: return "tuples";
    case ExperimentMessage::AxisAttributes: return "attributes";
    case ExperimentMessage::AxisRight: return "right answers in percent";
    case ExperimentMessage::AxisFakes: return "distinct fakes";
    case ExperimentMessage::AxisMatching: return "tuples and fakes";
    case ExperimentMessage::AxisSeconds: return "seconds";
    case ExperimentMessage::ModelDistinct: return "distinct l = %1";
    case ExperimentMessage::ModelL: return "l = %1";
    case ExperimentMessage::SeriesOriginal: return "original";
    case ExperimentMessage::SeriesGeneralization: return "generalization";
    case ExperimentMessage::SeriesBucketization: return "bucketization";
    case ExperimentMessage::SeriesSlicing: return "slicing";
    case ExperimentMessage::SeriesPamTwo: return "c = 2, proposed";
    case ExperimentMessage::SeriesPamFive: return "c = 5, proposed";
    case ExperimentMessage::SeriesPaperTwo: return "c = 2, {Age, Marital, Sex} apart";
    case ExperimentMessage::SeriesPaperFive: return "c = 5, the paper's";
    case ExperimentMessage::SeriesOriginalsTo10: return "originals, up to 10";
    case ExperimentMessage::SeriesOriginalsTo20: return "originals, 11 to 20";
    case ExperimentMessage::SeriesOriginalsAbove20: return "originals, more than 20";
    case ExperimentMessage::SeriesFakesTo10: return "fakes, up to 10";
    case ExperimentMessage::SeriesFakesTo20: return "fakes, 11 to 20";
    case ExperimentMessage::SeriesFakesAbove20: return "fakes, more than 20";
    case ExperimentMessage::SeriesAllStages: return "from correlation to shuffle";
    case ExperimentMessage::SeriesPartition: return "buckets alone";
    case ExperimentMessage::LegendFilled: return "from expected counts; the line is the error bar";
    case ExperimentMessage::LegendHollow: return "as in the paper: random linkings, with their spread, and bounds";
    case ExperimentMessage::LegendTuples: return "tuples of the table: %1";
    case ExperimentMessage::PlainCount:
    case ExperimentMessage::PlainFigure: return "%1";
    case ExperimentMessage::Tuples: return isOne(said, 0) ? "%1 tuple" : "%1 tuples";
    case ExperimentMessage::ValuesDiffer: return isOne(said, 1) ? "%1 has %2 value, not %3" : "%1 has %2 values, not %3";
    case ExperimentMessage::ValuesAsPrinted: return "all %1 as printed";
    case ExperimentMessage::PhiOf: return "%1: phi2 of %2 is %3";
    case ExperimentMessage::ColumnIs: return "%1: %2";
    case ExperimentMessage::OnlyOnce: return isOne(said, 2) ? "%1: true of %2 of %3 tuple" : "%1: true of %2 of %3 tuples";
    case ExperimentMessage::ColumnCosts: return "%1: cost %2 as proposed, %3 as printed";
    case ExperimentMessage::ColumnsSame: return "%1: the same columns";
    case ExperimentMessage::LargestL: return "%1: greatest l %2";
    case ExperimentMessage::DistinctHolds: return "%1: greatest distinct l %2";
    case ExperimentMessage::SettingName: return "%1, %2, %3, %4";
    case ExperimentMessage::Settings:
        return isOne(said, 2) ? "%1: %2 of %3 setting, %4 beyond the error bar, %5 beyond it the other way"
                              : "%1: %2 of %3 settings, %4 beyond the error bar, %5 beyond it the other way";
    case ExperimentMessage::SettingsOf: return "%1 over %2: %3";
    case ExperimentMessage::PointsLost: return "%1, %2, %6: slicing loses %3 points, bucketization %4, generalization %5";
    case ExperimentMessage::Against: return "%1: %2 percent right against %3 percent";
    case ExperimentMessage::LostByColumns: return "%1: %2 points lost";
    case ExperimentMessage::Seconds: return "%1 tuples in %2 s here";
    case ExperimentMessage::FakesAre: return "%1, p = %2: fakes: %3; matching more than 20 buckets: fakes: %4, originals: %5";
    case ExperimentMessage::TimesOriginals: return "%1: %2 fakes per original";
    case ExperimentMessage::GrowingIn: return "in %1 of %2 series";
    case ExperimentMessage::TimesColumns: return "p = %1: %2 times as many with c = 5 as with c = 2; exponential growth would give %3";
    case ExperimentMessage::MoreFakesIn: return isOne(said, 2) ? "%1: in %2 of %3 experiment" : "%1: in %2 of %3 experiments";
    case ExperimentMessage::ByPam: return "proposed columns";
    case ExperimentMessage::ByPaper: return "the paper's columns";
    case ExperimentMessage::CloserOf: return "%1: fakes per original with more than 20 buckets, p = 10, 100, 500, 1000: %2";
    case ExperimentMessage::SharesOf:
        return "%1, p = %2: %3 percent of the originals and %4 percent of the fakes match more than 20 buckets";
    case ExperimentMessage::NoFakes: return "fakes on quasi-identifiers: %1";
    case ExperimentMessage::ReasonAsSaid: return "It is as the paper says.";
    case ExperimentMessage::ReasonNotAsSaid: return "It is not as the paper says.";
    case ExperimentMessage::ReasonEverySetting: return "The mean difference has the same sign in every setting.";
    case ExperimentMessage::ReasonNotEverySetting: return "The mean difference does not have the same sign in every setting.";
    case ExperimentMessage::ReasonOneSetting: return "One setting is enough.";
    case ExperimentMessage::ReasonNoSetting: return "There is no such setting.";
    case ExperimentMessage::ReasonDefinition:
        return "The paper's own definition does not admit these l; only distinct l, which is weak, does.";
    case ExperimentMessage::ReasonSmall: return "No more than %1 points are lost.";
    case ExperimentMessage::ReasonNotSmall: return "More than %1 points are lost.";
    case ExperimentMessage::ReasonNothingPrinted: return "The paper prints no time.";
    case ExperimentMessage::ReasonColumnsUnknown: return "The paper prints neither the columns nor what was counted nor the draw.";
    case ExperimentMessage::ReasonExponent: return "They grow, but exponential growth would be by p for every further column.";
    case ExperimentMessage::ReasonOvertake: return "True with c = 2; with c = 5 the fakes overtake the originals.";
    case ExperimentMessage::ReasonAlmostAll: return "Almost all is taken for at least %1 percent.";
    case ExperimentMessage::ReasonLocalOptimum: return "The proposal has other columns, which fit better.";
    case ExperimentMessage::ReasonNotRun: return "The figures it is about were not computed.";
    }
    return "";
}

} // namespace tranche
