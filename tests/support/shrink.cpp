// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/shrink.h"

#include "core/table/keep_tuples.h"
#include "core/table/table_builder.h"
#include "tests/support/words/said.h"

#include <QtGlobal>

#include <algorithm>
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
        qFatal("smaller table: %s", tranche::test::wordsOf(kept.error()).c_str());
    return *kept;
}

std::vector<std::uint32_t> fewestTuples(std::size_t count, const std::function<bool(const std::vector<std::uint32_t>&)>& fails)
{
    std::vector<std::uint32_t> tuples(count);
    std::iota(tuples.begin(), tuples.end(), 0U);
    for (auto piece = count / 2; piece > 0; piece /= 2) {
        for (std::size_t from = 0; from < tuples.size() && tuples.size() > piece;) {
            auto fewer = tuples;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(from),
                        fewer.begin() + static_cast<std::ptrdiff_t>(std::min(from + piece, fewer.size())));
            if (fails(fewer))
                tuples = std::move(fewer);
            else
                from += piece;
        }
    }
    return tuples;
}

std::shared_ptr<const KeptTable> shrunk(std::shared_ptr<const KeptTable> table, const std::function<bool(const KeptTable&)>& fails)
{
    const auto tuples
        = fewestTuples(table->rowCount(), [&](const std::vector<std::uint32_t>& some) { return fails(*withTuples(*table, some)); });
    return tuples.size() == table->rowCount() ? table : withTuples(*table, tuples);
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
