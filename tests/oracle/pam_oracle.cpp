// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/pam_oracle.h"

#include <algorithm>
#include <numeric>

namespace tranche::test {

namespace {

BigRational cost(const ExactMatrix& phi, const Indices& items, const Indices& medoids)
{
    BigRational total = 0;
    for (const auto item : items) {
        BigRational least = 2;
        for (const auto medoid : medoids)
            least = std::min<BigRational>(least, 1 - phi[item][medoid]);
        total += least;
    }
    return total;
}

bool contains(const Indices& list, std::size_t item)
{
    return std::ranges::find(list, item) != list.end();
}

void addBestMedoid(const ExactMatrix& phi, const Indices& items, Indices& medoids)
{
    std::optional<BigRational> best;
    Indices bestSet;
    for (const auto item : items) {
        if (contains(medoids, item))
            continue;
        auto candidate = medoids;
        candidate.push_back(item);
        const auto value = cost(phi, items, candidate);
        if (!best || value < *best) {
            best = value;
            bestSet = candidate;
        }
    }
    medoids = bestSet;
    std::ranges::sort(medoids);
}

bool swapBest(const ExactMatrix& phi, const Indices& items, Indices& medoids)
{
    BigRational best = cost(phi, items, medoids);
    Indices bestSet;
    for (const auto medoid : medoids) {
        for (const auto item : items) {
            if (contains(medoids, item))
                continue;
            auto candidate = medoids;
            std::ranges::replace(candidate, medoid, item);
            const auto value = cost(phi, items, candidate);
            if (value < best) {
                best = value;
                bestSet = candidate;
            }
        }
    }
    if (bestSet.empty())
        return false;
    std::ranges::sort(bestSet);
    medoids = bestSet;
    return true;
}

std::vector<Indices> clusters(const ExactMatrix& phi, const Indices& items, std::size_t k)
{
    const auto medoids = medoidsByDefinition(phi, items, k);
    std::vector<Indices> result(k);
    for (const auto item : items) {
        std::size_t own = 0;
        for (std::size_t m = 0; m < k; ++m) {
            if (medoids[m] == item) {
                own = m;
                break;
            }
            if (phi[item][medoids[m]] > phi[item][medoids[own]])
                own = m;
        }
        result[own].push_back(item);
    }
    return result;
}

} // namespace

Indices medoidsByDefinition(const ExactMatrix& phi, const Indices& items, std::size_t k)
{
    Indices medoids;
    while (medoids.size() < k)
        addBestMedoid(phi, items, medoids);
    while (swapBest(phi, items, medoids)) {}
    return medoids;
}

std::vector<Indices> columnsByDefinition(const ExactMatrix& phi, std::size_t sensitive, std::optional<std::size_t> alpha, std::size_t c)
{
    Indices all(phi.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::vector<Indices> columns;
    if (c == 1 || (alpha && *alpha >= all.size()))
        return {all};
    if (alpha) {
        Indices last{sensitive};
        Indices others = all;
        std::erase(others, sensitive);
        while (last.size() < *alpha) {
            const auto next = std::ranges::max_element(others, {}, [&](std::size_t item) { return phi[item][sensitive]; });
            last.push_back(*next);
            others.erase(next);
        }
        std::ranges::sort(last);
        columns = clusters(phi, others, std::min(c - 1, others.size()));
        columns.push_back(last);
        return columns;
    }
    columns = clusters(phi, all, std::min(c, all.size()));
    const auto holder = std::ranges::find_if(columns, [&](const Indices& column) { return contains(column, sensitive); });
    std::rotate(holder, holder + 1, columns.end());
    return columns;
}

} // namespace tranche::test
