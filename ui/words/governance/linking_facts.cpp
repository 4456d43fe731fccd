// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/governance/linking_facts.h"

#include "core/columns/column_partition.h"
#include "core/correlation/correlation_matrix.h"
#include "core/import/qt_text.h"
#include "core/table/kept_table.h"
#include "core/utility/association_losses.h"
#include "ui/session/tr.h"
#include "ui/session/verified_draft.h"
#include "ui/style/number_text.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

constexpr std::size_t mostPairs = 2;

using Pair = std::pair<AttributeId, AttributeId>;

/// What linkings differ in: the pairs that are expected to lose most; where that is not known, the strongest across columns.
std::vector<Pair> pairsOf(const Document& now)
{
    const auto& snapshot = now.snapshot;
    const auto& before = *snapshot.correlation;
    std::vector<Pair> pairs;
    if (now.association)
        for (const auto& loss : greatestLosses(before, *now.association, mostPairs))
            pairs.emplace_back(loss.first, loss.second);
    if (!pairs.empty())
        return pairs;
    for (std::size_t i = 0; i < before.size(); ++i)
        for (std::size_t j = i + 1; j < before.size(); ++j)
            if (snapshot.columns->columnOf(AttributeId(i)) != snapshot.columns->columnOf(AttributeId(j)))
                pairs.emplace_back(i, j);
    const auto shown = static_cast<std::ptrdiff_t>(std::min(mostPairs, pairs.size()));
    const auto strength = [&](const Pair& pair) { return before.at(pair.first, pair.second); };
    std::ranges::partial_sort(pairs, pairs.begin() + shown, std::ranges::greater(), strength);
    pairs.resize(static_cast<std::size_t>(shown));
    return pairs;
}

LinkingRow unknownRow(LinkingRow::Kind kind, const QString& name, std::size_t pairs)
{
    LinkingRow row{kind, name, QStringLiteral("…"), {}};
    for (std::size_t i = 0; i < pairs; ++i)
        row.pairs += QStringLiteral("…");
    return row;
}

LinkingRow rowOf(LinkingRow::Kind kind, const QString& name, const AssociationReport* association, const std::vector<Pair>& pairs)
{
    auto row = unknownRow(kind, name, pairs.size());
    if (!association)
        return row;
    row.kept = association->keptPercent ? percentText(*association->keptPercent / 100.0) : QStringLiteral("–");
    row.pairs.clear();
    for (const auto& [first, second] : pairs)
        row.pairs += phiText(association->at(first, second));
    return row;
}

LinkingRow tableRow(const CorrelationMatrix& before, const std::vector<Pair>& pairs)
{
    LinkingRow row{LinkingRow::Kind::Table, tr("the table itself"), percentText(1.0), {}};
    for (const auto& [first, second] : pairs)
        row.pairs += phiText(before.at(first, second));
    return row;
}

/// Of the draft, where it has as many linkings as are asked for.
const std::vector<LinkingFigures>* drawn(const Document& now, std::size_t count)
{
    if (!now.draft || count == 0 || now.draft->files().linkings.size() != count)
        return nullptr;
    return &now.draft->files().linkings;
}

QString shareOfTuples(const std::vector<LinkingFigures>& linkings, std::size_t lines)
{
    std::size_t like = 0;
    for (const auto& linking : linkings)
        like += linking.linesLikeATuple;
    return percentText(static_cast<double>(like) / static_cast<double>(lines * linkings.size()));
}

} // namespace

LinkingFacts linkingFacts(const Document& now, std::size_t count)
{
    LinkingFacts facts;
    const auto& snapshot = now.snapshot;
    if (!snapshot.readyForRelease() || !snapshot.correlation)
        return facts;
    const auto pairs = pairsOf(now);
    const auto& table = *snapshot.published;
    for (const auto& [first, second] : pairs)
        facts.pairs += tr("%1, %2").arg(qtText(table.attribute(first).name), qtText(table.attribute(second).name));
    const auto* linkings = drawn(now, count);
    for (std::size_t i = 0; i < count; ++i)
        facts.rows.push_back(rowOf(LinkingRow::Kind::Linking, tr("linked %1").arg(countText(i + 1)),
                                   linkings ? &(*linkings)[i].association : nullptr, pairs));
    facts.rows.push_back(rowOf(LinkingRow::Kind::Expected, tr("expected"), now.association.get(), pairs));
    facts.rows.push_back(tableRow(*snapshot.correlation, pairs));
    if (linkings)
        facts.likeATuple = shareOfTuples(*linkings, table.rowCount());
    facts.size = tr("%1 lines, %2 fields").arg(countText(table.rowCount()), countText(table.attributeCount() + 2));
    return facts;
}

} // namespace tranche
