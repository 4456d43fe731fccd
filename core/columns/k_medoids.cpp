// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/k_medoids.h"

#include <algorithm>
#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
#include <utility>

namespace tranche {

namespace {

using Ids = std::vector<AttributeId>;
using Ranks = std::vector<PhiOrder::Rank>;

/// The least cost is the greatest sum of phi2 between each item and its nearest medoid, so everything here is maximized.
class Pam {
public:
    Pam(PhiOrder& order, std::span<const AttributeId> items, const JobContext& job)
        : m_order(order), m_items(items), m_job(job), m_nearest(items.size(), 0)
    {
    }

    /// Adds the medoid that raises the sum most.
    void build()
    {
        std::optional<AttributeId> best;
        Ranks bestSum;
        for (const auto item : m_items) {
            if (isMedoid(item))
                continue;
            auto sum = withMedoid(item);
            if (!best || isGreater(sum, bestSum)) {
                best = item;
                bestSum = std::move(sum);
            }
        }
        m_medoids.insert(std::ranges::upper_bound(m_medoids, *best), *best);
        m_nearest = std::move(bestSum);
    }

    /// Performs the swap with the greatest sum, if that is above the present one. False: there is none.
    bool swap()
    {
        std::optional<std::pair<AttributeId, AttributeId>> best;
        Ranks bestSum = m_nearest;
        for (const auto medoid : m_medoids) {
            const auto others = withoutMedoid(medoid);
            for (const auto item : m_items) {
                if (isMedoid(item))
                    continue;
                auto sum = others;
                join(sum, item);
                if (isGreater(sum, bestSum)) {
                    best = {medoid, item};
                    bestSum = std::move(sum);
                }
            }
        }
        if (!best)
            return false;
        *std::ranges::find(m_medoids, best->first) = best->second;
        std::ranges::sort(m_medoids);
        m_nearest = std::move(bestSum);
        return true;
    }

    const Ids& medoids() const { return m_medoids; }

private:
    bool isMedoid(AttributeId item) const { return std::ranges::binary_search(m_medoids, item); }

    /// Each item joins `medoid` where that is nearer than what it has.
    void join(Ranks& nearest, AttributeId medoid) const
    {
        for (std::size_t i = 0; i < m_items.size(); ++i)
            nearest[i] = std::max(nearest[i], m_order.rank(medoid, m_items[i])); // row by row
    }

    Ranks withMedoid(AttributeId medoid) const
    {
        auto nearest = m_nearest;
        join(nearest, medoid);
        return nearest;
    }

    /// Rank 0 for all where it was the only one: it is below or equal to every rank, so any medoid replaces it.
    Ranks withoutMedoid(AttributeId medoid) const
    {
        Ranks nearest(m_items.size(), 0);
        for (const auto other : m_medoids) {
            if (other != medoid)
                join(nearest, other);
        }
        return nearest;
    }

    bool isGreater(const Ranks& a, const Ranks& b)
    {
        m_job.check();
        return m_order.compareSums(a, b, m_job) == std::strong_ordering::greater;
    }

    PhiOrder& m_order;
    std::span<const AttributeId> m_items;
    const JobContext& m_job;
    Ids m_medoids;   ///< ascending
    Ranks m_nearest; ///< by item: rank of its phi2 with the nearest medoid
};

} // namespace

std::vector<AttributeId> kMedoids(PhiOrder& order, std::span<const AttributeId> items, std::size_t k, const JobContext& job)
{
    assert(k >= 1 && k <= items.size() && std::ranges::is_sorted(items));
    Pam pam(order, items, job);
    for (std::size_t i = 0; i < k; ++i)
        pam.build();
    while (pam.swap()) {}
    return pam.medoids();
}

std::vector<std::vector<AttributeId>> groupsAround(const PhiOrder& order, std::span<const AttributeId> medoids,
                                                   std::span<const AttributeId> items)
{
    std::vector<Ids> groups(medoids.size());
    for (const auto item : items) {
        const auto own = std::ranges::find(medoids, item);
        const auto nearest = own != medoids.end()
                                 ? own
                                 : std::ranges::max_element(medoids, {}, [&](AttributeId medoid) { return order.rank(item, medoid); });
        groups[static_cast<std::size_t>(nearest - medoids.begin())].push_back(item);
    }
    return groups;
}

} // namespace tranche
