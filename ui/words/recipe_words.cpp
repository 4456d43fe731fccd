// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/recipe_words.h"

#include "core/limits/limit.h"
#include "ui/session/opened_table.h"
#include "ui/session/tr.h"
#include "ui/words/model_words.h"
#include "ui/style/number_text.h"
#include "ui/session/naming/name_text.h"

#include <QStringList>

namespace tranche {

namespace {

QString names(const std::vector<std::string>& list)
{
    QStringList all;
    for (const auto& name : list)
        all += briefName(name);
    return all.join(QStringLiteral(", "));
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

QString differencesText(const Document& document)
{
    if (!document.opened || !document.opened->recipe
        || (!document.opened->recipe->sourceChanged && document.opened->recipe->differences.empty()))
        return {};
    const auto& differences = document.opened->recipe->differences;
    QStringList all;
    if (!differences.missingAttributes.empty())
        all += tr("No longer in the table: %1.").arg(names(differences.missingAttributes));
    if (!differences.newAttributes.empty())
        all += tr("New attributes without a role: %1.").arg(names(differences.newAttributes));
    for (const auto& [attribute, count, hierarchy] : differences.newValues)
        all += (hierarchy ? tr("Values of %1 that are missing from its hierarchy: %2.")
                          : tr("New values of %1, placed last in its order: %2."))
                   .arg(briefName(attribute), countText(count));
    if (all.isEmpty())
        all += tr("All attributes are present, and every order and hierarchy covers all values.");
    all += verdict(document);
    return all.join(QLatin1Char(' ')).trimmed();
}

QString sizeText(const Document& document)
{
    const auto& table = *document.snapshot.table;
    return tr("%1, %2").arg(countText(table.rowCount(), Counted::Tuple), countText(table.attributeCount(), Counted::Attribute));
}

} // namespace tranche
