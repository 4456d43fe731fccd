// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/release_manifest.h"

#include "core/base/messages/manifest_message.h"
#include "core/verify/reading/bucket_name.h"
#include "core/verify/reading/manifest_json.h"
#include "core/verify/reading/manifest_promise.h"

#include <QJsonArray>

#include <algorithm>
#include <optional>
#include <set>

namespace tranche {

namespace {

constexpr const char* formatKeys[]
    = {"approvals", "buckets", "columns", "files", "format", "missing", "model", "n", "policy", "program", "sensitive", "signatures"};

const QString bucketNameKey = QStringLiteral("bucket_name"); // only where it is not "bucket"

std::unexpected<Error> wrong(const std::string& key, ManifestMessage expected)
{
    return fail(ErrorCode::BadInput, {expected, key});
}

std::optional<std::uint64_t> wholeNumber(const QJsonValue& value)
{
    const auto number = value.toInteger(-1); // what is no whole number of 64 bits gives -1
    return value.isDouble() && number >= 0 ? std::optional(static_cast<std::uint64_t>(number)) : std::nullopt;
}

std::optional<std::vector<std::string>> texts(const QJsonValue& value)
{
    if (!value.isArray())
        return std::nullopt;
    std::vector<std::string> result;
    for (const auto entry : value.toArray()) {
        if (!entry.isString())
            return std::nullopt;
        result.push_back(entry.toString().toStdString());
    }
    return result;
}

bool isDigest(const std::string& text)
{
    return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

/// A name without a folder that a release may hold.
bool isPlainName(const std::string& name)
{
    return !name.empty() && name.front() != '.' && name != "manifest.json" && name.find_first_of("/\\") == std::string::npos;
}

Result<void> checkKeys(const QJsonObject& object)
{
    for (const auto* key : formatKeys)
        if (!object.contains(QLatin1String(key)))
            return fail(ErrorCode::BadInput, {ManifestMessage::KeyMissing, key});
    const auto known = std::size(formatKeys) + promiseKeys(object) + (object.contains(bucketNameKey) ? 1 : 0);
    if (static_cast<std::size_t>(object.size()) != known)
        return fail(ErrorCode::BadInput, ManifestMessage::KeyUnknown);
    return {};
}

Result<void> checkWords(const QJsonObject& object)
{
    const auto program = object.value(QLatin1String("program")).toString();
    const bool plain
        = std::ranges::all_of(program, [](QChar sign) { return sign.isLetterOrNumber() || QStringLiteral(" .-+~").contains(sign); });
    if (wholeNumber(object.value(QLatin1String("format"))) != 1)
        return fail(ErrorCode::NotSupported, ManifestMessage::OtherFormat);
    if (program.isEmpty() || program.size() > 80 || !plain)
        return wrong("program", ManifestMessage::NotAProgram);
    const auto policy = object.value(QLatin1String("policy"));
    if (!policy.isNull() && !policy.isObject())
        return wrong("policy", ManifestMessage::NotAPolicy);
    const auto signatures = object.value(QLatin1String("signatures"));
    if (!signatures.isArray())
        return wrong("signatures", ManifestMessage::NotAList);
    if (!signatures.toArray().isEmpty())
        return fail(ErrorCode::NotSupported, ManifestMessage::Signed);
    return {};
}

Result<void> readColumns(const QJsonObject& object, ReleaseManifest& manifest)
{
    const auto columns = object.value(QLatin1String("columns"));
    std::set<std::string> seen;
    if (!columns.isArray() || columns.toArray().isEmpty())
        return wrong("columns", ManifestMessage::NotColumns);
    for (const auto column : columns.toArray()) {
        auto names = texts(column);
        if (!names || names->empty())
            return wrong("columns", ManifestMessage::NotColumns);
        for (const auto& name : *names)
            if (name.empty() || !seen.insert(name).second)
                return wrong("columns", ManifestMessage::AttributeTwice);
        manifest.columns.push_back(std::move(*names));
    }
    auto sensitive = texts(object.value(QLatin1String("sensitive")));
    if (!sensitive)
        return wrong("sensitive", ManifestMessage::NotNames);
    for (const auto& name : *sensitive)
        if (!seen.contains(name) || std::ranges::count(*sensitive, name) > 1)
            return wrong("sensitive", ManifestMessage::NotInColumns);
    manifest.sensitive = std::move(*sensitive);

    const auto missing = object.value(QLatin1String("missing")).toObject();
    for (auto rule = missing.begin(); rule != missing.end(); ++rule) {
        const auto word = rule.value().toString();
        if (!seen.contains(rule.key().toStdString()) || (word != QLatin1String("drop") && word != QLatin1String("value")))
            return wrong("missing", ManifestMessage::NotMissingRules);
        manifest.missingIsValue[rule.key().toStdString()] = word == QLatin1String("value");
    }
    return manifest.missingIsValue.size() == seen.size() ? Result<void>() : wrong("missing", ManifestMessage::NotMissingRules);
}

/// The name is no choice: another one could say what must not be said.
Result<void> readBucketName(const QJsonObject& object, ReleaseManifest& manifest)
{
    manifest.bucketName = bucketNameBeside(manifest.attributes());
    const auto value = object.value(bucketNameKey);
    const auto written = value.isUndefined() ? "bucket" : value.toString().toStdString();
    return written == manifest.bucketName ? Result<void>() : wrong("bucket_name", ManifestMessage::OtherBucketName);
}

Result<void> readFiles(const QJsonValue& value, ReleaseManifest& manifest)
{
    if (!value.isObject())
        return wrong("files", ManifestMessage::NotDigests);
    const auto files = value.toObject();
    for (auto file = files.begin(); file != files.end(); ++file) {
        auto digest = file.value().toString().toStdString();
        if (!isDigest(digest) || !isPlainName(file.key().toStdString()))
            return wrong("files", ManifestMessage::NotDigests);
        manifest.digests[file.key().toStdString()] = std::move(digest);
    }
    return {};
}

Result<void> readApprovals(const QJsonValue& value, ReleaseManifest& manifest)
{
    if (!value.isArray())
        return wrong("approvals", ManifestMessage::NotAList);
    for (const auto entry : value.toArray()) {
        const auto approval = entry.toObject();
        for (const auto* key : {"name", "reason", "time"}) {
            if (approval.size() != 3 || !approval.value(QLatin1String(key)).isString())
                return wrong("approvals", ManifestMessage::NotApprovals);
            manifest.freeTexts.push_back(approval.value(QLatin1String(key)).toString().toStdString());
        }
    }
    return {};
}

} // namespace

bool ReleaseManifest::isSensitive(const std::string& name) const
{
    return std::ranges::find(sensitive, name) != sensitive.end();
}

std::vector<std::string> ReleaseManifest::dataFiles() const
{
    if (digests.contains("data.csv"))
        return {"data.csv"};
    std::vector<std::string> names;
    for (std::size_t column = 1; column <= columns.size(); ++column)
        names.push_back("column-" + std::to_string(column) + ".csv");
    return names;
}

std::vector<std::string> ReleaseManifest::attributes() const
{
    std::vector<std::string> names;
    for (const auto& column : columns)
        names.insert(names.end(), column.begin(), column.end());
    return names;
}

Result<ReleaseManifest> readManifest(std::string_view json)
{
    const auto object = parseObjectStrictly(json);
    if (!object)
        return std::unexpected(object.error());
    ReleaseManifest manifest;
    for (const auto& checked : {checkKeys(*object), checkWords(*object), readColumns(*object, manifest), readBucketName(*object, manifest),
                                readPromise(*object, manifest), readFiles(object->value(QLatin1String("files")), manifest),
                                readApprovals(object->value(QLatin1String("approvals")), manifest)})
        if (!checked)
            return std::unexpected(checked.error());
    const auto lines = wholeNumber(object->value(QLatin1String("n")));
    const auto buckets = wholeNumber(object->value(QLatin1String("buckets")));
    if (!lines || *lines == 0)
        return wrong("n", ManifestMessage::NotACount);
    if (!buckets || *buckets == 0)
        return wrong("buckets", ManifestMessage::NotACount);
    manifest.lines = *lines;
    manifest.buckets = *buckets;
    return manifest;
}

} // namespace tranche
