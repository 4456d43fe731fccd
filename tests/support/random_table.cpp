// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_table.h"

#include "tests/support/buckets.h"

#include "core/table/keep_tuples.h"
#include "core/table/table_builder.h"
#include "tests/support/words/said.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <string>

namespace tranche::test {

namespace {

std::size_t between(RandomSource& random, std::size_t least, std::size_t most)
{
    return least + static_cast<std::size_t>(random.below(most - least + 1));
}

/// How the cells of one attribute are drawn.
struct Recipe {
    std::size_t domain = 1;
    bool numeric = false;
    bool skewed = false;
    std::size_t step = 1;   ///< numbers lie this far apart, or twice as far
    std::size_t places = 0; ///< decimal places
    bool someMissing = false;
};

Recipe recipe(RandomSource& random, bool sensitive)
{
    static constexpr std::array<std::size_t, 8> domains{1, 2, 2, 3, 4, 6, 10, 40};
    Recipe result;
    result.domain = sensitive ? between(random, 2, 6) : domains[static_cast<std::size_t>(random.below(domains.size()))];
    result.numeric = random.below(2) == 0;
    result.skewed = random.below(2) == 0;
    result.step = between(random, 1, 5);
    result.places = static_cast<std::size_t>(random.below(3));
    result.someMissing = random.below(5) == 0;
    return result;
}

std::string numberText(std::size_t value, const Recipe& recipe)
{
    const auto number = static_cast<long>(value * value * recipe.step) - 20;
    auto text = std::to_string(std::abs(number));
    if (recipe.places > 0) {
        text.insert(0, text.size() > recipe.places ? 0 : recipe.places + 1 - text.size(), '0');
        text.insert(text.size() - recipe.places, ".");
    }
    return number < 0 ? std::string("-").append(text) : text;
}

std::string cell(RandomSource& random, const Recipe& recipe)
{
    if (recipe.someMissing && random.below(6) == 0)
        return {};
    auto value = static_cast<std::size_t>(random.below(recipe.domain));
    if (recipe.skewed && random.below(2) == 0)
        value = 0;
    return recipe.numeric ? numberText(value, recipe) : std::string(1, static_cast<char>('a' + value % 26)) + std::string(value / 26, 'z');
}

} // namespace

std::shared_ptr<const KeptTable> randomTable(RandomSource& random, const RandomTableShape& shape)
{
    const auto attributes = between(random, shape.leastAttributes, shape.mostAttributes);
    const auto sensitive = static_cast<std::size_t>(random.below(attributes));
    std::vector<std::string> names;
    std::vector<Recipe> recipes;
    for (std::size_t i = 0; i < attributes; ++i) {
        names.push_back(std::string("a").append(std::to_string(i)));
        recipes.push_back(recipe(random, i == sensitive));
    }
    TableBuilder builder(names);
    for (auto rows = between(random, shape.leastRows, shape.mostRows); rows > 0; --rows) {
        std::vector<std::string> cells;
        for (const auto& each : recipes)
            cells.push_back(cell(random, each));
        builder.append(std::vector<std::string_view>(cells.begin(), cells.end()));
    }
    Schema schema;
    schema.attributes.resize(attributes);
    for (auto& attribute : schema.attributes)
        attribute.missing = MissingRule::KeepAsValue;
    Roles roles(attributes, Role::QuasiIdentifier);
    roles[sensitive] = Role::Sensitive;
    schema.sensitiveOrder = {SourceId(sensitive)};
    for (std::size_t more = shape.mostSensitive; more > 1; --more)
        roles[static_cast<std::size_t>(random.below(attributes))] = Role::Sensitive;
    JobContext job;
    const auto kept = keepTuples(**builder.finish(), schema, roles, job);
    if (!kept)
        qFatal("random table: %s", tranche::test::wordsOf(kept.error()).c_str());
    return *kept;
}

ColumnPartition randomColumns(RandomSource& random, const KeptTable& table, std::size_t most)
{
    std::vector<ColumnPartition::Column> columns(between(random, 1, most));
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        columns[static_cast<std::size_t>(random.below(columns.size()))].emplace_back(i);
    std::erase_if(columns, [](const auto& column) { return column.empty(); });
    return ColumnPartition::make(std::move(columns), table.attributeCount(), table.sensitive().front()).value();
}

std::vector<std::vector<std::uint32_t>> randomBuckets(RandomSource& random, std::size_t rows)
{
    std::vector<std::vector<std::uint32_t>> buckets(between(random, 1, 1 + rows / 3));
    for (std::uint32_t row = 0; row < rows; ++row)
        buckets[static_cast<std::size_t>(random.below(buckets.size()))].push_back(row);
    std::erase_if(buckets, [](const auto& bucket) { return bucket.empty(); });
    return buckets;
}

RandomSlicing randomSlicing(RandomSource& random)
{
    auto table = randomTable(random);
    auto columns = randomColumns(random, *table);
    auto buckets = randomBuckets(random, table->rowCount());
    auto partition = partitionOf(buckets);
    return {std::move(table), std::move(columns), std::move(buckets), std::move(partition)};
}

} // namespace tranche::test
