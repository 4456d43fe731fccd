// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/publication_oracle.h"

#include <algorithm>

namespace tranche::test {

namespace {

using Rows = std::vector<std::uint32_t>;

/// |allowed & set| / |set|
BigRational shareAllowed(const PublishedAttribute& attribute, std::uint32_t symbol, const Rows& allowed)
{
    const auto isAllowed = [&](std::uint32_t code) { return std::ranges::find(allowed, code) != allowed.end(); };
    if (attribute.single(symbol))
        return isAllowed(symbol) ? 1 : 0;
    const auto set = attribute.sets->of(symbol - attribute.values);
    return rationalOf(static_cast<std::uint64_t>(std::ranges::count_if(set, isAllowed)), set.size());
}

/// Of one tuple's entry in one factor.
BigRational weightOf(const Publication& publication, std::size_t factor, std::uint32_t row, const std::vector<QueryPredicate>& predicates)
{
    BigRational weight = 1;
    for (const auto& predicate : predicates) {
        const auto& attribute = publication.attributes[predicate.attribute.value];
        if (publication.factorOf[predicate.attribute.value] == factor)
            weight *= shareAllowed(attribute, (*attribute.symbols)[row], predicate.codes);
    }
    return weight;
}

} // namespace

BigRational expectedCount(const Publication& publication, const std::vector<QueryPredicate>& predicates)
{
    BigRational sum = 0;
    for (std::size_t b = 0; b < publication.blocks->size(); ++b) {
        const auto rows = publication.blocks->rowsOf(BucketId(b));
        BigRational product = rationalOf(rows.size(), 1);
        for (std::size_t factor = 0; factor < publication.factors.size(); ++factor) {
            BigRational met = 0;
            for (const auto row : rows)
                met += weightOf(publication, factor, row, predicates);
            product *= met / rows.size();
        }
        sum += product;
    }
    return sum;
}

BigRational meanCountOfLinkings(const Publication& publication, const std::vector<QueryPredicate>& predicates)
{
    BigRational sum = 0;
    for (std::size_t b = 0; b < publication.blocks->size(); ++b) {
        const auto rows = publication.blocks->rowsOf(BucketId(b));
        std::vector<Rows> orders(publication.factors.size(), Rows(rows.begin(), rows.end())); // the first factor stays: only pairs matter
        std::uint64_t linkings = 0;
        BigRational met = 0;
        bool more = true;
        while (more) {
            ++linkings;
            for (std::size_t i = 0; i < rows.size(); ++i) {
                BigRational position = 1;
                for (std::size_t factor = 0; factor < orders.size(); ++factor)
                    position *= weightOf(publication, factor, orders[factor][i], predicates);
                met += position;
            }
            more = false;
            for (std::size_t factor = 1; factor < orders.size() && !more; ++factor)
                more = std::ranges::next_permutation(orders[factor]).found;
        }
        sum += met / linkings;
    }
    return sum;
}

} // namespace tranche::test
