// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/pair_facts.h"

#include "ui/models/columns_model.h"
#include "ui/session/tr.h"

#include <algorithm>
#include <functional>

namespace tranche {

std::vector<RelatedPair> relatedApart(const Snapshot& snapshot, std::size_t atMost)
{
    std::vector<RelatedPair> pairs; // the closest so far, in order
    if (!snapshot.correlation || !snapshot.columns || atMost == 0)
        return pairs;
    const auto& place = snapshot.columns->columnByAttribute();
    for (std::size_t i = 0; i < snapshot.correlation->size(); ++i) {
        for (std::size_t j = i + 1; j < snapshot.correlation->size(); ++j) {
            const double phiSquared = snapshot.correlation->at(AttributeId{i}, AttributeId{j});
            if (place[i] == place[j] || (pairs.size() == atMost && phiSquared <= pairs.back().phiSquared))
                continue;
            const auto after = std::ranges::upper_bound(pairs, phiSquared, std::ranges::greater(), &RelatedPair::phiSquared);
            pairs.insert(after, {AttributeId{i}, AttributeId{j}, phiSquared});
            if (pairs.size() > atMost)
                pairs.pop_back();
        }
    }
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
