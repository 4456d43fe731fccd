// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/experiment_message.h"
#include "core/laboratory/experiments/make_figure.h"

namespace tranche {

namespace {

FigureSeries seriesOf(ColumnChoice choice)
{
    switch (choice) {
    case ColumnChoice::PamTwo: return FigureSeries::PamTwo;
    case ColumnChoice::PamFive: return FigureSeries::PamFive;
    case ColumnChoice::PaperTwo: return FigureSeries::PaperTwo;
    case ColumnChoice::PaperFive: return FigureSeries::PaperFive;
    }
    return FigureSeries::PamTwo;
}

FigurePoint countOf(FigureSeries series, std::size_t at, std::optional<double> count)
{
    const auto value = count.value_or(0.0);
    return {.series = series, .at = at, .value = count, .low = value, .high = value};
}

FigurePoint fakesOf(const MembershipReport* report, FigureSeries series, std::size_t at)
{
    auto point = countOf(series, at, report ? std::optional(report->fakeDistinct.approximate) : std::nullopt);
    if (report && report->interval) {
        point.low = report->interval->low;
        point.high = report->interval->high;
        point.filled = false; // an estimate
    }
    return point;
}

FigurePanel emptyPanel(Counting counting)
{
    FigurePanel panel{.xAxis = ExperimentMessage::AxisBucketSize, .counting = counting};
    for (const auto size : bucketSizes)
        panel.x.push_back(static_cast<double>(size));
    return panel;
}

void addFakes(ExperimentFigure& figure, const Measurements& measured)
{
    const auto data = figure.experiment.data;
    figure.lines = true;
    figure.logarithmic = true;
    figure.reference = static_cast<double>(measured.facts.tuples);
    for (const auto choice : columnChoices(data))
        figure.series.push_back(seriesOf(choice));
    for (const auto counting : {Counting::QuasiIdentifiers, Counting::WholeTuples}) {
        auto panel = emptyPanel(counting);
        panel.title = Statement(ExperimentMessage::PanelCounting, countingName(counting));
        for (const auto choice : columnChoices(data))
            for (std::size_t at = 0; at < bucketSizes.size(); ++at)
                panel.points.push_back(
                    fakesOf(measured.find(MembershipKey{data, choice, counting, bucketSizes[at]}), seriesOf(choice), at));
        figure.panels.push_back(std::move(panel));
    }
}

void addClasses(FigurePanel& panel, const MembershipReport* report, std::size_t at)
{
    const auto originals = report ? report->originalClasses() : MatchingClasses();
    const auto fakes = report ? report->fakeClasses() : MatchingClasses();
    const auto add = [&](FigureSeries series, double count) {
        panel.points.push_back(countOf(series, at, report ? std::optional(count) : std::nullopt));
    };
    add(FigureSeries::OriginalsTo10, originals.upTo10);
    add(FigureSeries::OriginalsTo20, originals.from11To20);
    add(FigureSeries::OriginalsAbove20, originals.above20);
    add(FigureSeries::FakesTo10, fakes.upTo10);
    panel.points.back().drawn = false;
    add(FigureSeries::FakesTo20, fakes.from11To20);
    add(FigureSeries::FakesAbove20, fakes.above20);
}

void addMatching(ExperimentFigure& figure, const Measurements& measured)
{
    const auto data = figure.experiment.data;
    figure.logarithmic = true; // panels share one axis
    figure.series = {FigureSeries::OriginalsTo10, FigureSeries::OriginalsTo20, FigureSeries::OriginalsAbove20, FigureSeries::FakesTo20,
                     FigureSeries::FakesAbove20};
    for (const auto counting : {Counting::QuasiIdentifiers, Counting::WholeTuples})
        for (const auto choice : columnChoices(data)) {
            auto panel = emptyPanel(counting);
            panel.title = Statement(ExperimentMessage::PanelColumns, choiceName(choice), countingName(counting));
            panel.columns = choice;
            for (std::size_t at = 0; at < bucketSizes.size(); ++at)
                addClasses(panel, measured.find(MembershipKey{data, choice, counting, bucketSizes[at]}), at);
            figure.panels.push_back(std::move(panel));
        }
}

} // namespace

void addMembershipPanels(ExperimentFigure& figure, const Measurements& measured)
{
    if (figure.experiment.kind == ExperimentKind::Fakes)
        addFakes(figure, measured);
    else
        addMatching(figure, measured);
}

} // namespace tranche
