// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/columns_change.h"

#include "core/columns/column_facts.h"
#include "core/limits/limit.h"
#include "core/utility/expected_association.h"
#include "ui/models/columns_model.h"
#include "ui/session/tr.h"
#include "ui/words/model_words.h"
#include "ui/style/number_text.h"

#include <QStringList>

#include <algorithm>

namespace tranche {

namespace {

const QString arrow = QStringLiteral(" → ");
const QString computing = QStringLiteral("…");

QString fromTo(const QString& before, const QString& now)
{
    return before == now && now != computing ? tr("unchanged at %1").arg(now) : before + arrow + now;
}

/// Greatest share of tuples with a value that nobody else has, and the column that has it.
QString uniqueText(const Document& shown)
{
    if (!shown.columnFacts || shown.columnFacts->columns.empty())
        return computing;
    const auto& columns = shown.columnFacts->columns;
    const auto most = std::ranges::max_element(columns, {}, &ColumnFact::uniqueTuples);
    const ColumnId id{static_cast<std::size_t>(most - columns.begin())};
    return tr("%1 in %2").arg(percentText(shown.columnFacts->uniqueShare(id)), columnLetter(*shown.snapshot.columns, id));
}

/// Share of all phi2 that lies inside columns.
QString insideText(const Document& shown)
{
    const auto share = phiInsideColumns(*shown.snapshot.correlation, *shown.snapshot.columns);
    return share ? percentText(*share) : QStringLiteral("–");
}

QString keptText(const Document& shown)
{
    if (!shown.association)
        return computing;
    return shown.association->keptPercent ? percentText(*shown.association->keptPercent / 100.0) : QStringLiteral("–");
}

QString greatestText(const Document& shown)
{
    return shown.limit ? limitFigure(shown.limit->model.kind, shown.limit->figure) : computing;
}

} // namespace

ColumnFigures columnFigures(const Document& document)
{
    return {uniqueText(document), insideText(document), keptText(document), greatestText(document)};
}

QString columnsChangeText(const ColumnFigures& before, const Document& now)
{
    if (!now.snapshot.columns || !now.snapshot.correlation)
        return {};
    const auto after = columnFigures(now);
    QStringList parts{
        tr("Most unique values %1").arg(fromTo(before.unique, after.unique)),
        tr("φ² inside columns %1").arg(fromTo(before.inside, after.inside)),
        tr("association kept %1").arg(fromTo(before.kept, after.kept)),
    };
    if (!promisesNothing(now.snapshot))
        parts << tr("%1 %2").arg(limitHeading(now.snapshot.parameters.model.kind), fromTo(before.greatest, after.greatest));
    return parts.join(QStringLiteral("  ·  "));
}

} // namespace tranche
