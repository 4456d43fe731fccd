// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/recipe_words.h"

#include "core/limits/limit.h"
#include "ui/session/opened_table.h"
#include "ui/session/tr.h"
#include "ui/words/model_words.h"
#include "ui/style/number_text.h"
#include "ui/words/messages/message_text.h"

#include <QStringList>

#include <algorithm>

namespace tranche {

namespace {

constexpr std::size_t mostLines = 8;

/// Each on a line of its own, the first of many.
void addLines(QStringList& all, const std::vector<Statement>& lines)
{
    for (std::size_t i = 0; i < std::min(lines.size(), mostLines); ++i)
        all += placedText(lines[i]);
    if (lines.size() > mostLines)
        all += tr("And %1 more.").arg(countText(lines.size() - mostLines));
}

/// Whether what is asked for still holds; empty while that is not known.
QString verdict(const Document& document)
{
    const auto& model = document.snapshot.parameters.model;
    if (!document.limit)
        return {};
    if (!isInfeasible(document))
        return tr("%1 can still be met.").arg(requestWords(model));
    return tr("%1 can no longer be met: the %2 is %3.")
        .arg(requestWords(model), limitHeading(model.kind), limitFigure(model.kind, document.limit->figure));
}

} // namespace

QString differencesHeading(const Document& document)
{
    const auto& recipe = *document.opened->recipe;
    if (!recipe.lost.empty())
        return tr("%1 is damaged; what could be read of it is open").arg(recipe.name);
    return recipe.name.isEmpty() ? tr("Your decisions were applied to %1").arg(document.opened->title)
                                 : tr("The table has changed since %1 was saved").arg(recipe.name);
}

QString differencesText(const Document& document)
{
    if (!document.opened || !document.opened->recipe)
        return {};
    const auto& recipe = *document.opened->recipe;
    if (!recipe.sourceChanged && recipe.drift.differences.empty() && recipe.drift.unconverted.empty() && recipe.lost.empty())
        return {};
    QStringList all;
    addLines(all, recipe.lost);
    const auto drift = driftLines(recipe.drift);
    addLines(all, drift);
    if (drift.empty())
        all += tr("All attributes are present, and every order and hierarchy covers all values.");
    all += verdict(document);
    all.removeAll(QString());
    return all.join(QLatin1Char('\n'));
}

QString sizeText(const Document& document)
{
    const auto& table = *document.snapshot.table;
    return tr("%1, %2").arg(countText(table.rowCount(), Counted::Tuple), countText(table.attributeCount(), Counted::Attribute));
}

} // namespace tranche
