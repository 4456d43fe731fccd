// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/manifest_file.h"

#include "core/recipe/json_values.h"
#include "core/recipe/recipe_words.h"
#include "core/release/internal/approvals_file.h"
#include "core/release/files/bucket_field.h"
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

} // namespace

std::string manifestFile(const Snapshot& snapshot, const Digests& otherFiles, const std::vector<Approval>& approvals)
{
    QJsonArray sensitive;
    for (const auto id : snapshot.published->sensitive())
        for (const auto& field : fieldsOf(*snapshot.published, id))
            sensitive.append(jsonText(field.meaning->name));
    QJsonObject missing;
    for (const auto& field : fieldsOf(*snapshot.published)) {
        const auto& attribute = *field.meaning;
        missing.insert(jsonText(attribute.name),
                       jsonText(wordOf(missingWords, snapshot.schema.attributes[attribute.source.value].missing)));
    }
    QJsonObject files;
    for (const auto& [name, digest] : otherFiles)
        files.insert(jsonText(name), jsonText(digest));

    auto manifest = keysOfPromise(*snapshot.report);
    const QJsonObject rest{{QStringLiteral("format"), 1},
                           {QStringLiteral("program"), QStringLiteral("Tranche " TRANCHE_VERSION)},
                           {QStringLiteral("columns"), columnNames(snapshot)},
                           {QStringLiteral("sensitive"), sensitive},
                           {QStringLiteral("missing"), missing},
                           {QStringLiteral("n"), jsonNumber(snapshot.sliced->lineCount())},
                           {QStringLiteral("buckets"), jsonNumber(snapshot.sliced->buckets().size())},
                           {QStringLiteral("files"), files},
                           {QStringLiteral("policy"), QJsonValue::Null},
                           {QStringLiteral("approvals"), approvalList(approvals)},
                           {QStringLiteral("signatures"), QJsonArray()}};
    for (auto key = rest.begin(); key != rest.end(); ++key)
        manifest.insert(key.key(), key.value());
    if (const auto generalized = generalizedColumns(snapshot); !generalized.isEmpty())
        manifest.insert(QStringLiteral("generalized"), generalized);
    if (const auto bucket = bucketField(*snapshot.published); bucket != "bucket")
        manifest.insert(QStringLiteral("bucket_name"), jsonText(bucket));
    for (const auto& attribute : snapshot.published->attributes())
        if (attribute.parts)
            manifest.insert(QStringLiteral("joint"), true);
    return jsonFile(manifest);
}

} // namespace tranche
