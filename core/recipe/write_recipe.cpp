// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/recipe_text.h"
#include "core/import/qt_text.h"
#include "core/recipe/recipe_words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <algorithm>
#include <optional>

namespace tranche {

namespace {

QString textOf(std::string_view text)
{
    return qtText(text);
}

QString key(const char* name)
{
    return QString::fromLatin1(name);
}

QJsonArray texts(const std::vector<std::string>& list)
{
    QJsonArray array;
    for (const auto& text : list)
        array.append(textOf(text));
    return array;
}

QJsonArray lists(const std::vector<std::vector<std::string>>& all)
{
    QJsonArray array;
    for (const auto& list : all)
        array.append(texts(list));
    return array;
}

QJsonValue sign(std::optional<char> character)
{
    return character ? QJsonValue(QString(QChar::fromLatin1(*character))) : QJsonValue();
}

template <class Number>
QJsonValue number(std::optional<Number> value)
{
    return value ? QJsonValue(static_cast<qint64>(*value)) : QJsonValue();
}

QJsonValue number(std::size_t value)
{
    return static_cast<qint64>(value);
}

QJsonObject sourceJson(const RecipeSource& source)
{
    const auto& options = source.options;
    const QJsonObject reading{{key("delimiter"), sign(options.delimiter)}, {key("quote"), sign(options.quote)},
                              {key("encoding"), textOf(options.encoding)}, {key("header"), options.header},
                              {key("names"), texts(options.names)},        {key("decimal"), sign(options.decimal)},
                              {key("skip"), number(options.skip)}};
    return {{key("files"), texts(source.files)}, {key("sha256"), textOf(source.sha256)}, {key("import"), reading}};
}

QJsonArray attributesJson(const std::vector<RecipeAttribute>& attributes)
{
    QJsonArray array;
    for (const auto& [name, role, schema] : attributes)
        array.append(QJsonObject{{key("name"), textOf(name)},
                                 {key("role"), textOf(wordOf(roleWords, role))},
                                 {key("type"), schema.type ? QJsonValue(textOf(wordOf(typeWords, *schema.type))) : QJsonValue()},
                                 {key("missing"), textOf(wordOf(missingWords, schema.missing))},
                                 {key("order"), texts(schema.order)},
                                 {key("bins"), number(schema.bins)}});
    return array;
}

/// Each leaf with the labels above it, in the order of the leaves.
QJsonArray linesOf(const Hierarchy& hierarchy)
{
    QJsonArray lines;
    for (const auto& leaf : hierarchy.nodes()) {
        if (leaf.level != 0)
            continue;
        QJsonArray line{textOf(leaf.label)};
        for (auto above = leaf.parent; above != Hierarchy::noParent; above = hierarchy.nodes()[above].parent)
            line.append(textOf(hierarchy.nodes()[above].label));
        lines.append(line);
    }
    return lines;
}

QJsonArray hierarchiesJson(const Hierarchies& hierarchies)
{
    QJsonArray array;
    for (const auto& name : hierarchies.names())
        array.append(QJsonObject{{key("attribute"), textOf(name)}, {key("lines"), linesOf(*hierarchies.of(name))}});
    return array;
}

QJsonObject parametersJson(const Parameters& parameters)
{
    QJsonArray generalize;
    for (const auto& [attributes, least] : parameters.generalize)
        generalize.append(QJsonObject{{key("attributes"), texts(attributes)}, {key("least"), number(least)}});
    return {{key("bins"), number(std::size_t{parameters.bins})},
            {key("alpha"), number(parameters.columns.alpha)},
            {key("columns"), number(parameters.columns.columns)},
            {key("model"), textOf(modelKey(parameters.model.kind))},
            {key("l"), textOf(parameters.model.l.text())},
            {key("c"), textOf(parameters.model.c.text())},
            {key("t"), textOf(parameters.model.t.text())},
            {key("cut"), textOf(wordOf(cutWords, parameters.cut))},
            {key("attempts"), textOf(wordOf(attemptsWords, parameters.attempts))},
            {key("min_bucket"), number(parameters.minBucket)},
            {key("cut_on"), texts(parameters.cutOn)},
            {key("grouping"), textOf(wordOf(groupingWords, parameters.grouping.kind))},
            {key("bucket_size"), number(parameters.grouping.size)},
            {key("order_in_bucket"), textOf(wordOf(orderWords, parameters.order))},
            {key("generalize"), generalize},
            {key("hierarchies"), hierarchiesJson(parameters.hierarchies)},
            {key("joint"), parameters.joint}};
}

} // namespace

std::string recipeText(const Recipe& recipe)
{
    const QJsonObject whole{
        {key("format"), recipeFormat},
        {key("source"), sourceJson(recipe.source)},
        {key("attributes"), attributesJson(recipe.attributes)},
        {key("missing_tokens"), texts(recipe.missingTokens)},
        {key("sensitive_order"), texts(recipe.sensitiveOrder)},
        {key("parameters"), parametersJson(recipe.parameters)},
        {key("columns"), recipe.columns.empty() ? QJsonValue() : QJsonValue(lists(recipe.columns))},
        {key("pins"), QJsonObject{{key("groups"), lists(recipe.pinned)}, {key("with_sensitive"), texts(recipe.pinnedWithSensitive)}}},
        {key("release"), QJsonObject{{key("layout"), textOf(wordOf(layoutWords, recipe.filePerColumn))},
                                     {key("formula_cells"), textOf(wordOf(formulaWords, recipe.prefixedFormulaCells))}}},
        {key("notes"), textOf(recipe.notes)}};
    return jsonBytes(QJsonDocument(whole), QJsonDocument::Indented);
}

} // namespace tranche
