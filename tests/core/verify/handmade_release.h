// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/csv_reader.h"
#include "tests/oracle/verify_oracle.h"
#include "tests/support/release_files.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <map>
#include <set>

namespace tranche::test {

/// A release written by hand from texts, without anything that makes releases: the verifier is judged by what stands in the files.
/// Values are plain words; tuples have their attributes column by column.
struct HandmadeRelease {
    std::vector<std::vector<std::string>> columns; ///< names
    std::vector<std::string> sensitive = {};
    bool joint = false;
    std::string bucketName = "bucket";
    std::map<std::string, std::string> promise = {{"model", "l"}, {"l", "2/1"}}; ///< keys of the manifest
    std::set<std::string> numeric = {};                                          ///< attributes whose values are numbers
    std::map<std::string, std::vector<std::string>> order = {};                  ///< given orders
    std::map<std::string, QJsonArray> regions = {};                              ///< of generalized attributes: [{text, form, members}]
    std::map<std::string, int> generalized = {};                                 ///< least frequency by number of the column
    std::string from = "numeric";                                                ///< type of generalized attributes in the original
    std::vector<PlainTuple> original = {};
    std::vector<std::vector<PlainTuple>> buckets = {};

    std::vector<std::string> names() const
    {
        std::vector<std::string> result;
        for (const auto& column : columns)
            result.insert(result.end(), column.begin(), column.end());
        return result;
    }
};

inline QString textOf(const std::string& text)
{
    return QString::fromStdString(text);
}

inline QJsonArray listOf(const std::vector<std::string>& texts)
{
    QJsonArray list;
    for (const auto& text : texts)
        list.append(textOf(text));
    return list;
}

/// What occurs in an attribute, in its order.
inline std::vector<std::string> valuesOf(const HandmadeRelease& release, std::size_t attribute)
{
    std::set<std::string> occurring;
    for (const auto& bucket : release.buckets)
        for (const auto& line : bucket)
            occurring.insert(line[attribute]);
    std::vector<std::string> values(occurring.begin(), occurring.end());
    const auto name = release.names()[attribute];
    if (release.numeric.contains(name))
        std::ranges::sort(values, {}, [](const auto& value) { return std::stoi(value); });
    if (const auto given = release.order.find(name); given != release.order.end()) {
        values = given->second;
        std::erase_if(values, [&](const auto& value) { return !occurring.contains(value); });
    }
    return values;
}

/// A field of CSV in quotes.
inline std::string quotedField(const QByteArray& text)
{
    return '"' + QByteArray(text).replace("\"", "\"\"").toStdString() + '"';
}

/// The fields `published` and `regions`.
inline std::string publishedOf(const HandmadeRelease& release, const std::string& name, std::size_t column)
{
    const auto regions = release.regions.find(name);
    if (regions == release.regions.end())
        return "as is,";
    const QJsonObject all{{QStringLiteral("least"), release.generalized.at(std::to_string(column + 1))},
                          {QStringLiteral("hierarchy"), false},
                          {QStringLiteral("from"), textOf(release.from)},
                          {QStringLiteral("regions"), regions->second}};
    return "generalized," + quotedField(QJsonDocument(all).toJson(QJsonDocument::Compact));
}

inline std::string dictionaryOf(const HandmadeRelease& release)
{
    std::string text = "name,label,type,column,role,order,values,minimum,maximum,missing,missing_written,published,regions,formula_cells\n";
    std::size_t attribute = 0;
    for (std::size_t column = 0; column < release.columns.size(); ++column)
        for (const auto& name : release.columns[column]) {
            const auto values = valuesOf(release, attribute++);
            const bool numeric = release.numeric.contains(name);
            text += name + ",," + (numeric ? "numeric" : "categorical") + ',' + std::to_string(column + 1) + ','
                    + (std::ranges::count(release.sensitive, name) > 0 ? "sensitive" : "quasi-identifier") + ','
                    + (numeric ? "ascending,," + values.front() + ',' + values.back()
                               : (release.order.contains(name) ? "given" : "none") + std::string(",")
                                     + quotedField(QJsonDocument(listOf(values)).toJson(QJsonDocument::Compact)) + ",,")
                    + ",drop,," + publishedOf(release, name, column) + ",as is\n";
        }
    return text;
}

inline std::string dataOf(const HandmadeRelease& release)
{
    std::string text = release.bucketName;
    for (const auto& name : release.names())
        text += ',' + name;
    text += '\n';
    for (std::size_t bucket = 0; bucket < release.buckets.size(); ++bucket)
        for (const auto& line : release.buckets[bucket]) {
            text += std::to_string(bucket + 1);
            for (const auto& value : line)
                text += ',' + (value.find(',') == std::string::npos ? value : quotedField(QByteArray::fromStdString(value)));
            text += '\n';
        }
    return text;
}

inline ReleaseFiles filesOf(const HandmadeRelease& release)
{
    QJsonArray columns;
    QJsonObject missing;
    std::size_t lines = 0;
    for (const auto& column : release.columns)
        columns.append(listOf(column));
    for (const auto& name : release.names())
        missing[textOf(name)] = QStringLiteral("drop");
    for (const auto& bucket : release.buckets)
        lines += bucket.size();
    QJsonObject manifest{{QStringLiteral("format"), 1},
                         {QStringLiteral("program"), QStringLiteral("by hand 1")},
                         {QStringLiteral("columns"), columns},
                         {QStringLiteral("sensitive"), listOf(release.sensitive)},
                         {QStringLiteral("missing"), missing},
                         {QStringLiteral("n"), static_cast<qint64>(lines)},
                         {QStringLiteral("buckets"), static_cast<qint64>(release.buckets.size())},
                         {QStringLiteral("files"), QJsonObject()},
                         {QStringLiteral("policy"), QJsonValue()},
                         {QStringLiteral("approvals"), QJsonArray()},
                         {QStringLiteral("signatures"), QJsonArray()}};
    if (release.bucketName != "bucket")
        manifest[QStringLiteral("bucket_name")] = textOf(release.bucketName);
    for (const auto& [key, value] : release.promise)
        manifest[textOf(key)] = textOf(value);
    QJsonObject generalized;
    for (const auto& [column, least] : release.generalized)
        generalized[textOf(column)] = least;
    if (!generalized.isEmpty())
        manifest[QStringLiteral("generalized")] = generalized;
    if (release.joint)
        manifest[QStringLiteral("joint")] = true;
    ReleaseFiles files{{"data.csv", dataOf(release)},
                       {"dictionary.csv", dictionaryOf(release)},
                       {"README.txt", "By hand.\n"},
                       {"manifest.json", QJsonDocument(manifest).toJson().toStdString()}};
    repairDigests(files);
    return files;
}

inline OriginalTable originalOf(const HandmadeRelease& release)
{
    std::string text;
    for (const auto& name : release.names())
        text += (text.empty() ? "" : ",") + name;
    text += '\n';
    for (const auto& tuple : release.original) {
        for (std::size_t i = 0; i < tuple.size(); ++i)
            text += (i == 0 ? "" : ",") + tuple[i];
        text += '\n';
    }
    JobContext job;
    return {readCsvText(text, "original.csv", {}, job).value(), {}, {}};
}

} // namespace tranche::test
