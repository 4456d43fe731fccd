// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lab/random_publication.h"

#include "core/utility/publications/make_publication.h"
#include "tests/support/random_table.h"

namespace tranche::test {

Publication randomPublication(RandomSource& random)
{
    const auto slicing = randomSlicing(random);
    const auto original = originalPublication({slicing.table, nullptr}, {});
    const auto buckets = std::make_shared<const BucketPartition>(slicing.partition);
    switch (random.below(4)) {
    case 0: return original;
    case 1: return marginalsPublication(original);
    case 2: return recodedPublication(original, buckets, {});
    default: break;
    }
    const auto columns = std::make_shared<const ColumnPartition>(slicing.columns);
    return slicedPublication(Technique::Slicing, original, {columns, buckets, nullptr, nullptr}, {});
}

std::vector<std::pair<AttributeId, std::vector<std::uint32_t>>> randomPredicates(RandomSource& random, const KeptTable& table)
{
    std::vector<std::pair<AttributeId, std::vector<std::uint32_t>>> predicates;
    while (predicates.empty())
        for (std::size_t i = 0; i < table.attributeCount(); ++i) {
            if (random.below(2) == 0)
                continue;
            std::vector<std::uint32_t> codes;
            for (std::uint32_t code = 0; code < table.attribute(AttributeId(i)).presentCount(); ++code)
                if (random.below(2) == 0)
                    codes.push_back(code);
            predicates.emplace_back(AttributeId(i), std::move(codes));
        }
    return predicates;
}

} // namespace tranche::test
