// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/tables.h"

#include "core/table/keep_tuples.h"
#include "core/table/table_builder.h"
#include "tests/support/words/said.h"

#include <QDir>

#include <sstream>

namespace tranche::test {

namespace {

std::vector<std::string> cellsOf(const std::string& line)
{
    std::istringstream stream(line);
    std::vector<std::string> cells;
    for (std::string cell; stream >> cell;)
        cells.push_back(cell == "_" ? std::string() : cell);
    return cells;
}

} // namespace

std::shared_ptr<const Table> tableOf(const std::vector<std::string>& lines)
{
    TableBuilder builder(cellsOf(lines.front()));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const auto cells = cellsOf(lines[i]);
        if (cells.size() != builder.attributeCount())
            qFatal("test table: line %zu is ragged", i);
        const std::vector<std::string_view> views(cells.begin(), cells.end());
        builder.append(views);
    }
    const auto table = builder.finish();
    if (!table)
        qFatal("test table: %s", tranche::test::wordsOf(table.error()).c_str());
    return *table;
}

std::shared_ptr<const KeptTable> keptOf(const std::vector<std::string>& lines, const std::string& sensitive)
{
    const auto table = tableOf(lines);
    Roles roles(table->attributeCount(), Role::QuasiIdentifier);
    if (!sensitive.empty())
        roles[table->find(sensitive).value().value] = Role::Sensitive;
    Schema schema;
    schema.attributes.resize(table->attributeCount());
    JobContext job;
    const auto kept = keepTuples(*table, schema, roles, job);
    if (!kept)
        qFatal("test table: %s", tranche::test::wordsOf(kept.error()).c_str());
    return *kept;
}

QString sharedFolder()
{
    const QDir folder(QStringLiteral(TRANCHE_SHARED));
    return folder.exists(QStringLiteral("vectors")) ? folder.canonicalPath() : QString();
}

QString dataFolder()
{
    return QStringLiteral(TRANCHE_TEST_DATA);
}

} // namespace tranche::test
