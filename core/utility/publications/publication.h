// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/buckets/bucket_partition.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tranche {

/// What is published in place of a table, and what it is compared with.
enum class Technique : std::uint8_t {
    Original,       ///< the tuples themselves
    Bucketization,  ///< all quasi-identifiers together, each sensitive attribute alone, in buckets
    Generalization, ///< classes by Mondrian; in a class each quasi-identifier becomes the stretch from its least to its greatest value
    Slicing,        ///< the present settings
    Marginals,      ///< each attribute alone in one bucket: what no association at all would give
};

/// Sets of values that a publication prints in place of one; codes of the kept table, ascending.
class ValueSets {
public:
    std::size_t size() const { return m_places.size(); }
    std::span<const std::uint32_t> of(std::size_t set) const
    {
        const auto& place = m_places[set];
        return std::span(place.stretch ? m_run : m_listed).subspan(place.begin, place.length);
    }
    /// Codes that ascend, at least one.
    void add(std::span<const std::uint32_t> set)
    {
        m_places.push_back({false, m_listed.size(), set.size()});
        m_listed.insert(m_listed.end(), set.begin(), set.end());
    }
    /// All codes from one to another, however many: takes room for the greatest code once, not for each set.
    void addStretch(std::uint32_t low, std::uint32_t high)
    {
        while (m_run.size() <= high)
            m_run.push_back(static_cast<std::uint32_t>(m_run.size()));
        m_places.push_back({true, low, high - low + std::size_t{1}});
    }
    /// Memory that it holds.
    std::size_t bytes() const
    {
        return (m_listed.capacity() + m_run.capacity()) * sizeof(std::uint32_t) + m_places.capacity() * sizeof(Place);
    }

private:
    struct Place {
        bool stretch = false;
        std::size_t begin = 0;
        std::size_t length = 0;
    };
    std::vector<std::uint32_t> m_listed;
    std::vector<std::uint32_t> m_run; ///< 0, 1, 2, ...
    std::vector<Place> m_places;
};

/// One attribute as it is published: for each tuple a symbol. A symbol below `values` is the value with this code; symbol values + k is
/// set k, all of whose values are equally likely.
struct PublishedAttribute {
    std::shared_ptr<const std::vector<std::uint32_t>> symbols; ///< by tuple of the publication
    std::shared_ptr<const ValueSets> sets;                     ///< null: every tuple has a single value
    std::size_t values = 0;                                    ///< of the kept table's domain

    std::size_t symbolCount() const { return values + (sets ? sets->size() : 0); }
    bool single(std::uint32_t symbol) const { return symbol < values; }
};

/// What an analyst gets, whatever the technique: blocks of tuples in which factors, sets of attributes, are independent of each other.
///
/// A condition on attributes of one factor holds for share w of a block's tuples, where w is the mean over the block's tuples of the
/// product over attributes of |allowed values within the symbol| / |values of the symbol|; of several factors these shares are multiplied.
/// The sum over blocks of |B| times that is E(P), the expected count (DEFINITIONS, Laboratory: expected counts). For a sliced table it is
/// the mean over all linkings; nothing is drawn.
///
/// Always true: factors are a disjoint cover of the attributes of `table`, blocks of the tuples; every attribute has a symbol for every
/// tuple. `table` gives domains, orders and names; tuples of a publication need not be its tuples (a training part has fewer). A value;
/// copies share.
struct Publication {
    Technique technique = Technique::Original;
    std::shared_ptr<const KeptTable> table;
    std::vector<PublishedAttribute> attributes; ///< by attribute of `table`
    std::vector<std::vector<AttributeId>> factors;
    std::vector<std::size_t> factorOf; ///< by attribute
    std::shared_ptr<const BucketPartition> blocks;

    std::size_t tuples() const { return blocks->rowCount(); }
};

} // namespace tranche
