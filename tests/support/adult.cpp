// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/adult.h"

#include "core/table/keep_tuples.h"
#include "tests/support/tables.h"

#include "core/table/table_builder.h"

#include <QFile>

#include <algorithm>
#include <string_view>

namespace tranche::test {

namespace {

bool appendFile(const QString& path, bool complete, TableBuilder& builder)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    while (!file.atEnd()) {
        const auto line = file.readLine().trimmed();
        if (line.isEmpty() || line.startsWith('|') || (complete && line.contains('?')))
            continue;
        std::vector<std::string> cells;
        for (const auto& cell : (line.endsWith('.') ? line.chopped(1) : line).split(','))
            cells.push_back(cell.trimmed().toStdString());
        const std::vector<std::string_view> views(cells.begin(), cells.end());
        builder.append(views);
    }
    return true;
}

} // namespace

std::vector<std::string> occ7()
{
    return {"age", "workclass", "education", "marital-status", "race", "sex", "occupation"};
}

std::vector<std::string> occ15()
{
    return {"age",  "workclass", "fnlwgt",       "education",    "education-num",  "marital-status", "occupation", "relationship",
            "race", "sex",       "capital-gain", "capital-loss", "hours-per-week", "native-country", "salary"};
}

std::shared_ptr<const KeptTable> adult(const std::vector<std::string>& attributes, bool complete)
{
    const auto folder = sharedFolder() + QStringLiteral("/data/adult/");
    TableBuilder builder(occ15());
    if (!appendFile(folder + QStringLiteral("adult.data"), complete, builder)
        || !appendFile(folder + QStringLiteral("adult.test"), complete, builder))
        return nullptr;
    const auto table = builder.finish().value();
    Schema schema;
    schema.attributes.resize(occ15().size());
    schema.missingTokens = {"?"};
    Roles roles;
    for (const auto& name : occ15())
        roles.push_back(std::ranges::find(attributes, name) == attributes.end() ? Role::Excluded : Role::QuasiIdentifier);
    roles[table->find("occupation").value().value] = Role::Sensitive;
    JobContext job;
    return keepTuples(*table, schema, roles, job).value();
}

} // namespace tranche::test
