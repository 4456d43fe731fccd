// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_mondrian.h"

#include "tests/oracle/mondrian_oracle.h"
#include "tests/support/random_table.h"
#include "tests/support/shrink.h"

#include <map>

namespace tranche::test {

namespace {

std::shared_ptr<const KeptTable> withAttributes(const KeptTable& table, std::vector<KeptAttribute> attributes)
{
    std::vector<std::uint32_t> rows;
    for (std::size_t row = 0; row < table.rowCount(); ++row)
        rows.push_back(static_cast<std::uint32_t>(table.sourceRow(RowId(row))));
    return std::make_shared<const KeptTable>(std::move(attributes), std::move(rows), table.rowCount() + table.droppedRowCount());
}

/// One more attribute is sensitive.
std::shared_ptr<const KeptTable> withAnotherSensitive(RandomSource& random, const KeptTable& table)
{
    auto attributes = table.attributes();
    attributes[static_cast<std::size_t>(random.below(attributes.size()))].role = Role::Sensitive;
    return withAttributes(table, std::move(attributes));
}

/// Neighbouring values of some attributes become one region.
std::shared_ptr<const KeptTable> coarsened(RandomSource& random, const KeptTable& table)
{
    auto attributes = table.attributes();
    for (auto& attribute : attributes) {
        if (attribute.role == Role::Sensitive || attribute.missingCode || random.below(2) == 0)
            continue;
        const auto width = static_cast<std::uint32_t>(2 + random.below(3));
        const auto regions = (attribute.values.size() + width - 1) / width;
        attribute.values.resize(regions);
        for (auto& code : attribute.codes)
            code /= width;
        attribute.axis = Axis::categorical(regions);
    }
    return withAttributes(table, std::move(attributes));
}

Ratio pick(RandomSource& random, const std::vector<Ratio>& from)
{
    return from[static_cast<std::size_t>(random.below(from.size()))];
}

PrivacyModel randomModel(RandomSource& random, ModelKind kind)
{
    PrivacyModel model;
    model.kind = kind;
    const bool whole = kind == ModelKind::Distinct || kind == ModelKind::Recursive;
    model.l = whole ? Ratio(2 + random.below(3), 1) : pick(random, {{5, 4}, {4, 3}, {3, 2}, {2, 1}, {2, 1}, {12, 5}, {3, 1}, {39, 10}});
    model.c = pick(random, {{1, 2}, {1, 1}, {3, 2}, {2, 1}, {3, 1}, {4, 1}});
    model.t = pick(random, {{1, 10}, {1, 5}, {1, 4}, {1, 3}, {2, 5}, {1, 2}, {2, 3}});
    return model;
}

} // namespace

MondrianExample randomMondrian(RandomSource& random, ModelKind kind, Cut cut)
{
    auto table = randomTable(random, {.leastRows = 8, .mostRows = 67});
    if (random.below(5) == 0)
        table = withAnotherSensitive(random, *table);
    auto published = random.below(5) == 0 ? coarsened(random, *table) : table;
    auto columns = randomColumns(random, *table, 5);
    PartitionRequest request;
    request.cut = cut;
    request.attempts = random.below(3) == 0 ? Attempts::One : Attempts::All;
    request.minBucket = random.below(2) == 0 ? 1 : 1 + static_cast<std::size_t>(random.below(4));
    for (std::size_t i = 0; i < table->attributeCount() && random.below(3) == 0; ++i)
        if (table->attribute(AttributeId(i)).role == Role::QuasiIdentifier)
            request.cutOn.emplace_back(i);
    std::vector<std::uint32_t> all(table->rowCount());
    for (std::uint32_t row = 0; row < all.size(); ++row)
        all[row] = row;
    for (int attempt = 0; attempt < 12; ++attempt) {
        request.model = randomModel(random, kind);
        if (oracleTablePasses({*table, *published, columns}, request.model, {all}))
            break;
    }
    return {std::move(table), std::move(published), std::move(columns), std::move(request)};
}

MondrianExample withTuples(const MondrianExample& example, const std::vector<std::uint32_t>& tuples)
{
    auto fewer = example;
    fewer.table = withTuples(*example.table, tuples);
    fewer.published = fewer.table;
    if (example.published == example.table)
        return fewer;
    auto attributes = fewer.table->attributes();
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        const auto& regions = example.published->attribute(AttributeId(i)).codes;
        if (regions == example.table->attribute(AttributeId(i)).codes)
            continue;
        std::map<std::uint32_t, std::uint32_t> numberOf; // of the regions that still occur
        for (const auto tuple : tuples)
            numberOf.emplace(regions[tuple], 0);
        std::uint32_t next = 0;
        attributes[i].values.clear();
        for (auto& [region, number] : numberOf) {
            number = next++;
            attributes[i].values.push_back("region " + std::to_string(region));
        }
        for (std::size_t row = 0; row < tuples.size(); ++row)
            attributes[i].codes[row] = numberOf.at(regions[tuples[row]]);
        attributes[i].axis = Axis::categorical(numberOf.size());
    }
    fewer.published = withAttributes(*fewer.table, std::move(attributes));
    return fewer;
}

std::string smallestText(const MondrianExample& example, const std::function<bool(const MondrianExample&)>& fails)
{
    const auto tuples
        = fewestTuples(example.table->rowCount(), [&](const std::vector<std::uint32_t>& some) { return fails(withTuples(example, some)); });
    const auto smallest = withTuples(example, tuples);
    auto text = requestText(smallest.request.model).append("\n").append(textOf(*smallest.table));
    if (smallest.published != smallest.table)
        text.append("\npublished as\n").append(textOf(*smallest.published));
    return text;
}

} // namespace tranche::test
