// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

// NOLINTNEXTLINE(readability-function-size): one switch over all messages, without default
QString windowText(ExperimentMessage message, const Statement& said)
{
    switch (message) {
    case ExperimentMessage::AttributesMissing: return tr("The paper's experiments need its 15 attributes. Missing: %1.");
    case ExperimentMessage::UnknownFigure: return tr("The paper's experiments have no figure %1.");
    case ExperimentMessage::NoPainter: return tr("The program that draws the PNG pictures is missing. Install Tranche with its window.");
    case ExperimentMessage::PictureFailed: return tr("A picture could not be drawn. Nothing was written.");
    case ExperimentMessage::ReportTitle: return tr("The paper's experiments");
    case ExperimentMessage::ReportLead:
        return isOne(said, 0) ? tr("Slicing: A New Approach to Privacy Preserving Data Publishing, computed anew on %1 tuple.")
                              : tr("Slicing: A New Approach to Privacy Preserving Data Publishing, computed anew on %1 tuples.");
    case ExperimentMessage::HeadClaim: return tr("Claim");
    case ExperimentMessage::HeadPlace: return tr("Place");
    case ExperimentMessage::HeadMeasured: return tr("Measured");
    case ExperimentMessage::HeadVerdict: return tr("Verdict");
    case ExperimentMessage::HeadAsPaper: return tr("Trained as in the paper");
    case ExperimentMessage::HeadReason: return tr("Reason");
    case ExperimentMessage::HeadFigures: return tr("Figures");
    case ExperimentMessage::VerdictTrue: return tr("TRUE");
    case ExperimentMessage::VerdictFalse: return tr("FALSE");
    case ExperimentMessage::VerdictNotTestable: return tr("NOT TESTABLE");
    case ExperimentMessage::ReadExpected: return tr("expected counts");
    case ExperimentMessage::ReadAsPaper: return tr("as in the paper");
    case ExperimentMessage::TitleSensitive: return tr("Learning Occupation, %1, %2");
    case ExperimentMessage::TitleQi: return tr("Learning Education, %1, %2");
    case ExperimentMessage::TitleQiWithoutNum: return tr("Learning Education, %1, %2 without Education-Num");
    case ExperimentMessage::TitleColumnsSensitive: return tr("Learning Occupation with more columns, %1");
    case ExperimentMessage::TitleColumnsQi: return tr("Learning Education with more columns, %1");
    case ExperimentMessage::TitleFakes: return tr("Fakes in random buckets, %1");
    case ExperimentMessage::TitleMatching: return tr("Tuples by the number of buckets they match, %1");
    case ExperimentMessage::TitleTimeTuples: return tr("Time of slicing by tuples");
    case ExperimentMessage::TitleTimeAttributes: return tr("Time of slicing by attributes");
    case ExperimentMessage::NoteHeldOut:
        return tr("Tested on %1 folds that were held out; each training part is anonymized as a table of its own. More is better.");
    case ExperimentMessage::NotePaperProtocol:
        return tr("As the paper tested: this measures how well the anonymized data predict themselves.");
    case ExperimentMessage::NoteRandomBuckets:
        return tr("Buckets of p tuples drawn at random; one draw. More fakes hide better who is in the table.");
    case ExperimentMessage::NoteTime: return tr("Median of %1 runs on this computer, ℓ = 3, α = 2, c = 2. Less is better.");
    case ExperimentMessage::LearnerNaiveBayes: return tr("naive Bayes");
    case ExperimentMessage::LearnerTree: return tr("tree");
    case ExperimentMessage::PanelLearnerModel: return tr("%1, %2");
    case ExperimentMessage::PanelCounting: return tr("%1");
    case ExperimentMessage::PanelColumns: return tr("%1, %2");
    case ExperimentMessage::CountingQi: return tr("quasi-identifiers");
    case ExperimentMessage::CountingWhole: return tr("whole tuples");
    case ExperimentMessage::AxisDistinctL: return tr("distinct ℓ (weak)");
    case ExperimentMessage::AxisL: return tr("ℓ (the paper's definition)");
    case ExperimentMessage::AxisColumns: return tr("columns");
    case ExperimentMessage::AxisBucketSize: return tr("bucket size p");
    case ExperimentMessage::AxisTuples: return tr("tuples");
    case ExperimentMessage::AxisAttributes: return tr("attributes");
    case ExperimentMessage::AxisRight: return tr("right answers in percent");
    case ExperimentMessage::AxisFakes: return tr("distinct fakes");
    case ExperimentMessage::AxisMatching: return tr("tuples and fakes");
    case ExperimentMessage::AxisSeconds: return tr("seconds");
    case ExperimentMessage::ModelDistinct: return tr("distinct ℓ = %1");
    case ExperimentMessage::ModelL: return tr("ℓ = %1");
    case ExperimentMessage::SeriesOriginal: return tr("original");
    case ExperimentMessage::SeriesGeneralization: return tr("generalization");
    case ExperimentMessage::SeriesBucketization: return tr("bucketization");
    case ExperimentMessage::SeriesSlicing: return tr("slicing");
    case ExperimentMessage::SeriesPamTwo: return tr("c = 2, proposed");
    case ExperimentMessage::SeriesPamFive: return tr("c = 5, proposed");
    case ExperimentMessage::SeriesPaperTwo: return tr("c = 2, {Age, Marital, Sex} apart");
    case ExperimentMessage::SeriesPaperFive: return tr("c = 5, the paper's");
    case ExperimentMessage::SeriesOriginalsTo10: return tr("originals, up to 10");
    case ExperimentMessage::SeriesOriginalsTo20: return tr("originals, 11 to 20");
    case ExperimentMessage::SeriesOriginalsAbove20: return tr("originals, more than 20");
    case ExperimentMessage::SeriesFakesTo10: return tr("fakes, up to 10");
    case ExperimentMessage::SeriesFakesTo20: return tr("fakes, 11 to 20");
    case ExperimentMessage::SeriesFakesAbove20: return tr("fakes, more than 20");
    case ExperimentMessage::SeriesAllStages: return tr("from correlation to shuffle");
    case ExperimentMessage::SeriesPartition: return tr("buckets alone");
    case ExperimentMessage::LegendFilled: return tr("from expected counts; the line is the error bar");
    case ExperimentMessage::LegendHollow: return tr("as in the paper: random linkings, with their spread, and bounds");
    case ExperimentMessage::LegendTuples: return tr("tuples of the table: %1");
    case ExperimentMessage::PlainCount:
    case ExperimentMessage::PlainFigure: return tr("%1");
    case ExperimentMessage::Tuples: return isOne(said, 0) ? tr("%1 tuple") : tr("%1 tuples");
    case ExperimentMessage::ValuesDiffer: return isOne(said, 1) ? tr("%1 has %2 value, not %3") : tr("%1 has %2 values, not %3");
    case ExperimentMessage::ValuesAsPrinted: return tr("all %1 as printed");
    case ExperimentMessage::PhiOf: return tr("%1: φ² of %2 is %3");
    case ExperimentMessage::ColumnIs: return tr("%1: %2");
    case ExperimentMessage::OnlyOnce: return isOne(said, 2) ? tr("%1: true of %2 of %3 tuple") : tr("%1: true of %2 of %3 tuples");
    case ExperimentMessage::ColumnCosts: return tr("%1: cost %2 as proposed, %3 as printed");
    case ExperimentMessage::ColumnsSame: return tr("%1: the same columns");
    case ExperimentMessage::LargestL: return tr("%1: greatest ℓ %2");
    case ExperimentMessage::DistinctHolds: return tr("%1: greatest distinct ℓ %2");
    case ExperimentMessage::SettingName: return tr("%1, %2, %3, %4");
    case ExperimentMessage::Settings:
        return isOne(said, 2) ? tr("%1: %2 of %3 setting, %4 beyond the error bar, %5 beyond it the other way")
                              : tr("%1: %2 of %3 settings, %4 beyond the error bar, %5 beyond it the other way");
    case ExperimentMessage::SettingsOf: return tr("%1 over %2: %3");
    case ExperimentMessage::PointsLost: return tr("%1, %2, %6: slicing loses %3 points, bucketization %4, generalization %5");
    case ExperimentMessage::Against: return tr("%1: %2 percent right against %3 percent");
    case ExperimentMessage::LostByColumns: return tr("%1: %2 points lost");
    case ExperimentMessage::Seconds: return tr("%1 tuples in %2 s here");
    case ExperimentMessage::FakesAre: return tr("%1, p = %2: fakes: %3; matching more than 20 buckets: fakes: %4, originals: %5");
    case ExperimentMessage::TimesOriginals: return tr("%1: %2 fakes per original");
    case ExperimentMessage::GrowingIn: return tr("in %1 of %2 series");
    case ExperimentMessage::TimesColumns: return tr("p = %1: %2 times as many with c = 5 as with c = 2; exponential growth would give %3");
    case ExperimentMessage::MoreFakesIn: return isOne(said, 2) ? tr("%1: in %2 of %3 experiment") : tr("%1: in %2 of %3 experiments");
    case ExperimentMessage::ByPam: return tr("proposed columns");
    case ExperimentMessage::ByPaper: return tr("the paper's columns");
    case ExperimentMessage::CloserOf: return tr("%1: fakes per original with more than 20 buckets, p = 10, 100, 500, 1000: %2");
    case ExperimentMessage::SharesOf:
        return tr("%1, p = %2: %3 percent of the originals and %4 percent of the fakes match more than 20 buckets");
    case ExperimentMessage::NoFakes: return tr("fakes on quasi-identifiers: %1");
    case ExperimentMessage::ReasonAsSaid: return tr("It is as the paper says.");
    case ExperimentMessage::ReasonNotAsSaid: return tr("It is not as the paper says.");
    case ExperimentMessage::ReasonEverySetting: return tr("The mean difference has the same sign in every setting.");
    case ExperimentMessage::ReasonNotEverySetting: return tr("The mean difference does not have the same sign in every setting.");
    case ExperimentMessage::ReasonOneSetting: return tr("One setting is enough.");
    case ExperimentMessage::ReasonNoSetting: return tr("There is no such setting.");
    case ExperimentMessage::ReasonDefinition:
        return tr("The paper's own definition does not admit these ℓ; only distinct ℓ, which is weak, does.");
    case ExperimentMessage::ReasonSmall: return tr("No more than %1 points are lost.");
    case ExperimentMessage::ReasonNotSmall: return tr("More than %1 points are lost.");
    case ExperimentMessage::ReasonNothingPrinted: return tr("The paper prints no time.");
    case ExperimentMessage::ReasonColumnsUnknown: return tr("The paper prints neither the columns nor what was counted nor the draw.");
    case ExperimentMessage::ReasonExponent: return tr("They grow, but exponential growth would be by p for every further column.");
    case ExperimentMessage::ReasonOvertake: return tr("True with c = 2; with c = 5 the fakes overtake the originals.");
    case ExperimentMessage::ReasonAlmostAll: return tr("Almost all is taken for at least %1 percent.");
    case ExperimentMessage::ReasonLocalOptimum: return tr("The proposal has other columns, which fit better.");
    case ExperimentMessage::ReasonNotRun: return tr("The figures it is about were not computed.");
    }
    return {};
}

} // namespace tranche
