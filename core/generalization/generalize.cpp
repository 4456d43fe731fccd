// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generalization/generalize.h"

#include "core/base/messages/generalize_message.h"
#include "core/base/messages/slicing_message.h"
#include "core/generalization/recode_column.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace tranche {

const Hierarchy* Hierarchies::of(const std::string& attribute) const
{
    const auto found = m_byName.find(attribute);
    return found == m_byName.end() ? nullptr : found->second.get();
}

std::vector<std::string> Hierarchies::names() const
{
    std::vector<std::string> names;
    for (const auto& [name, hierarchy] : m_byName)
        names.push_back(name);
    return names;
}

bool operator==(const Hierarchies& a, const Hierarchies& b)
{
    return std::ranges::equal(a.m_byName, b.m_byName, [](const auto& one, const auto& other) {
        return one.first == other.first && (one.second == other.second || *one.second == *other.second);
    });
}

namespace {

std::vector<AttributeId> withoutSensitive(const KeptTable& table, const ColumnPartition::Column& column)
{
    std::vector<AttributeId> others;
    std::ranges::copy_if(column, std::back_inserter(others), [&](auto id) { return table.attribute(id).role != Role::Sensitive; });
    return others;
}

Result<std::vector<AttributeId>> named(const KeptTable& table, const GeneralizeRequest& request)
{
    std::vector<AttributeId> ids;
    for (const auto& name : request.attributes) {
        const auto id = table.find(name);
        if (!id)
            return fail(ErrorCode::InvalidArgument, GeneralizeMessage::UnknownAttribute, {.attribute = name});
        ids.push_back(*id);
    }
    std::ranges::sort(ids);
    return ids;
}

/// The column that a request names by all its attributes, or by all but the sensitive ones.
Result<ColumnToRecode> columnFor(const GeneralizationInput& input, const GeneralizeRequest& request)
{
    const auto ids = named(*input.table, request);
    if (!ids)
        return std::unexpected(ids.error());
    if (request.least < 1 || request.least > input.table->rowCount())
        return fail(ErrorCode::InvalidArgument, {GeneralizeMessage::LeastOutOfRange, input.table->rowCount()});
    const auto& columns = input.columns.columns();
    for (std::size_t i = 0; i < columns.size(); ++i) {
        auto others = withoutSensitive(*input.table, columns[i]);
        if (columns[i] != *ids && (others.empty() || others != *ids))
            continue;
        if (others.empty())
            return fail(ErrorCode::InvalidArgument, GeneralizeMessage::SensitiveAlone);
        return ColumnToRecode{ColumnId(i), std::move(others), request.least};
    }
    return fail(ErrorCode::InvalidArgument, {GeneralizeMessage::NoSuchColumn, request.attributes});
}

Result<std::vector<ColumnToRecode>> columnsFor(const GeneralizationInput& input)
{
    std::vector<ColumnToRecode> columns;
    for (const auto& request : input.requests) {
        auto column = columnFor(input, request);
        if (!column)
            return std::unexpected(column.error());
        if (std::ranges::find(columns, column->column, &ColumnToRecode::column) != columns.end())
            return fail(ErrorCode::InvalidArgument, {GeneralizeMessage::Twice, request.attributes});
        columns.push_back(std::move(*column));
    }
    std::ranges::sort(columns, {}, [](const auto& column) { return column.column.value; });
    return columns;
}

} // namespace

Result<Generalization> generalize(const GeneralizationInput& input, JobContext& job)
{
    if (input.requests.empty())
        return Generalization{input.table, {}};
    if (input.columns.attributeCount() != input.table->attributeCount())
        return fail(ErrorCode::InvalidArgument, SlicingMessage::AnotherTable);
    const auto columns = columnsFor(input);
    if (!columns)
        return std::unexpected(columns.error());
    std::vector<std::optional<KeptAttribute>> recodedAs(input.table->attributeCount());
    Generalization result;
    for (const auto& column : *columns) {
        auto recoded = recodeColumn(*input.table, column, input.hierarchies, job);
        if (!recoded)
            return std::unexpected(recoded.error());
        for (std::size_t i = 0; i < column.attributes.size(); ++i)
            recodedAs[column.attributes[i].value] = std::move(recoded->attributes[i]);
        result.columns.push_back(std::move(recoded->regions));
    }
    std::vector<KeptAttribute> attributes;
    for (std::size_t i = 0; i < recodedAs.size(); ++i) {
        job.check();
        if (recodedAs[i])
            attributes.push_back(std::move(*recodedAs[i]));
        else
            attributes.push_back(input.table->attribute(AttributeId(i)));
    }
    result.published = input.table->withAttributes(std::move(attributes));
    return result;
}

} // namespace tranche
