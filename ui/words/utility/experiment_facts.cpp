// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/utility/experiment_facts.h"

#include "core/base/messages/experiment_message.h"
#include "core/laboratory/experiments/drawing/value_scale.h"
#include "ui/session/tr.h"
#include "ui/style/number_text.h"
#include "ui/words/messages/message_text.h"

#include <cmath>

namespace tranche {

namespace {

QString tickText(double x)
{
    return x == std::floor(x) ? countText(static_cast<std::size_t>(x)) : decimalText(QString::number(x));
}

ExperimentPlotData plotOf(const ExperimentFigure& figure, const FigurePanel& panel, const ValueScale& scale)
{
    ExperimentPlotData data;
    data.xLabel = messageText(panel.xAxis);
    data.yLabel = messageText(figure.yAxis);
    for (const double x : panel.x)
        data.xTicks += tickText(x);
    data.series = figure.series;
    for (const auto& point : panel.points)
        if (point.value && point.drawn && (!figure.logarithmic || *point.value > 0.0))
            data.points.push_back({point.series, point.at, shownValue(figure, *point.value), shownValue(figure, point.low),
                                   shownValue(figure, point.high), point.filled});
    data.least = scale.least();
    data.greatest = scale.greatest();
    data.lines = figure.lines;
    data.logarithmic = figure.logarithmic;
    data.reference = figure.reference;
    return data;
}

} // namespace

std::vector<ExperimentPlotData> experimentPlots(const ExperimentFigure& figure)
{
    const auto scale = ValueScale::of(figure);
    std::vector<ExperimentPlotData> plots;
    for (const auto& panel : figure.panels)
        plots.push_back(plotOf(figure, panel, scale));
    return plots;
}

QString panelTitle(const FigurePanel& panel)
{
    return panel.title ? messageText(*panel.title) : QString();
}

QString claimFacts(const ClaimResult& claim)
{
    QStringList facts;
    for (const auto& statement : claim.measured)
        facts += messageText(statement);
    QString text = facts.join(QStringLiteral("; "));
    if (!text.isEmpty())
        text += QStringLiteral(". ");
    text += messageText(claim.reason);
    if (claim.asThePaper)
        text += QLatin1Char(' ') + tr("Trained as in the paper: %1.").arg(verdictText(*claim.asThePaper));
    return text;
}

QString figureVerdict(const ClaimResult& claim)
{
    const bool holds = claim.verdict == ClaimVerdict::True;
    if (claim.verdict == ClaimVerdict::NotTestable)
        return messageText(claim.reason);
    if (claim.id == "a3")
        return holds ? tr("slicing beats bucketization") : tr("slicing does not beat bucketization everywhere");
    if (claim.id == "a6")
        return holds ? tr("both are better than generalization") : tr("they are not better than generalization everywhere");
    if (claim.id == "a9")
        return holds ? tr("more columns cost little") : tr("more columns cost accuracy");
    if (claim.id == "m3")
        return holds ? tr("fakes grow with the size of buckets") : tr("fakes do not always grow with the size of buckets");
    if (claim.id == "m7")
        return holds ? tr("originals match more buckets than fakes") : tr("originals do not match more buckets than fakes");
    return messageText(claim.claim);
}

QString verdictText(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::True: return messageText(ExperimentMessage::VerdictTrue);
    case ClaimVerdict::False: return messageText(ExperimentMessage::VerdictFalse);
    case ClaimVerdict::NotTestable: break;
    }
    return messageText(ExperimentMessage::VerdictNotTestable);
}

} // namespace tranche
