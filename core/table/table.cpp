// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table.h"

#include "core/base/messages/table_message.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace tranche {

namespace {

Result<void> checkNames(const std::vector<AttributeData>& attributes)
{
    std::set<std::string_view> seen;
    for (const auto& attribute : attributes) {
        if (attribute.name.empty())
            return fail(ErrorCode::InvalidArgument, TableMessage::UnnamedAttribute);
        if (!seen.insert(attribute.name).second)
            return fail(ErrorCode::InvalidArgument, TableMessage::RepeatedAttribute, {.attribute = attribute.name});
    }
    return {};
}

} // namespace

void SourceLines::addFile(std::string name, std::size_t firstRow, std::uint64_t firstLine)
{
    m_files.push_back({std::move(name), firstRow, firstLine});
}

void SourceLines::addTall(std::size_t row, std::uint64_t linesMore)
{
    m_tall.push_back({row, linesMore + (m_tall.empty() ? 0 : m_tall.back().linesMore)});
}

Place SourceLines::placeOf(std::size_t row) const
{
    const auto file = std::ranges::upper_bound(m_files, row, {}, &File::firstRow);
    if (file == m_files.begin())
        return {};
    const auto& from = *std::prev(file);
    const auto moreBefore = [&](std::size_t end) {
        const auto tall = std::ranges::lower_bound(m_tall, end, {}, &Tall::row);
        return tall == m_tall.begin() ? 0 : std::prev(tall)->linesMore;
    };
    return {.file = from.name, .line = from.firstLine + (row - from.firstRow) + moreBefore(row) - moreBefore(from.firstRow)};
}

Result<std::shared_ptr<const Table>> Table::make(std::vector<AttributeData> attributes, SourceLines lines)
{
    if (attributes.empty())
        return fail(ErrorCode::InvalidArgument, TableMessage::WithoutAttributes);
    if (const auto names = checkNames(attributes); !names)
        return std::unexpected(names.error());
    std::vector<std::shared_ptr<const AttributeData>> shared;
    shared.reserve(attributes.size());
    for (auto& attribute : attributes) {
        if (!shared.empty() && attribute.codes.size() != shared.front()->codes.size())
            return fail(ErrorCode::InvalidArgument, TableMessage::UnevenAttributes, {.attribute = attribute.name});
        shared.push_back(std::make_shared<const AttributeData>(std::move(attribute)));
    }
    return std::shared_ptr<const Table>(new Table(std::move(shared), std::move(lines)));
}

std::string_view Table::cell(std::size_t row, SourceId id) const
{
    const auto& data = attribute(id);
    return data.dictionary.text(data.codes[row]);
}

std::shared_ptr<const Table> Table::with(std::vector<std::shared_ptr<const AttributeData>> attributes) const
{
    return std::shared_ptr<const Table>(new Table(std::move(attributes), m_lines));
}

Result<SourceId> Table::find(std::string_view name) const
{
    const auto found = std::ranges::find_if(m_attributes, [&](const auto& attribute) { return attribute->name == name; });
    if (found == m_attributes.end())
        return fail(ErrorCode::NotFound, TableMessage::NoAttribute, {.attribute = std::string(name)});
    return SourceId(static_cast<std::size_t>(found - m_attributes.begin()));
}

} // namespace tranche
