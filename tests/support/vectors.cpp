// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/vectors.h"

#include "core/table/keep_tuples.h"
#include "tests/support/tables.h"

#include "core/table/table_builder.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <string>
#include <string_view>

namespace tranche::test {

namespace {

QDir vectorFolder()
{
    return QDir(dataFolder() + QStringLiteral("/vectors"));
}

QDir utilityFolder()
{
    return QDir(dataFolder() + QStringLiteral("/vectors-utility"));
}

std::shared_ptr<const Table> tableOfJson(const QJsonObject& json)
{
    std::vector<std::string> names;
    for (const auto& attribute : json[u"attributes"].toArray())
        names.push_back(attribute[u"name"].toString().toStdString());
    TableBuilder builder(names);
    for (const auto& row : json[u"rows"].toArray()) {
        std::vector<std::string> cells;
        for (const auto& cell : row.toArray())
            cells.push_back(cell.toString().toStdString());
        const std::vector<std::string_view> views(cells.begin(), cells.end());
        builder.append(views);
    }
    return builder.finish().value();
}

QStringList namesIn(const QDir& folder)
{
    QStringList names;
    for (const auto& file : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        names.append(file.chopped(5));
    if (names.isEmpty())
        qFatal("no test vectors");
    return names;
}

TestVector loadFrom(const QDir& folder, const QString& name)
{
    QFile file(folder.filePath(name + QStringLiteral(".json")));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("test vector cannot be read");
    TestVector vector;
    vector.name = name;
    vector.json = QJsonDocument::fromJson(file.readAll()).object();
    vector.bins = static_cast<std::uint32_t>(vector.json[u"bins"].toInt());

    const auto table = tableOfJson(vector.json);
    Schema schema;
    for (const auto& attribute : vector.json[u"attributes"].toArray()) {
        const bool numeric = attribute[u"type"].toString() == QStringLiteral("numeric");
        schema.attributes.emplace_back().type = numeric ? AttributeType::Numeric : AttributeType::Categorical;
    }
    Roles roles(table->attributeCount(), Role::QuasiIdentifier);
    const auto sensitive = vector.json[u"sensitive"].toString().toStdString();
    roles[table->find(sensitive).value().value] = Role::Sensitive;
    JobContext job;
    vector.table = keepTuples(*table, schema, roles, job).value();
    vector.sensitive = vector.table->find(sensitive).value();
    return vector;
}

} // namespace

QStringList vectorNames()
{
    return namesIn(vectorFolder());
}

TestVector loadVector(const QString& name)
{
    return loadFrom(vectorFolder(), name);
}

QStringList utilityVectorNames()
{
    return namesIn(utilityFolder());
}

TestVector loadUtilityVector(const QString& name)
{
    return loadFrom(utilityFolder(), name);
}

BigRational fractionOf(const QJsonValue& text)
{
    return BigRational(text.toString().toStdString());
}

std::vector<std::vector<AttributeId>> columnsOf(const QJsonValue& names, const KeptTable& table)
{
    std::vector<std::vector<AttributeId>> columns;
    for (const auto& column : names.toArray()) {
        columns.emplace_back();
        for (const auto& name : column.toArray())
            columns.back().push_back(table.find(name.toString().toStdString()).value());
    }
    return columns;
}

} // namespace tranche::test
