// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/pinned_columns.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

namespace tranche {

namespace {

using Column = ColumnPartition::Column;

std::size_t common(const Column& a, const Column& b)
{
    return static_cast<std::size_t>(std::ranges::count_if(a, [&](AttributeId id) { return std::ranges::binary_search(b, id); }));
}

/// The column that holds most of the group and is still free.
std::optional<std::size_t> homeOf(const Column& group, const std::vector<Column>& proposed, const std::vector<bool>& taken)
{
    std::optional<std::size_t> best;
    std::size_t most = 0;
    for (std::size_t i = 0; i < proposed.size(); ++i) {
        const std::size_t shared = taken[i] ? 0 : common(group, proposed[i]);
        if (shared > most) {
            most = shared;
            best = i;
        }
    }
    return best;
}

} // namespace

bool Pins::contains(AttributeId attribute) const
{
    const auto holds = [&](const Column& column) { return std::ranges::binary_search(column, attribute); };
    return holds(withSensitive) || std::ranges::any_of(groups, holds);
}

Column Pins::all() const
{
    Column every = withSensitive;
    for (const Column& group : groups)
        every.insert(every.end(), group.begin(), group.end());
    std::ranges::sort(every);
    return every;
}

Pins pinsOf(const ColumnPartition& columns, const Column& pinned)
{
    Pins pins;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        Column inside;
        std::ranges::copy_if(columns.columns()[i], std::back_inserter(inside),
                             [&](AttributeId id) { return std::ranges::find(pinned, id) != pinned.end(); });
        if (inside.empty())
            continue;
        if (columns.sensitive() && i + 1 == columns.size())
            pins.withSensitive = std::move(inside);
        else
            pins.groups.push_back(std::move(inside));
    }
    return pins;
}

ColumnPartition withPins(const ColumnPartition& proposed, const Pins& pins)
{
    std::vector<bool> taken(proposed.size(), false);
    if (proposed.sensitive())
        taken.back() = true;
    std::vector<Column> columns = proposed.columns();
    for (Column& column : columns)
        std::erase_if(column, [&](AttributeId id) { return pins.contains(id) && id != proposed.sensitive(); });
    for (const Column& group : pins.groups) {
        const auto home = homeOf(group, proposed.columns(), taken);
        if (home) {
            taken[*home] = true;
            columns[*home].insert(columns[*home].end(), group.begin(), group.end());
        } else {
            columns.push_back(group);
        }
    }
    for (const AttributeId id : pins.withSensitive)
        if (id != proposed.sensitive())
            columns[proposed.size() - 1].push_back(id);
    std::erase_if(columns, [](const Column& column) { return column.empty(); });
    auto result = ColumnPartition::make(std::move(columns), proposed.attributeCount(), proposed.sensitive());
    assert(result);
    return std::move(*result);
}

} // namespace tranche
