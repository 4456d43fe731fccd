// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance/vector_file.h"

#include "app/words/own_words.h"

#include "core/correlation/correlate.h"
#include "core/table/keep_tuples.h"
#include "core/table/table_builder.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <system_error>

namespace tranche::cli {

namespace {

std::unexpected<Error> notAVector(const std::filesystem::path& file, const std::string& what)
{
    return failInWords(ErrorCode::BadInput, "This is no test vector of format 1: " + what + '.', {.file = file.filename().string()});
}

Result<QJsonObject> readJson(const std::filesystem::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    if (!file.open(QIODevice::ReadOnly))
        return failInWords(ErrorCode::Io, "The file cannot be read.", {.file = path.filename().string()});
    QJsonParseError problem;
    const auto document = QJsonDocument::fromJson(file.readAll(), &problem);
    if (problem.error != QJsonParseError::NoError || !document.isObject())
        return notAVector(path, "it is no JSON object");
    return document.object();
}

/// The rows as a table; nullptr when one is ragged or no list of strings.
std::shared_ptr<const Table> tableOf(const QJsonObject& vector)
{
    std::vector<std::string> names;
    for (const auto& attribute : vector["attributes"].toArray())
        names.push_back(attribute.toObject()["name"].toString().toStdString());
    if (names.empty())
        return nullptr;
    TableBuilder builder(names);
    for (const auto& row : vector["rows"].toArray()) {
        std::vector<std::string> cells;
        for (const auto& cell : row.toArray()) {
            if (!cell.isString())
                return nullptr;
            cells.push_back(cell.toString().toStdString());
        }
        if (cells.size() != names.size())
            return nullptr;
        builder.append(std::vector<std::string_view>(cells.begin(), cells.end()));
    }
    return builder.finish().value_or(nullptr);
}

/// Types as the vector says; nothing is dropped, an empty cell is a value.
bool readSchema(const QJsonObject& vector, Schema& schema)
{
    for (const auto& attribute : vector["attributes"].toArray()) {
        const auto type = attribute.toObject()["type"].toString();
        if (type != "categorical" && type != "numeric")
            return false;
        AttributeSchema entry;
        entry.type = type == "numeric" ? AttributeType::Numeric : AttributeType::Categorical;
        entry.missing = MissingRule::KeepAsValue;
        schema.attributes.push_back(std::move(entry));
    }
    return true;
}

} // namespace

Result<std::vector<std::filesystem::path>> vectorFiles(const std::filesystem::path& folder)
{
    std::error_code failure;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failure))
        if (entry.path().extension() == ".json")
            files.push_back(entry.path());
    if (failure)
        return failInWords(ErrorCode::NotFound, "There is no such folder, or it cannot be read.", {.file = folder.filename().string()});
    if (files.empty())
        return failInWords(ErrorCode::NotFound, "The folder holds no test vector (*.json), so nothing was compared.",
                           {.file = folder.filename().string()});
    std::ranges::sort(files);
    return files;
}

Result<Vector> readVector(const std::filesystem::path& file, JobContext& job)
{
    const auto json = readJson(file);
    if (!json)
        return std::unexpected(json.error());
    if ((*json)["format"].toInt() != 1)
        return notAVector(file, "the format is not 1");
    const auto table = tableOf(*json);
    Schema schema;
    if (!table || !readSchema(*json, schema))
        return notAVector(file, "attributes or rows are not as described");
    const auto sensitive = table->find((*json)["sensitive"].toString().toStdString());
    const auto bins = (*json)["bins"].toInt();
    if (!sensitive || bins < 2)
        return notAVector(file, "the sensitive attribute or the number of bins is not as described");

    Roles roles(table->attributeCount(), Role::QuasiIdentifier);
    roles[sensitive->value] = Role::Sensitive;
    Vector vector{.name = file.stem().string(),
                  .expected = *json,
                  .table = {},
                  .correlation = {},
                  .sensitive = AttributeId(sensitive->value),
                  .bins = static_cast<std::uint32_t>(bins)};
    auto kept = keepTuples(*table, schema, roles, job);
    if (!kept)
        return std::unexpected(kept.error());
    vector.table = std::move(*kept);
    auto correlation = correlate(*vector.table, vector.bins, job);
    if (!correlation)
        return std::unexpected(correlation.error());
    vector.correlation = std::move(*correlation);
    return vector;
}

} // namespace tranche::cli
