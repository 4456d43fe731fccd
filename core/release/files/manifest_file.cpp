// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/manifest_file.h"

#include "core/recipe/json_values.h"
#include "core/recipe/recipe_words.h"
#include "core/release/files/bucket_field.h"
#include "core/release/files/policy_json.h"
#include "core/release/files/regions_json.h"
#include "core/release/files/released_fields.h"

namespace tranche {

namespace {

QJsonArray columnNames(const Snapshot& snapshot)
{
    QJsonArray columns;
    for (const auto& column : snapshot.sliced->columns().columns()) {
        QJsonArray names;
        for (const auto& field : fieldsOf(*snapshot.published, column))
            names.append(jsonText(field.meaning->name));
        columns.append(names);
    }
    return columns;
}

/// The model in the words of the command line, and its parameters; "none" where no attribute is sensitive.
QJsonObject keysOfPromise(const PrivacyReport& report)
{
    if (report.claimsNothing())
        return {{QStringLiteral("model"), QStringLiteral("none")}};
    const auto& model = report.model;
    QJsonObject keys{{QStringLiteral("model"), jsonText(modelKey(model.kind))}, {QStringLiteral("l"), jsonText(model.l.text())}};
    if (model.kind == ModelKind::Recursive)
        keys.insert(QStringLiteral("c"), jsonText(model.c.text()));
    if (model.kind == ModelKind::TCloseness)
        keys.insert(QStringLiteral("t"), jsonText(model.t.text()));
    return keys;
}

QJsonValue textOrNull(const std::string& text, bool known)
{
    return known ? QJsonValue(jsonText(text)) : QJsonValue(QJsonValue::Null);
}

QJsonObject detailsObject(const ReleaseDetails& details)
{
    return {{QStringLiteral("title"), jsonText(details.title)},
            {QStringLiteral("owner"), jsonText(details.owner)},
            {QStringLiteral("purpose"), jsonText(details.purpose)},
            {QStringLiteral("recipients"), jsonText(details.recipients)},
            {QStringLiteral("release_type"),
             details.type ? QJsonValue(jsonText(wordOf(releaseTypeWords, *details.type))) : QJsonValue(QJsonValue::Null)},
            {QStringLiteral("conditions"), jsonText(details.conditions)},
            {QStringLiteral("contact"), jsonText(details.contact)},
            {QStringLiteral("review_by"), textOrNull(details.reviewBy, !details.reviewBy.empty())}};
}

QJsonValue policyValue(const ReleaseRequest& request, const std::vector<RuleFinding>& findings)
{
    if (!request.policy)
        return QJsonValue::Null;
    return policyJson(*request.policy, findings);
}

QJsonArray sensitiveNames(const KeptTable& published)
{
    QJsonArray sensitive;
    for (const auto id : published.sensitive())
        for (const auto& field : fieldsOf(published, id))
            sensitive.append(jsonText(field.meaning->name));
    return sensitive;
}

QJsonObject missingRules(const Snapshot& snapshot)
{
    QJsonObject missing;
    for (const auto& field : fieldsOf(*snapshot.published)) {
        const auto& attribute = *field.meaning;
        missing.insert(jsonText(attribute.name),
                       jsonText(wordOf(missingWords, snapshot.schema.attributes[attribute.source.value].missing)));
    }
    return missing;
}

} // namespace

std::string manifestFile(const Snapshot& snapshot, const ReleaseRequest& request, const ManifestParts& parts)
{
    QJsonObject files;
    for (const auto& [name, digest] : parts.files)
        files.insert(jsonText(name), jsonText(digest));

    auto manifest = keysOfPromise(*snapshot.report);
    const QJsonObject rest{{QStringLiteral("format"), 2},
                           {QStringLiteral("program"), QStringLiteral("Tranche " TRANCHE_VERSION)},
                           {QStringLiteral("columns"), columnNames(snapshot)},
                           {QStringLiteral("sensitive"), sensitiveNames(*snapshot.published)},
                           {QStringLiteral("missing"), missingRules(snapshot)},
                           {QStringLiteral("n"), jsonNumber(snapshot.sliced->lineCount())},
                           {QStringLiteral("buckets"), jsonNumber(snapshot.sliced->buckets().size())},
                           {QStringLiteral("bucket_name"), jsonText(bucketField(*snapshot.published))},
                           {QStringLiteral("files"), files},
                           {QStringLiteral("details"), detailsObject(request.options.details)},
                           {QStringLiteral("policy"), policyValue(request, parts.findings)},
                           {QStringLiteral("audit"), QJsonObject{{QStringLiteral("entries"), jsonNumber(request.audit.entries)},
                                                                 {QStringLiteral("head"), jsonText(request.audit.digest)}}}};
    for (auto key = rest.begin(); key != rest.end(); ++key)
        manifest.insert(key.key(), key.value());
    if (const auto generalized = generalizedColumns(snapshot); !generalized.isEmpty())
        manifest.insert(QStringLiteral("generalized"), generalized);
    for (const auto& attribute : snapshot.published->attributes())
        if (attribute.parts)
            manifest.insert(QStringLiteral("joint"), true);
    return jsonFile(manifest);
}

} // namespace tranche
