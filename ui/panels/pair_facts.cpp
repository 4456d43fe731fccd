// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/pair_facts.h"

#include "ui/models/columns_model.h"

#include <QCoreApplication>

#include <algorithm>

namespace tranche {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("tranche::pairFacts", text);
}

} // namespace

std::vector<RelatedPair> relatedApart(const Snapshot& snapshot, std::size_t atMost)
{
    std::vector<RelatedPair> pairs;
    if (!snapshot.correlation || !snapshot.columns)
        return pairs;
    for (std::size_t i = 0; i < snapshot.correlation->size(); ++i)
        for (std::size_t j = i + 1; j < snapshot.correlation->size(); ++j)
            if (snapshot.columns->columnOf(AttributeId{i}) != snapshot.columns->columnOf(AttributeId{j}))
                pairs.push_back({AttributeId{i}, AttributeId{j}, snapshot.correlation->at(AttributeId{i}, AttributeId{j})});
    std::ranges::stable_sort(pairs, std::ranges::greater{}, &RelatedPair::phiSquared);
    if (pairs.size() > atMost)
        pairs.resize(atMost);
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

QString relationText(double phiSquared)
{
    if (phiSquared >= 1.0)
        return tr("The two say the same: who knows one knows the other.");
    if (phiSquared >= 0.25)
        return tr("Knowing one tells much of the other. Kept apart, such a pair also lets an intruder undo part of the shuffle.");
    if (phiSquared >= 0.1)
        return tr("Knowing one tells something of the other.");
    if (phiSquared >= 0.02)
        return tr("Knowing one tells a little of the other.");
    return tr("The two are nearly unrelated: knowing one tells next to nothing of the other.");
}

} // namespace tranche
