// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/logging/decision_facts.h"

#include "core/recipe/json_values.h"
#include "core/recipe/recipe_words.h"
#include "core/release/logging/parameter_facts.h"

#include <algorithm>
#include <functional>
#include <map>

namespace tranche {

namespace {

using Text = std::function<std::string(const RecipeAttribute&)>;

std::string roleText(const RecipeAttribute& attribute)
{
    return std::string(wordOf(roleWords, attribute.role));
}

std::string typeText(const RecipeAttribute& attribute)
{
    return attribute.schema.type ? std::string(wordOf(typeWords, *attribute.schema.type)) : "detected";
}

/// How dates are written, in the words of a recipe.
std::string datesText(const RecipeAttribute& attribute)
{
    return attribute.schema.dates.empty() ? "as found" : attribute.schema.dates;
}

std::string missingText(const RecipeAttribute& attribute)
{
    return std::string(wordOf(missingWords, attribute.schema.missing));
}

std::string binsText(const RecipeAttribute& attribute)
{
    return attribute.schema.bins ? std::to_string(*attribute.schema.bins) : "as the table";
}

QJsonArray columnsJson(const std::vector<Recipe::Names>& columns)
{
    QJsonArray all;
    for (const auto& names : columns)
        all.append(jsonTexts(names));
    return all;
}

/// Two states of the same attributes.
class DecisionWalk {
public:
    DecisionWalk(const Recipe& before, const Recipe& now) : m_before(before), m_now(now) {}

    /// One entry for each word that attributes newly have, with these attributes.
    void tellWords(AuditEvent event, const char* key, const Text& text)
    {
        std::map<std::string, Recipe::Names> changed;
        for (std::size_t i = 0; i < m_now.attributes.size(); ++i)
            if (text(m_now.attributes[i]) != text(m_before.attributes[i]))
                changed[text(m_now.attributes[i])].push_back(m_now.attributes[i].name);
        for (const auto& [word, names] : changed)
            add(event, {{QStringLiteral("attributes"), jsonTexts(names)}, {QLatin1String(key), jsonText(word)}});
    }

    void tellOrders()
    {
        for (std::size_t i = 0; i < m_now.attributes.size(); ++i) {
            const auto& [name, role, schema] = m_now.attributes[i];
            const auto& before = m_before.attributes[i].schema;
            if (schema.missingTokens != before.missingTokens)
                add(AuditEvent::Missing, {{QStringLiteral("attributes"), QJsonArray{jsonText(name)}},
                                          {QStringLiteral("codes"), jsonNumber(schema.missingTokens.size())}});
            if (schema.order != before.order)
                add(AuditEvent::Order, {{QStringLiteral("attributes"), QJsonArray{jsonText(name)}},
                                        {QStringLiteral("values"), jsonNumber(schema.order.size())}});
        }
        if (m_now.missingTokens != m_before.missingTokens)
            add(AuditEvent::Missing, {{QStringLiteral("codes"), jsonNumber(m_now.missingTokens.size())}});
        if (m_now.sensitiveOrder != m_before.sensitiveOrder && m_now.sensitiveOrder.size() > 1)
            add(AuditEvent::Role, {{QStringLiteral("sensitive_order"), jsonTexts(m_now.sensitiveOrder)}});
    }

    void tellColumns()
    {
        if (m_now.columns != m_before.columns)
            add(AuditEvent::Column, {{QStringLiteral("columns"), m_now.columns.empty() ? QJsonValue(QStringLiteral("as proposed"))
                                                                                       : QJsonValue(columnsJson(m_now.columns))}});
        if (m_now.pinned != m_before.pinned || m_now.pinnedWithSensitive != m_before.pinnedWithSensitive)
            add(AuditEvent::Column, {{QStringLiteral("pinned"), columnsJson(m_now.pinned)},
                                     {QStringLiteral("pinned_with_sensitive"), jsonTexts(m_now.pinnedWithSensitive)}});
    }

    void add(AuditEvent event, QJsonObject facts) { m_facts.push_back({event, std::move(facts)}); }
    AuditFacts take() { return std::move(m_facts); }

private:
    const Recipe& m_before;
    const Recipe& m_now;
    AuditFacts m_facts;
};

/// The attributes as they are by themselves, and nothing else decided.
Recipe undecided(const Recipe& recipe)
{
    Recipe fresh;
    for (const auto& attribute : recipe.attributes)
        fresh.attributes.push_back({attribute.name, Role::Undecided, {}});
    return fresh;
}

} // namespace

AuditFacts decisionFacts(const Recipe& before, const Recipe& now)
{
    const bool sameTable = std::ranges::equal(before.attributes, now.attributes, {}, &RecipeAttribute::name, &RecipeAttribute::name);
    const auto from = sameTable ? before : undecided(now);
    DecisionWalk walk(from, now);
    walk.tellWords(AuditEvent::Role, "role", roleText);
    walk.tellWords(AuditEvent::Type, "type", typeText);
    walk.tellWords(AuditEvent::Type, "dates", datesText);
    walk.tellWords(AuditEvent::Missing, "rule", missingText);
    walk.tellWords(AuditEvent::Bins, "bins", binsText);
    walk.tellOrders();
    for (auto& fact : parameterFacts(from.parameters, now.parameters, !sameTable))
        walk.add(fact.event, std::move(fact.facts));
    walk.tellColumns();
    for (auto& fact : releaseFacts(from.release, now.release))
        walk.add(fact.event, std::move(fact.facts));
    return walk.take();
}

} // namespace tranche
