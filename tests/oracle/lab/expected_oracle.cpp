// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/lab/expected_oracle.h"

#include <algorithm>
#include <utility>

namespace tranche::test {

namespace {

using Rows = std::vector<std::uint32_t>;

/// How much of a tuple's symbol is allowed.
BigRational symbolShare(const PublishedAttribute& attribute, std::uint32_t row, const std::set<std::uint32_t>& allowed)
{
    const auto symbol = (*attribute.symbols)[row];
    if (attribute.single(symbol))
        return allowed.contains(symbol) ? 1 : 0;
    const auto set = attribute.sets->of(symbol - attribute.values);
    const auto within = std::ranges::count_if(set, [&](std::uint32_t code) { return allowed.contains(code); });
    return BigRational(within) / set.size();
}

/// The same of all conditions on one factor.
BigRational partShare(const Publication& publication, std::size_t factor, std::uint32_t row, const Conditions& conditions)
{
    BigRational product = 1;
    for (const auto& [attribute, allowed] : conditions) {
        if (publication.factorOf[attribute] != factor)
            continue;
        product *= symbolShare(publication.attributes[attribute], row, allowed);
        if (product == 0)
            break;
    }
    return product;
}

Rows rowsOfBlock(const Publication& publication, std::size_t block)
{
    const auto rows = publication.blocks->rowsOf(BucketId(block));
    return {rows.begin(), rows.end()};
}

/// Adds up the counts of all linkings of one block, and how many there are.
class Linkings {
public:
    Linkings(const Publication& publication, const Conditions& conditions, Rows rows)
        : m_publication(publication), m_conditions(conditions), m_rows(std::move(rows)), m_drawn(publication.factors.size(), m_rows)
    {
    }

    BigRational mean()
    {
        permute(1);
        return m_sum / m_linkings;
    }

private:
    const Publication& m_publication;
    const Conditions& m_conditions;
    Rows m_rows;
    std::vector<Rows> m_drawn; ///< by factor and position, the tuple that gives its part
    BigRational m_sum = 0;
    std::size_t m_linkings = 0;

    void permute(std::size_t factor)
    {
        if (factor >= m_drawn.size()) {
            ++m_linkings;
            for (std::size_t position = 0; position < m_rows.size(); ++position)
                m_sum += countAt(position);
            return;
        }
        auto& order = m_drawn[factor];
        std::ranges::sort(order);
        do
            permute(factor + 1);
        while (std::ranges::next_permutation(order).found);
    }
    BigRational countAt(std::size_t position) const
    {
        BigRational product = 1;
        for (std::size_t factor = 0; factor < m_drawn.size() && product != 0; ++factor)
            product *= partShare(m_publication, factor, m_drawn[factor][position], m_conditions);
        return product;
    }
};

} // namespace

BigRational expectedByFormula(const Publication& publication, const Conditions& conditions)
{
    BigRational sum = 0;
    for (std::size_t block = 0; block < publication.blocks->size(); ++block) {
        const auto rows = rowsOfBlock(publication, block);
        BigRational inBlock = rows.size();
        for (std::size_t factor = 0; factor < publication.factors.size() && inBlock != 0; ++factor) {
            BigRational part = 0;
            for (const auto row : rows)
                part += partShare(publication, factor, row, conditions);
            inBlock *= part / rows.size();
        }
        sum += inBlock;
    }
    return sum;
}

BigRational expectedOverAllLinkings(const Publication& publication, const Conditions& conditions)
{
    BigRational sum = 0;
    for (std::size_t block = 0; block < publication.blocks->size(); ++block)
        sum += Linkings(publication, conditions, rowsOfBlock(publication, block)).mean();
    return sum;
}

std::set<std::uint32_t> codesWithLabel(const AttributeLabels& labels, std::uint32_t label)
{
    std::set<std::uint32_t> codes;
    for (std::uint32_t code = 0; code < labels.ofCode.size(); ++code)
        if (labels.ofCode[code] == label)
            codes.insert(code);
    return codes;
}

std::vector<BigRational> bayesProducts(const Publication& publication, const std::vector<AttributeLabels>& labels, AttributeId target,
                                       const std::vector<std::uint32_t>& tuple)
{
    std::vector<BigRational> products;
    for (std::uint32_t y = 0; y < labels[target.value].count(); ++y) {
        Conditions conditions{{target.value, codesWithLabel(labels[target.value], y)}};
        const auto ofClass = expectedByFormula(publication, conditions);
        BigRational product = (ofClass + 1) / (publication.tuples() + labels[target.value].count());
        for (std::size_t a = 0; a < labels.size(); ++a) {
            if (a == target.value || tuple[a] >= labels[a].ofCode.size())
                continue;
            conditions[a] = codesWithLabel(labels[a], labels[a].ofCode[tuple[a]]);
            product *= (expectedByFormula(publication, conditions) + 1) / (ofClass + labels[a].count());
            conditions.erase(a);
        }
        products.push_back(product);
    }
    return products;
}

} // namespace tranche::test
