// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lab/random_task.h"

#include "core/utility/publications/make_publication.h"
#include "tests/support/buckets.h"
#include "tests/support/random_table.h"

#include <algorithm>
#include <numeric>

namespace tranche::test {

namespace {

using Codes = std::vector<std::uint32_t>;

/// All tuples, or two thirds of them.
PublishedTuples someTuples(RandomSource& random, std::shared_ptr<const KeptTable> table)
{
    if (random.below(2) == 0)
        return {std::move(table), nullptr};
    Codes rows;
    for (std::uint32_t row = 0; row < table->rowCount(); ++row)
        if (row == 0 || random.below(3) != 0)
            rows.push_back(row);
    return {std::move(table), std::make_shared<const Codes>(std::move(rows))};
}

std::shared_ptr<const BucketPartition> smallBlocks(RandomSource& random, std::size_t tuples, std::size_t most)
{
    Codes order(tuples);
    std::iota(order.begin(), order.end(), 0U);
    shuffle(std::span(order), random);
    std::vector<Rows> blocks;
    for (const auto row : order) {
        if (blocks.empty() || blocks.back().size() == most || random.below(most + 1) == 0)
            blocks.emplace_back();
        blocks.back().push_back(row);
    }
    for (auto& block : blocks)
        std::ranges::sort(block);
    return std::make_shared<const BucketPartition>(partitionOf(blocks));
}

/// A set with `code` in it: a run of numbers, any values of a categorical attribute.
Codes randomSet(RandomSource& random, std::uint32_t code, const KeptAttribute& attribute)
{
    const auto values = static_cast<std::uint32_t>(attribute.values.size());
    auto low = code;
    auto high = code;
    while (low > 0 && random.below(3) != 0)
        --low;
    while (high + 1 < values && random.below(3) != 0)
        ++high;
    Codes set;
    for (auto each = low; each <= high; ++each)
        if (each == code || attribute.numeric() || random.below(2) == 0)
            set.push_back(each);
    return set;
}

/// Some cells of the attribute become sets, some of them the same.
void blur(RandomSource& random, PublishedAttribute& published, const KeptAttribute& attribute)
{
    auto symbols = *published.symbols;
    ValueSets sets;
    for (auto& symbol : symbols) {
        if (random.below(2) == 0)
            continue;
        std::size_t set = 0;
        while (set < sets.size() && (!std::ranges::binary_search(sets.of(set), symbol) || random.below(3) == 0))
            ++set;
        if (set == sets.size())
            sets.add(randomSet(random, symbol, attribute));
        symbol = static_cast<std::uint32_t>(published.values + set);
    }
    published.symbols = std::make_shared<const Codes>(std::move(symbols));
    published.sets = std::make_shared<const ValueSets>(std::move(sets));
}

Publication published(RandomSource& random, const PublishedTuples& tuples, std::size_t mostInBlock)
{
    const JobContext job;
    const auto kind = random.below(8);
    if (kind == 0)
        return originalPublication(tuples, job);
    if (kind == 1)
        return recodedPublication(originalPublication(tuples, job), smallBlocks(random, tuples.count(), mostInBlock), job);
    const SlicedParts parts{std::make_shared<const ColumnPartition>(randomColumns(random, *tuples.table, 3)),
                            smallBlocks(random, tuples.count(), mostInBlock), nullptr, nullptr};
    auto sliced = slicedPublication(Technique::Slicing, originalPublication(tuples, job), parts, job);
    for (std::size_t i = 0; kind > 4 && i < sliced.attributes.size(); ++i)
        if (random.below(2) == 0)
            blur(random, sliced.attributes[i], tuples.table->attribute(AttributeId(i)));
    return sliced;
}

} // namespace

RandomTask randomTask(RandomSource& random, std::size_t mostRows, std::size_t mostInBlock)
{
    const auto table = randomTable(random, {3, mostRows, 2, 4, 1});
    RandomTask result{published(random, someTuples(random, table), mostInBlock), labelsOf(*table, 3), {}};
    result.target = AttributeId(static_cast<std::size_t>(random.below(table->attributeCount())));
    return result;
}

} // namespace tranche::test
