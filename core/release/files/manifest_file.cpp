// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/sha256.h"
#include "core/release/files/json_words.h"
#include "core/release/files/regions_json.h"
#include "core/release/files/released_fields.h"
#include "core/release/files/render_parts.h"

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

QJsonArray approvalList(const std::vector<Approval>& approvals)
{
    QJsonArray list;
    for (const auto& approval : approvals)
        list.append(QJsonObject{{QStringLiteral("name"), jsonText(approval.name())},
                                {QStringLiteral("reason"), jsonText(approval.reason())},
                                {QStringLiteral("time"), jsonText(approval.time())}});
    return list;
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

std::string programName()
{
    return "Tranche " TRANCHE_VERSION;
}

Digests digestsOf(const std::map<std::string, std::string>& files, const JobContext& job)
{
    Digests digests;
    for (const auto& [name, bytes] : files)
        if (auto digest = sha256Hex(bytes, job))
            digests.emplace(name, std::move(*digest));
    return digests;
}

std::string manifestFile(const Snapshot& snapshot, const Digests& otherFiles, const std::vector<Approval>& approvals)
{
    QJsonArray sensitive;
    for (const auto id : snapshot.published->sensitive())
        for (const auto& field : fieldsOf(*snapshot.published, id))
            sensitive.append(jsonText(field.meaning->name));
    QJsonObject missing;
    for (const auto& field : fieldsOf(*snapshot.published)) {
        const auto& attribute = *field.meaning;
        missing.insert(jsonText(attribute.name), jsonText(missingWord(snapshot.schema.attributes[attribute.source.value].missing)));
    }
    QJsonObject files;
    for (const auto& [name, digest] : otherFiles)
        files.insert(jsonText(name), jsonText(digest));

    auto manifest = keysOfPromise(*snapshot.report);
    const QJsonObject rest{{QStringLiteral("format"), 1},
                           {QStringLiteral("program"), jsonText(programName())},
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
    for (const auto& attribute : snapshot.published->attributes())
        if (attribute.parts)
            manifest.insert(QStringLiteral("joint"), true);
    return jsonFile(manifest);
}

std::string approvalsFile(const std::vector<Approval>& approvals)
{
    QJsonArray list = approvalList(approvals);
    for (qsizetype i = 0; i < list.size(); ++i) {
        auto entry = list[i].toObject();
        entry.insert(QStringLiteral("fingerprint"), jsonText(approvals[static_cast<std::size_t>(i)].fingerprint()));
        list[i] = entry;
    }
    return jsonFile({{QStringLiteral("format"), 1}, {QStringLiteral("approvals"), list}});
}

} // namespace tranche
