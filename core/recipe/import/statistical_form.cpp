// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/import/form_parts.h"

#include <map>

namespace tranche {

namespace {

using Values = StatisticalOptions::Values;
using DeclaredMissing = StatisticalOptions::DeclaredMissing;

constexpr ChoiceWords<Values, 2> valueWords = {{{Values::Codes, "codes"}, {Values::Labels, "labels"}}};
constexpr ChoiceWords<DeclaredMissing, 2> declaredWords = {{{DeclaredMissing::Missing, "missing"}, {DeclaredMissing::Value, "value"}}};

template <class Choice>
QJsonArray choicesJson(const std::map<std::string, Choice>& choices, const ChoiceWords<Choice, 2>& words)
{
    QJsonArray array;
    for (const auto& [name, choice] : choices)
        array.append(QJsonObject{{QStringLiteral("attribute"), jsonText(name)}, {QStringLiteral("as"), jsonText(wordOf(words, choice))}});
    return array;
}

template <class Choice>
std::map<std::string, Choice> readChoices(JsonEntries& entries, const char* name, const ChoiceWords<Choice, 2>& words)
{
    std::map<std::string, Choice> choices;
    entries.each(name, [&](JsonEntries& entry) {
        const auto attribute = entry.text("attribute");
        const auto choice = entry.choice("as", words);
        if (entry.isWhole())
            choices[attribute] = choice;
    });
    return choices;
}

} // namespace

QJsonObject formJson(const StatisticalOptions& options)
{
    return {{QStringLiteral("values"), jsonText(wordOf(valueWords, options.values))},
            {QStringLiteral("values_of"), choicesJson(options.valuesOf, valueWords)},
            {QStringLiteral("declared_missing"), jsonText(wordOf(declaredWords, options.missing))},
            {QStringLiteral("declared_missing_of"), choicesJson(options.missingOf, declaredWords)},
            {QStringLiteral("encoding"), jsonText(options.encoding)}};
}

void readForm(JsonEntries& entries, StatisticalOptions& options)
{
    options.values = entries.choice("values", valueWords);
    options.valuesOf = readChoices(entries, "values_of", valueWords);
    options.missing = entries.choice("declared_missing", declaredWords);
    options.missingOf = readChoices(entries, "declared_missing_of", declaredWords);
    options.encoding = entries.text("encoding");
}

} // namespace tranche
