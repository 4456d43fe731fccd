// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/release_manifest.h"

#include "core/base/messages/manifest_message.h"
#include "core/import/sha256.h"
#include "core/verify/reading/bucket_name.h"
#include "core/verify/reading/manifest_json.h"
#include "core/verify/reading/manifest_promise.h"

#include <QJsonArray>

#include <algorithm>
#include <optional>
#include <set>

namespace tranche {

namespace {

constexpr const char* commonKeys[] = {"buckets", "columns", "files", "format", "missing", "model", "n", "policy", "program", "sensitive"};
constexpr const char* ownKeys[][3] = {{"approvals", "signatures", nullptr}, {"audit", "bucket_name", "details"}}; // by format - 1

const QString bucketNameKey = QStringLiteral("bucket_name"); // in format 1 only where it is not "bucket"

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

std::string linkingName(std::size_t number)
{
    return "linked/linked-" + std::to_string(number) + ".csv";
}

/// A name that a release may list: without a folder, or one of five linkings in format 2.
bool isListedName(const std::string& name, int format)
{
    for (std::size_t number = 1; format == 2 && number <= 5; ++number)
        if (name == linkingName(number))
            return true;
    return !name.empty() && name.front() != '.' && name != "manifest.json" && name.find_first_of("/\\") == std::string::npos;
}

Result<void> checkKeys(const QJsonObject& object, ReleaseManifest& manifest)
{
    if (!object.contains(QLatin1String("format")))
        return fail(ErrorCode::BadInput, {ManifestMessage::KeyMissing, "format"});
    const auto format = wholeNumber(object.value(QLatin1String("format")));
    if (format != 1U && format != 2U)
        return fail(ErrorCode::NotSupported, ManifestMessage::OtherFormat);
    manifest.format = static_cast<int>(*format);
    std::vector<const char*> keys(std::begin(commonKeys), std::end(commonKeys));
    for (const auto* key : ownKeys[manifest.format - 1])
        if (key != nullptr)
            keys.push_back(key);
    for (const auto* key : keys)
        if (!object.contains(QLatin1String(key)))
            return fail(ErrorCode::BadInput, {ManifestMessage::KeyMissing, key});
    const auto known = keys.size() + promiseKeys(object) + (manifest.format == 1 && object.contains(bucketNameKey) ? 1 : 0);
    if (static_cast<std::size_t>(object.size()) != known)
        return fail(ErrorCode::BadInput, ManifestMessage::KeyUnknown);
    return {};
}

Result<void> checkWords(const QJsonObject& object)
{
    const auto program = object.value(QLatin1String("program")).toString();
    const bool plain
        = std::ranges::all_of(program, [](QChar sign) { return sign.isLetterOrNumber() || QStringLiteral(" .-+~").contains(sign); });
    if (program.isEmpty() || program.size() > 80 || !plain)
        return wrong("program", ManifestMessage::NotAProgram);
    return {};
}

Result<void> readApprovalsInside(const QJsonValue& value, ReleaseManifest& manifest)
{
    if (!value.isArray())
        return wrong("approvals", ManifestMessage::NotAList);
    std::set<QString> names;
    for (const auto entry : value.toArray()) {
        const auto approval = entry.toObject();
        for (const auto* key : {"name", "reason", "time"}) {
            if (approval.size() != 3 || !approval.value(QLatin1String(key)).isString())
                return wrong("approvals", ManifestMessage::NotApprovals);
            manifest.freeTexts.push_back(approval.value(QLatin1String(key)).toString().toStdString());
        }
        names.insert(approval.value(QLatin1String("name")).toString());
    }
    manifest.approvals = names.size();
    return {};
}

/// What only one of the formats has.
Result<void> readOwn(const QJsonObject& object, ReleaseManifest& manifest)
{
    if (manifest.format == 2)
        return readStatedKeys(object, manifest);
    const auto policy = object.value(QLatin1String("policy"));
    if (!policy.isNull() && !policy.isObject())
        return wrong("policy", ManifestMessage::NotAPolicy);
    const auto signatures = object.value(QLatin1String("signatures"));
    if (!signatures.isArray())
        return wrong("signatures", ManifestMessage::NotAList);
    if (!signatures.toArray().isEmpty())
        return fail(ErrorCode::NotSupported, ManifestMessage::Signed);
    return readApprovalsInside(object.value(QLatin1String("approvals")), manifest);
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
        if (!isSha256Hex(digest) || !isListedName(file.key().toStdString(), manifest.format))
            return wrong("files", ManifestMessage::NotDigests);
        manifest.digests[file.key().toStdString()] = std::move(digest);
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

std::vector<std::string> ReleaseManifest::linkingFiles() const
{
    std::vector<std::string> names;
    while (digests.contains(linkingName(names.size() + 1)))
        names.push_back(linkingName(names.size() + 1));
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
    for (const auto& checked :
         {checkKeys(*object, manifest), checkWords(*object), readColumns(*object, manifest), readBucketName(*object, manifest),
          readPromise(*object, manifest), readFiles(object->value(QLatin1String("files")), manifest), readOwn(*object, manifest)})
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
