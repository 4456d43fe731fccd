// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/columns_by_name.h"

#include "app/cli/options/arguments.h"
#include "app/cli/output/text_table.h"
#include "core/release/files/released_fields.h"

#include <algorithm>
#include <optional>

namespace tranche::cli {

namespace {

/// Columns given by the names of released attributes, each of which must stand in exactly one of them.
class NamedColumns {
public:
    explicit NamedColumns(const KeptTable& kept) : m_kept(kept), m_fields(fieldsOf(kept)), m_columnOf(m_fields.size()) {}

    Result<void> add(const std::string& name, std::size_t column)
    {
        const auto field = std::ranges::find(
            m_fields, name, [](const auto& each) -> const auto& { return each.meaning->name; });
        if (field == m_fields.end())
            return failInWords(ErrorCode::NotFound,
                               "--partition names " + printable(name) + ", which is not a released attribute of this table.");
        auto& place = m_columnOf[static_cast<std::size_t>(field - m_fields.begin())];
        if (place)
            return badUsage("--partition names the attribute " + printable(name) + " twice.");
        place = column;
        return {};
    }

    Result<ColumnPartition> columns(std::size_t count) const
    {
        std::vector<ColumnPartition::Column> columns(count);
        for (std::size_t i = 0; i < m_fields.size(); ++i) {
            if (!m_columnOf[i])
                return badUsage("--partition leaves out the attribute " + printable(m_fields[i].meaning->name) + ", which is released.");
            const bool follows = i > 0 && m_fields[i].attribute == m_fields[i - 1].attribute; // parts of one joint attribute
            if (follows && m_columnOf[i] != m_columnOf[i - 1])
                return badUsage("--joint takes the sensitive attributes as one: --partition has to put them into one column.");
            if (!follows)
                columns[*m_columnOf[i]].push_back(m_fields[i].attribute);
        }
        std::erase_if(columns, [](const auto& column) { return column.empty(); });
        const auto first = m_kept.sensitive().empty() ? std::nullopt : std::optional(m_kept.sensitive().front());
        return ColumnPartition::make(std::move(columns), m_kept.attributeCount(), first);
    }

private:
    const KeptTable& m_kept;
    std::vector<ReleasedField> m_fields; ///< in the order of the attributes
    std::vector<std::optional<std::size_t>> m_columnOf;
};

} // namespace

Result<ColumnPartition> columnsByName(const KeptTable& kept, const std::vector<std::vector<std::string>>& lists)
{
    NamedColumns named(kept);
    for (std::size_t column = 0; column < lists.size(); ++column)
        for (const auto& name : lists[column])
            if (const auto added = named.add(name, column); !added)
                return std::unexpected(added.error());
    return named.columns(lists.size());
}

} // namespace tranche::cli
