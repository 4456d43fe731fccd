// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/json_words.h"
#include "core/release/files/released_fields.h"
#include "core/release/files/render_parts.h"

#include <algorithm>
#include <iterator>

namespace tranche {

namespace {

std::string_view roleWord(Role role)
{
    switch (role) {
    case Role::Identifier: return "identifier";
    case Role::QuasiIdentifier: return "quasi-identifier";
    case Role::Sensitive: return "sensitive";
    case Role::Excluded: return "excluded";
    case Role::Undecided: break;
    }
    return "undecided";
}

QJsonObject attributeDecisions(const Snapshot& snapshot, std::size_t source)
{
    const auto& schema = snapshot.schema.attributes[source];
    QJsonObject entry{{QStringLiteral("name"), jsonText(snapshot.table->attribute(SourceId(source)).name)},
                      {QStringLiteral("role"), jsonText(roleWord(snapshot.roles[source]))}};
    if (!isReleased(snapshot.roles[source]))
        return entry;
    entry.insert(QStringLiteral("missing"), jsonText(missingWord(schema.missing)));
    entry.insert(QStringLiteral("type"),
                 schema.type ? QJsonValue(jsonText(typeWord(*schema.type))) : QJsonValue(QStringLiteral("detected")));
    if (schema.bins)
        entry.insert(QStringLiteral("bins"), jsonNumber(*schema.bins));
    for (const auto& field : fieldsOf(*snapshot.kept))
        if (const auto& kept = *field.meaning; kept.source.value == source && !schema.order.empty() && !kept.numeric())
            entry.insert(QStringLiteral("order"), jsonTexts(std::span(kept.values).first(kept.presentCount())));
    return entry;
}

QJsonArray generalizeDecisions(const Parameters& parameters)
{
    QJsonArray list;
    for (const auto& request : parameters.generalize) {
        std::vector<std::string> byHierarchy;
        std::ranges::copy_if(request.attributes, std::back_inserter(byHierarchy),
                             [&](const auto& name) { return parameters.hierarchies.of(name) != nullptr; });
        list.append(QJsonObject{{QStringLiteral("attributes"), jsonTexts(request.attributes)},
                                {QStringLiteral("least"), jsonNumber(request.least)},
                                {QStringLiteral("by_hierarchy"), jsonTexts(byHierarchy)}});
    }
    return list;
}

QString cutWord(Cut cut)
{
    if (cut == Cut::Relaxed)
        return QStringLiteral("relaxed");
    return cut == Cut::Median ? QStringLiteral("median") : QStringLiteral("balanced");
}

QJsonObject parameterDecisions(const Parameters& parameters)
{
    const auto& columns = parameters.columns;
    const bool isRandom = parameters.grouping.kind == Grouping::Kind::Random;
    return {{QStringLiteral("bins"), jsonNumber(parameters.bins)},
            {QStringLiteral("alpha"), columns.alpha ? QJsonValue(jsonNumber(*columns.alpha)) : QJsonValue(QStringLiteral("auto"))},
            {QStringLiteral("columns"), jsonNumber(columns.columns)},
            {QStringLiteral("model"), jsonText(modelKey(parameters.model.kind))},
            {QStringLiteral("l"), jsonText(parameters.model.l.text())},
            {QStringLiteral("c"), jsonText(parameters.model.c.text())},
            {QStringLiteral("t"), jsonText(parameters.model.t.text())},
            {QStringLiteral("grouping"), isRandom ? QStringLiteral("random:%1").arg(parameters.grouping.size) : QStringLiteral("mondrian")},
            {QStringLiteral("cut"), cutWord(parameters.cut)},
            {QStringLiteral("attempts"), parameters.attempts == Attempts::All ? QStringLiteral("all") : QStringLiteral("one")},
            {QStringLiteral("min_bucket"), jsonNumber(parameters.leastBucket())},
            {QStringLiteral("generalize"), generalizeDecisions(parameters)},
            {QStringLiteral("joint"), parameters.joint},
            {QStringLiteral("cut_on"), jsonTexts(parameters.cutOn)},
            {QStringLiteral("order_in_bucket"),
             parameters.order == OrderInBucket::Random ? QStringLiteral("random") : QStringLiteral("sorted")}};
}

} // namespace

std::string decisionsFile(const Snapshot& snapshot, const ReleaseOptions& options)
{
    QJsonArray attributes;
    for (std::size_t source = 0; source < snapshot.roles.size(); ++source)
        attributes.append(attributeDecisions(snapshot, source));
    QJsonArray columns;
    for (const auto& column : snapshot.sliced->columns().columns()) {
        QJsonArray names;
        for (const auto& field : fieldsOf(*snapshot.kept, column))
            names.append(jsonText(field.meaning->name));
        columns.append(names);
    }
    return jsonFile(
        {{QStringLiteral("format"), 1},
         {QStringLiteral("program"), jsonText(programName())},
         {QStringLiteral("attributes"), attributes},
         {QStringLiteral("missing_tokens"), jsonTexts(snapshot.schema.missingTokens)},
         {QStringLiteral("parameters"), parameterDecisions(snapshot.parameters)},
         {QStringLiteral("columns"), columns},
         {QStringLiteral("columns_by_hand"), snapshot.columnsByHand != nullptr},
         {QStringLiteral("layout"), options.layout == Layout::Together ? QStringLiteral("together") : QStringLiteral("per-column")},
         {QStringLiteral("formula_cells"),
          options.formulaCells == FormulaCells::AsIs ? QStringLiteral("asis") : QStringLiteral("prefixed")}});
}

std::string sourceFile(const SourceInfo& source)
{
    return jsonFile({{QStringLiteral("format"), 1},
                     {QStringLiteral("files"), jsonTexts(source.fileNames)},
                     {QStringLiteral("sha256"), jsonText(source.sha256)}});
}

} // namespace tranche
