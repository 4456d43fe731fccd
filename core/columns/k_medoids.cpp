// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/k_medoids.h"

#include "core/correlation/phi_squared.h"

#include <algorithm>
#include <cassert>
#include <compare>
#include <optional>
#include <utility>

namespace tranche {

namespace {

using Ids = std::vector<AttributeId>;
using Pairs = std::vector<PhiOrder::Pair>;

constexpr double never = -1.0; ///< below every sum of phi2

AttributeId nearestTo(AttributeId item, std::span<const AttributeId> medoids, PhiOrder& order, const JobContext& job)
{
    auto nearest = medoids.front();
    for (const auto medoid : medoids.subspan(1))
        if (order.compare({item, medoid}, {item, nearest}, job) == std::strong_ordering::greater)
            nearest = medoid;
    return nearest;
}

/// The least cost is the greatest sum of phi2 between each item and its nearest medoid, so everything here is maximized. Sums of doubles
/// leave few candidates, in nearly all cases one; these are compared exactly.
class Pam {
public:
    Pam(PhiOrder& order, std::span<const AttributeId> items, const JobContext& job)
        : m_order(order), m_items(items), m_job(job), m_near(items.size())
    {
    }

    /// Adds the medoid that raises the sum most.
    void build()
    {
        std::vector<double> sums(m_items.size(), never);
        for (std::size_t i = 0; i < m_items.size(); ++i) {
            if (isMedoid(m_items[i]))
                continue;
            m_job.check();
            double sum = 0.0;
            for (std::size_t other = 0; other < m_items.size(); ++other)
                sum += std::max(m_near[other].first, phi(m_items[i], other));
            sums[i] = sum;
        }
        const auto few = contenders(sums, never);
        const auto at = few.size() == 1 ? few.front() : *firstOfGreatest(few, Pairs());
        m_medoids.insert(std::ranges::upper_bound(m_medoids, m_items[at]), m_items[at]);
        lookAround();
    }

    /// Performs the swap with the greatest sum, if that is above the present one. False: there is none.
    bool swap()
    {
        double present = 0.0;
        for (const auto& near : m_near)
            present += near.first;
        const auto few = contenders(sumsOfSwaps(), present);
        const auto swap = few.empty() ? std::nullopt : firstOfGreatest(few, termsOf(m_medoids));
        if (!swap)
            return false;
        m_medoids[*swap / m_items.size()] = m_items[*swap % m_items.size()];
        std::ranges::sort(m_medoids);
        lookAround();
        return true;
    }

    const Ids& medoids() const { return m_medoids; }

private:
    /// phi2 of an item with its nearest medoid, and with the next one; 0 where there is none.
    struct Near {
        double first = 0.0;
        double second = 0.0;
        std::size_t medoid = 0; ///< which of them is nearest
    };

    double phi(AttributeId attribute, std::size_t item) const { return m_order.matrix().at(attribute, m_items[item]); }
    bool isMedoid(AttributeId item) const { return std::ranges::binary_search(m_medoids, item); }

    void lookAround()
    {
        std::ranges::fill(m_near, Near());
        for (std::size_t medoid = 0; medoid < m_medoids.size(); ++medoid) {
            for (std::size_t item = 0; item < m_items.size(); ++item) {
                auto& near = m_near[item];
                const auto value = phi(m_medoids[medoid], item);
                if (value > near.first)
                    near = {value, near.first, medoid};
                else
                    near.second = std::max(near.second, value);
            }
        }
    }

