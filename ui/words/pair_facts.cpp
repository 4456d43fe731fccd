// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/pair_facts.h"

#include "ui/models/columns_model.h"
#include "ui/session/tr.h"

#include <algorithm>
#include <tuple>

namespace tranche {

std::vector<RelatedPair> relatedApart(const Snapshot& snapshot, std::size_t atMost)
{
    std::vector<RelatedPair> pairs;
    if (!snapshot.correlation || !snapshot.columns)
        return pairs;
    const auto& place = snapshot.columns->columnByAttribute();
    for (std::size_t i = 0; i < snapshot.correlation->size(); ++i)
        for (std::size_t j = i + 1; j < snapshot.correlation->size(); ++j)
            if (place[i] != place[j])
                pairs.push_back({AttributeId{i}, AttributeId{j}, snapshot.correlation->at(AttributeId{i}, AttributeId{j})});
    const auto closer = [](const RelatedPair& a, const RelatedPair& b) {
        return std::tuple(-a.phiSquared, a.first, a.second) < std::tuple(-b.phiSquared, b.first, b.second);
    };
    const auto shown = static_cast<std::ptrdiff_t>(std::min(atMost, pairs.size()));
    std::partial_sort(pairs.begin(), pairs.begin() + shown, pairs.end(), closer);
    pairs.resize(static_cast<std::size_t>(shown));
    return pairs;
}

QString pairFateText(const Snapshot& snapshot, AttributeId first, AttributeId second)
{
    if (!snapshot.columns)
        return {};
    const ColumnId one = snapshot.columns->columnOf(first);
    const ColumnId other = snapshot.columns->columnOf(second);
    const auto inside = [&](ColumnId column) { return columnLetter(*snapshot.columns, column); };
    if (one == other)
        return tr("both in column %1, so every pair of values is kept").arg(inside(one));
    return tr("in columns %1 and %2, so pairs are mixed within each bucket").arg(inside(one), inside(other));
}

} // namespace tranche
