// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/drawings/drawings.h"
#include "core/release/report/sections/sections.h"

#include <utility>

namespace tranche::report {

namespace {

constexpr std::size_t mostDrawn = 4; ///< sensitive attributes

struct Standing {
    std::size_t tuples = 0;
    std::size_t onLimit = 0;
    std::size_t over = 0;
};

Standing standingOf(const TupleRisk& risk, std::optional<double> limit)
{
    Standing standing;
    for (const auto& [greatest, tuples] : risk.levels) {
        standing.tuples += tuples;
        if (limit && greatest == *limit)
            standing.onLimit += tuples;
        else if (limit && greatest > *limit)
            standing.over += tuples;
    }
    return standing;
}

ReportText judgementOf(const Standing& standing, const Numbers& numbers)
{
    if (standing.over > 0)
        return filled(standing.over == 1 ? tr("<b>%1 is over the limit.</b>") : tr("<b>%1 are over the limit.</b>"),
                      {numbers.count(standing.over)});
    if (standing.onLimit == 0)
        return filled(tr("<b>All are below the limit.</b>"));
    return filled(standing.onLimit == 1 ? tr("%1 is exactly at the limit, which is allowed; <b>none is over it.</b>")
                                        : tr("%1 are exactly at the limit, which is allowed; <b>none is over it.</b>"),
                  {numbers.count(standing.onLimit)});
}

ReportDrawing drawingOf(const Telling& telling, const TupleRisk& risk)
{
    const auto& numbers = telling.numbers;
    const auto exact = telling.limit();
    const auto limit = exact ? std::optional(exact->toDouble()) : std::nullopt;
    const auto standing = standingOf(risk, limit);
    const auto [begin, end] = axisOf(risk.levels, limit);
    const auto over = standing.over > 0 ? filledText(tr("%1 over"), {numbers.count(standing.over)}) : tr("none over");
    const QString limitText = limit ? filledText(tr("1/ℓ = %1"), {numbers.share(*limit)}) : QString();
    auto drawing = riskHistogram({risk.levels, limit, limitText, over, end, begin, 308.0, {}}, numbers);
    drawing.beside.push_back(
        paragraph(tr("Each of the %1 tuples is drawn at the greatest probability that anybody can give to one value of %2 of that person."),
                  {numbers.count(standing.tuples), telling.nameOf(risk.sensitive)}));
    auto half = filled(tr("Half of them stay at or below <b>%1</b>."), {numbers.shareInText(medianRisk(risk.levels))});
    drawing.beside.push_back(paragraph(limit ? joined({half, judgementOf(standing, numbers)}) : half));
    return drawing;
}

} // namespace

Blocks exposure(const Telling& telling)
{
    Blocks blocks;
    const auto& risks = telling.input.figures.tupleRisks;
    if (!risks)
        return blocks;
    for (const auto& risk : *risks)
        if (!risk.levels.empty() && blocks.size() < mostDrawn)
            blocks.emplace_back(drawingOf(telling, risk));
    return blocks;
}

} // namespace tranche::report