    /// By medoid and item. An item joins the new medoid or stays with its own, and where that one goes, with the next.
    std::vector<double> sumsOfSwaps() const
    {
        std::vector<double> sums(m_medoids.size() * m_items.size(), never);
        std::vector<double> lost(m_medoids.size());
        for (std::size_t i = 0; i < m_items.size(); ++i) {
            if (isMedoid(m_items[i]))
                continue;
            m_job.check();
            double kept = 0.0;
            std::ranges::fill(lost, 0.0);
            for (std::size_t other = 0; other < m_items.size(); ++other) {
                const auto& near = m_near[other];
                const auto value = phi(m_items[i], other);
                const auto stays = std::max(value, near.first);
                kept += stays;
                lost[near.medoid] += stays - std::max(value, near.second);
            }
            for (std::size_t medoid = 0; medoid < m_medoids.size(); ++medoid)
                sums[medoid * m_items.size() + i] = kept - lost[medoid];
        }
        return sums;
    }

    /// Those whose sum may be the greatest, and above `least`. A sum is off by at most 3 e for each of n items, whose three terms have the
    /// error e of phi2, and 3 n^2 u of rounding; twice that is taken.
    std::vector<std::size_t> contenders(const std::vector<double>& sums, double least) const
    {
        const auto count = static_cast<double>(m_items.size());
        const double error = 6.0 * count * (phiSquaredError + count * 0x1p-53);
        const double greatest = std::max(least, *std::ranges::max_element(sums));
        std::vector<std::size_t> contenders;
        for (std::size_t i = 0; i < sums.size(); ++i)
            if (sums[i] > never && sums[i] >= greatest - 2.0 * error)
                contenders.push_back(i);
        return contenders;
    }

    /// The first candidate of the greatest exact sum, where that is above `present`, if any. Candidates stand medoid by medoid, one that
    /// goes for another item; while there is none to go, one that joins.
    std::optional<std::size_t> firstOfGreatest(const std::vector<std::size_t>& candidates, const Pairs& present)
    {
        std::optional<std::size_t> first;
        Pairs greatest = present;
        std::optional<std::size_t> without;
        Pairs others = present.empty() && !m_medoids.empty() ? termsOf(m_medoids) : Pairs();
        for (const auto candidate : candidates) {
            m_job.check();
            const auto medoid = candidate / m_items.size();
            if (!present.empty() && without != medoid) {
                without = medoid;
                auto rest = m_medoids;
                rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(medoid));
                others = rest.empty() ? Pairs() : termsOf(rest);
            }
            auto terms = joined(others, m_items[candidate % m_items.size()]);
            if (!greatest.empty() && m_order.compareSums(terms, greatest, m_job) != std::strong_ordering::greater)
                continue;
            first = candidate;
            greatest = std::move(terms);
        }
        return first;
    }

    /// Each item with the nearest of these medoids.
    Pairs termsOf(const Ids& medoids) const
    {
        Pairs terms;
        terms.reserve(m_items.size());
        for (const auto item : m_items)
            terms.push_back({item, nearestTo(item, medoids, m_order, m_job)});
        return terms;
    }

    /// The same with one medoid more.
    Pairs joined(Pairs terms, AttributeId medoid) const
    {
        if (terms.empty())
            return termsOf({medoid});
        for (auto& term : terms)
            if (m_order.compare({term.i, medoid}, term, m_job) == std::strong_ordering::greater)
                term.j = medoid;
        return terms;
    }

    PhiOrder& m_order;
    std::span<const AttributeId> m_items;
    const JobContext& m_job;
    Ids m_medoids;            ///< ascending
    std::vector<Near> m_near; ///< by item
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

std::vector<std::vector<AttributeId>> groupsAround(PhiOrder& order, std::span<const AttributeId> medoids,
                                                   std::span<const AttributeId> items, const JobContext& job)
{
    std::vector<Ids> groups(medoids.size());
    for (const auto item : items) {
        const auto own = std::ranges::lower_bound(medoids, item);
        const bool isMedoid = own != medoids.end() && *own == item;
        const auto home = isMedoid ? own : std::ranges::lower_bound(medoids, nearestTo(item, medoids, order, job));
        groups[static_cast<std::size_t>(home - medoids.begin())].push_back(item);
    }
    return groups;
}

} // namespace tranche
