// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generalization/recode_column.h"

#include "core/generalization/region_values.h"

#include <algorithm>
#include <numeric>

namespace tranche {

namespace {

/// The hierarchies of a column's attributes, bound to the values that occur.
struct Trees {
    std::vector<const Hierarchy*> hierarchies;
    std::vector<std::unique_ptr<const ValueTree>> trees; ///< null without a hierarchy
};

Result<Trees> treesOf(const KeptTable& table, const std::vector<AttributeId>& attributes, const Hierarchies& hierarchies)
{
    Trees result;
    for (const auto id : attributes) {
        const auto& attribute = table.attribute(id);
        result.hierarchies.push_back(hierarchies.of(attribute.name));
        result.trees.emplace_back();
        if (!result.hierarchies.back())
            continue;
        auto tree = ValueTree::make(*result.hierarchies.back(), attribute);
        if (!tree)
            return std::unexpected(tree.error());
        result.trees.back() = std::make_unique<const ValueTree>(std::move(*tree));
    }
    return result;
}

/// The sides that regions have on one attribute, each once, ascending; and for each region which of them is its own.
struct DistinctSides {
    std::vector<Side> sides;
    std::vector<std::uint32_t> codeOfRegion;
};

DistinctSides distinctSides(const ColumnCells& cells, std::size_t index)
{
    DistinctSides result;
    for (const auto& region : cells.regions)
        result.sides.push_back(region[index]);
    std::ranges::sort(result.sides);
    result.sides.erase(std::ranges::unique(result.sides).begin(), result.sides.end());
    for (const auto& region : cells.regions)
        result.codeOfRegion.push_back(
            static_cast<std::uint32_t>(std::ranges::lower_bound(result.sides, region[index]) - result.sides.begin()));
    return result;
}

bool changesNothing(const std::vector<RegionValue>& values)
{
    return std::ranges::all_of(values, [](const auto& value) { return value.form == RegionForm::Value; });
}

KeptAttribute recoded(const KeptAttribute& from, const std::vector<RegionValue>& values, const DistinctSides& sides,
                      const ColumnCells& cells)
{
    KeptAttribute to;
    to.name = from.name;
    to.source = from.source;
    to.role = from.role;
    to.ordered = from.ordered;
    for (const auto& value : values)
        to.values.push_back(value.text);
    to.codes.resize(cells.regionOfRow.size());
    std::ranges::transform(cells.regionOfRow, to.codes.begin(), [&](auto region) { return sides.codeOfRegion[region]; });
    if (values.back().form == RegionForm::Value && values.back().missing)
        to.missingCode = static_cast<std::uint32_t>(values.size() - 1);
    to.axis = Axis::categorical(to.values.size());
    return to;
}

/// Regions by their codes, the first attribute counting most.
std::vector<Region> regionsOf(const ColumnCells& cells, const std::vector<DistinctSides>& sides)
{
    std::vector<Region> regions;
    for (std::size_t number = 0; number < cells.regions.size(); ++number) {
        Region region{.codes = {}, .tuples = cells.tuples[number]};
        for (const auto& attribute : sides)
            region.codes.push_back(attribute.codeOfRegion[number]);
        regions.push_back(std::move(region));
    }
    std::ranges::sort(regions, {}, &Region::codes);
    return regions;
}

} // namespace

Result<RecodedColumn> recodeColumn(const KeptTable& table, const ColumnToRecode& column, const Hierarchies& hierarchies, JobContext& job)
{
    const auto trees = treesOf(table, column.attributes, hierarchies);
    if (!trees)
        return std::unexpected(trees.error());
    std::vector<ColumnAttribute> attributes;
    for (std::size_t i = 0; i < column.attributes.size(); ++i)
        attributes.push_back({&table.attribute(column.attributes[i]), trees->trees[i].get()});
    const auto cells = cutColumn(attributes, table.rowCount(), column.least, job);

    RecodedColumn result{.regions = {.column = column.column, .least = column.least, .attributes = {}, .regions = {}}, .attributes = {}};
    std::vector<DistinctSides> sides;
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        const auto& from = *attributes[i].attribute;
        sides.push_back(distinctSides(cells, i));
        auto values = regionValues({from, attributes[i].tree, trees->hierarchies[i]}, sides.back().sides);
        if (!values)
            return std::unexpected(values.error());
        job.check();
        result.attributes.push_back(changesNothing(*values) ? from : recoded(from, *values, sides.back(), cells));
        result.regions.attributes.push_back({column.attributes[i], attributes[i].tree != nullptr, std::move(*values)});
    }
    result.regions.regions = regionsOf(cells, sides);
    return result;
}

Result<std::shared_ptr<const KeptTable>> publishedBy(const KeptTable& table, const std::vector<AttributeId>& attributes,
                                                     const std::vector<std::vector<Side>>& sidesOfRows)
{
    ColumnCells cells{.regions = sidesOfRows, .tuples = {}, .regionOfRow = std::vector<std::uint32_t>(sidesOfRows.size())};
    std::iota(cells.regionOfRow.begin(), cells.regionOfRow.end(), 0U);
    auto published = table.attributes();
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        const auto& from = table.attribute(attributes[i]);
        const auto sides = distinctSides(cells, i);
        const auto values = regionValues({from, nullptr, nullptr}, sides.sides);
        if (!values)
            return std::unexpected(values.error());
        published[attributes[i].value] = recoded(from, *values, sides, cells);
    }
    return table.withAttributes(std::move(published));
}

} // namespace tranche
