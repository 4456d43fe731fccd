// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/drawing/figure_csv.h"

#include "core/models/privacy_model.h"

#include <array>
#include <charconv>
#include <cmath>

namespace tranche {

namespace {

std::string field(std::string_view text)
{
    if (text.find_first_of(",\"\n\r") == std::string_view::npos)
        return std::string(text);
    std::string quoted = "\"";
    for (const char sign : text)
        quoted += sign == '"' ? std::string("\"\"") : std::string(1, sign);
    return quoted + '"';
}

/// The shortest text that reads back to the same number.
std::string numberText(double number)
{
    if (!std::isfinite(number))
        return {};
    std::array<char, 40> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
    return {text.data(), end};
}

std::string_view methodKey(TrainingMethod method)
{
    switch (method) {
    case TrainingMethod::Rows: return "rows";
    case TrainingMethod::Expected: return "expected";
    case TrainingMethod::Linked: return "linked";
    case TrainingMethod::Bounds: return "bounds";
    }
    return "";
}

class Line {
public:
    Line& add(std::string_view text)
    {
        m_text += (m_first ? "" : ",") + field(text);
        m_first = false;
        return *this;
    }
    Line& add(double number) { return add(std::string_view(numberText(number))); }
    Line& blank() { return add(std::string_view()); }
    std::string text() const { return m_text + '\n'; }

private:
    std::string m_text;
    bool m_first = true;
};

constexpr std::string_view head
    = "figure,data,target,learner,protocol,folds,linkings,alpha,columns,column_choice,counting,model,l,x_name,x,series,"
      "method,value,low,high,filled,drawn\n";

std::string_view xName(ExperimentKind kind)
{
    switch (kind) {
    case ExperimentKind::Accuracy: return "l";
    case ExperimentKind::ColumnAccuracy: return "columns";
    case ExperimentKind::Fakes:
    case ExperimentKind::Matching: return "bucket_size";
    case ExperimentKind::TimeByTuples: return "tuples";
    case ExperimentKind::TimeByAttributes: return "attributes";
    }
    return "";
}

bool isAccuracy(ExperimentKind kind)
{
    return kind == ExperimentKind::Accuracy || kind == ExperimentKind::ColumnAccuracy;
}

bool isMembership(ExperimentKind kind)
{
    return kind == ExperimentKind::Fakes || kind == ExperimentKind::Matching;
}

void addExperiment(Line& line, const ExperimentFigure& figure, const FigurePanel& panel)
{
    const auto& experiment = figure.experiment;
    const bool accuracy = isAccuracy(experiment.kind);
    line.add(experiment.id).add(dataKey(experiment.data)).add(accuracy ? paperName(experiment.target) : "");
    line.add(panel.learner ? learnerKey(*panel.learner) : "").add(!accuracy ? "" : experiment.paperProtocol ? "paper" : "held-out");
    if (accuracy)
        line.add(static_cast<double>(figure.folds)).add(static_cast<double>(figure.linkings));
    else
        line.blank().blank();
}

std::string_view choiceOf(const FigurePanel& panel, const FigurePoint& point)
{
    if (panel.columns)
        return choiceKey(*panel.columns);
    const bool isChoice = point.series >= FigureSeries::PamTwo && point.series <= FigureSeries::PaperFive;
    return isChoice ? seriesKey(point.series) : "";
}

void addSetting(Line& line, const ExperimentFigure& figure, const FigurePanel& panel, const FigurePoint& point)
{
    const auto kind = figure.experiment.kind;
    const auto x = panel.x[point.at];
    if (isMembership(kind))
        line.blank().blank();
    else
        line.add(static_cast<double>(experimentAlpha)).add(kind == ExperimentKind::ColumnAccuracy ? x : 2.0);
    line.add(choiceOf(panel, point));
    line.add(!panel.counting ? "" : *panel.counting == Counting::WholeTuples ? "whole-tuples" : "quasi-identifiers");
    line.add(panel.model ? modelKey(*panel.model) : "");
    if (panel.l)
        line.add(panel.l->toDouble());
    else if (kind == ExperimentKind::Accuracy)
        line.add(x);
    else
        line.blank();
}

} // namespace

std::string figureCsv(const ExperimentFigure& figure)
{
    std::string text(head);
    for (const auto& panel : figure.panels)
        for (const auto& point : panel.points) {
            Line line;
            addExperiment(line, figure, panel);
            addSetting(line, figure, panel, point);
            line.add(xName(figure.experiment.kind)).add(panel.x[point.at]).add(seriesKey(point.series));
            line.add(point.method ? methodKey(*point.method) : "");
            if (point.value)
                line.add(*point.value).add(point.low).add(point.high);
            else
                line.blank().blank().blank();
            line.add(point.filled ? "yes" : "no").add(point.drawn && point.value ? "yes" : "no");
            text += line.text();
        }
    return text;
}

std::string measuredWords(const ClaimResult& claim, const Words& words)
{
    std::string text;
    for (const auto& statement : claim.measured)
        text += (text.empty() ? "" : "; ") + words(statement);
    return text;
}

std::string claimsCsv(const std::vector<ClaimResult>& claims, const Words& words)
{
    std::string text = "id,claim,place,measured,verdict,verdict_as_the_paper,reason\n";
    for (const auto& claim : claims) {
        Line line;
        line.add(claim.id).add(words(claim.claim)).add(words(claim.place)).add(measuredWords(claim, words));
        line.add(verdictKey(claim.verdict)).add(claim.asThePaper ? verdictKey(*claim.asThePaper) : "").add(words(claim.reason));
        text += line.text();
    }
    return text;
}

} // namespace tranche
