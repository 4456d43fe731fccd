// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/shrink.h"

#include "core/table/table_builder.h"

#include <QtGlobal>

#include <numeric>

namespace tranche::test {

std::shared_ptr<const KeptTable> withTuples(const KeptTable& table, const std::vector<std::uint32_t>& rows)
{
    std::vector<std::string> names;
    Schema schema;
    Roles roles;
    for (const auto& attribute : table.attributes()) {
        names.push_back(attribute.name);
        roles.push_back(attribute.role);
        schema.attributes.push_back({.type = attribute.type, .missing = MissingRule::KeepAsValue, .order = {}, .bins = attribute.bins});
    }
    for (const auto id : table.sensitive())
        schema.sensitiveOrder.emplace_back(id.value);
    TableBuilder builder(names);
    for (const auto row : rows) {
        std::vector<std::string_view> cells;
        for (std::size_t i = 0; i < table.attributeCount(); ++i)
            cells.push_back(table.cell(RowId(row), AttributeId(i)));
        builder.append(cells);
    }
    JobContext job;
    const auto kept = keepTuples(**builder.finish(), schema, roles, job);
    if (!kept)
        qFatal("smaller table: %s", kept.error().message.c_str());
    return *kept;
}

std::shared_ptr<const KeptTable> shrunk(std::shared_ptr<const KeptTable> table, const std::function<bool(const KeptTable&)>& fails)
{
    for (auto piece = table->rowCount() / 2; piece > 0; piece /= 2) {
        for (std::size_t from = 0; from < table->rowCount() && table->rowCount() > piece;) {
            std::vector<std::uint32_t> rows;
            for (std::uint32_t row = 0; row < table->rowCount(); ++row)
                if (row < from || row >= from + piece)
                    rows.push_back(row);
            auto smaller = withTuples(*table, rows);
            if (fails(*smaller))
                table = std::move(smaller);
            else
                from += piece;
        }
    }
    return table;
}

std::string textOf(const KeptTable& table)
{
    std::string text;
    for (const auto& attribute : table.attributes())
        text.append(text.empty() ? "" : " | ").append(attribute.name).append(attribute.role == Role::Sensitive ? " (sensitive)" : "");
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        text += '\n';
        for (std::size_t i = 0; i < table.attributeCount(); ++i)
            text.append(i == 0 ? "" : " | ").append(table.cell(RowId(row), AttributeId(i)));
    }
    return text;
}

} // namespace tranche::test
