// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/sha256.h"
#include "core/release/json_words.h"
#include "core/release/render_parts.h"

namespace tranche {

namespace {

QJsonArray columnNames(const Snapshot& snapshot)
{
    QJsonArray columns;
    for (const auto& column : snapshot.sliced->columns().columns()) {
        QJsonArray names;
        for (const auto attribute : column)
            names.append(jsonText(snapshot.kept->attribute(attribute).name));
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

} // namespace

std::string programName()
{
    return "Tranche " TRANCHE_VERSION;
}

std::string manifestFile(const Snapshot& snapshot, const std::map<std::string, std::string>& otherFiles, const std::vector<Approval>& approvals)
{
    QJsonArray sensitive;
    QJsonObject missing;
    for (const auto& attribute : snapshot.kept->attributes()) {
        if (attribute.role == Role::Sensitive)
            sensitive.append(jsonText(attribute.name));
        missing.insert(jsonText(attribute.name), jsonText(missingWord(snapshot.schema.attributes[attribute.source.value].missing)));
    }
    QJsonObject files;
    for (const auto& [name, bytes] : otherFiles)
        files.insert(jsonText(name), jsonText(sha256Hex(bytes)));

    return jsonFile({{QStringLiteral("format"), 1},
                     {QStringLiteral("program"), jsonText(programName())},
                     {QStringLiteral("model"), QStringLiteral("l-diversity")},
                     {QStringLiteral("l"), jsonText(snapshot.report->model.l.text())},
                     {QStringLiteral("columns"), columnNames(snapshot)},
                     {QStringLiteral("sensitive"), sensitive},
                     {QStringLiteral("missing"), missing},
                     {QStringLiteral("n"), jsonNumber(snapshot.sliced->lineCount())},
                     {QStringLiteral("buckets"), jsonNumber(snapshot.sliced->buckets().size())},
                     {QStringLiteral("files"), files},
                     {QStringLiteral("policy"), QJsonValue::Null},
                     {QStringLiteral("approvals"), approvalList(approvals)},
                     {QStringLiteral("signatures"), QJsonArray()}});
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
