// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/drawings/drawings.h"
#include "core/release/report/sections/sections.h"
#include "core/utility/association_losses.h"

#include <algorithm>

namespace tranche::report {

namespace {

constexpr std::size_t mostLosses = 3;
constexpr double seenFrom = 0.0005; // phi2 that does not round to nothing
constexpr qsizetype longestMapName = 22;

PhiMaps mapsOf(const Telling& telling)
{
    const auto& before = *telling.input.snapshot.correlation;
    const auto& after = *telling.input.figures.association;
    PhiMaps maps;
    std::vector<AttributeId> order;
    for (const auto& column : telling.columns.columns()) {
        maps.columnSizes.push_back(column.size());
        order.insert(order.end(), column.begin(), column.end());
    }
    maps.lastIsSensitive = telling.columns.sensitive().has_value();
    for (const auto row : order) {
        maps.names += briefly(telling.table.attribute(row).name, longestMapName);
        for (const auto column : order) {
            maps.before.push_back(before.at(row, column));
            maps.after.push_back(after.at(row, column));
        }
    }
    return maps;
}

ReportText keptText(const Telling& telling)
{
    const auto& before = *telling.input.snapshot.correlation;
    const auto& after = *telling.input.figures.association;
    if (!after.keptPercent)
        return {};
    double had = 0.0;
    double has = 0.0;
    for (std::size_t i = 0; i < before.size(); ++i)
        for (std::size_t j = i + 1; j < before.size(); ++j) {
            had += before.at(AttributeId(i), AttributeId(j));
            has += after.at(AttributeId(i), AttributeId(j));
        }
    const auto& numbers = telling.numbers;
    return filled(before.pairCount() == 1 ? tr("<b>%1 of the association is kept</b> (%2 of %3, summed over one pair).")
                                          : tr("<b>%1 of the association is kept</b> (%2 of %3, summed over %4 pairs)."),
                  {numbers.percent(*after.keptPercent / 100.0), numbers.decimal(has, 3), numbers.decimal(had, 3),
                   numbers.count(before.pairCount())});
}

QString lossText(const Telling& telling, const PairLoss& loss)
{
    return filledText(tr("%1 with %2 (%3 → %4)"), {telling.nameOf(loss.first), telling.nameOf(loss.second),
                                                   telling.numbers.phiInText(loss.before), telling.numbers.phiInText(loss.after)});
}

} // namespace

ReportText lostMost(const Telling& telling)
{
    const auto& after = telling.input.figures.association;
    if (!after)
        return {};
    const auto losses = greatestLosses(*telling.input.snapshot.correlation, *after, mostLosses + 1);
    if (losses.empty() || losses.front().lost() < seenFrom)
        return {};
    // Those beside which the first does not stand out.
    const double atLeast = std::max(seenFrom, losses.front().lost() / 3.0);
    const auto named = static_cast<std::size_t>(
        std::ranges::count_if(losses.begin(), losses.begin() + static_cast<std::ptrdiff_t>(std::min(mostLosses, losses.size())),
                              [&](const PairLoss& loss) { return loss.lost() >= atLeast; }));
    QStringList worst;
    for (std::size_t i = 0; i < named; ++i)
        worst += lossText(telling, losses[i]);
    const auto lost = filled(tr("<b>Lost most:</b> %1."), {listed(worst)});
    const bool othersShow = losses.size() > named && losses[named].lost() >= seenFrom;
    const auto others = othersShow ? filled(tr("All other pairs lose %1 or less."), {telling.numbers.phiInText(losses[named].lost())})
                                   : plain(tr("No other pair loses anything that shows."));
    const auto& first = losses.front();
    const bool isWeak = first.after < first.before / 2.0;
    return joined({lost, others,
                   isWeak ? filled(tr("An analysis of %1 by %2 finds a weaker relation than there is."),
                                   {telling.nameOf(first.first), telling.nameOf(first.second)})
                          : ReportText()});
}

Blocks association(const Telling& telling)
{
    const auto& snapshot = telling.input.snapshot;
    if (!telling.input.figures.association || !snapshot.correlation || snapshot.correlation->size() < 2)
        return {};
    const auto reading = filled(
        telling.generalizes()
            ? tr("φ² of every pair of attributes: 0 unrelated, 1 the same information. Framed squares are the columns; inside them "
                 "nothing is lost but what was generalized.")
            : tr("φ² of every pair of attributes: 0 unrelated, 1 the same information. Framed squares are the columns; inside them "
                 "nothing is lost."));
    Blocks blocks{paragraph(joined({reading, keptText(telling)}))};
    if (static_cast<qsizetype>(snapshot.correlation->size()) <= mostOnMaps)
        blocks.emplace_back(phiMaps(mapsOf(telling), telling.numbers));
    if (const auto lost = lostMost(telling); !lost.empty())
        blocks.emplace_back(paragraph(lost));
    return blocks;
}

} // namespace tranche::report
