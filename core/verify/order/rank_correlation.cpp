// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/order/rank_correlation.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tranche {

std::vector<double> averagedRanks(std::span<const double> values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](auto at) { return values[at]; });
    std::vector<double> ranks(values.size());
    for (std::size_t from = 0; from < order.size();) {
        auto to = from + 1;
        while (to < order.size() && values[order[to]] == values[order[from]])
            ++to;
        for (auto at = from; at < to; ++at)
            ranks[order[at]] = static_cast<double>(from + to + 1) / 2.0;
        from = to;
    }
    return ranks;
}

double rhoWithPlaces(std::span<const double> values)
{
    const auto ranks = averagedRanks(values);
    const auto mean = static_cast<double>(values.size() + 1) / 2.0;
    double together = 0.0;
    double ofRanks = 0.0;
    double ofPlaces = 0.0;
    for (std::size_t at = 0; at < ranks.size(); ++at) {
        const auto place = static_cast<double>(at + 1) - mean;
        const auto rank = ranks[at] - mean;
        together += place * rank;
        ofRanks += rank * rank;
        ofPlaces += place * place;
    }
    return ofRanks > 0.0 && ofPlaces > 0.0 ? together / std::sqrt(ofRanks * ofPlaces) : 0.0;
}

void PooledOrder::add(std::span<const double> values)
{
    if (std::ranges::adjacent_find(values, std::ranges::not_equal_to()) == values.end())
        return;
    const auto weight = static_cast<double>(values.size() - 1);
    m_sum += weight * rhoWithPlaces(values);
    m_weight += weight;
}

double PooledOrder::z() const
{
    return saysSomething() ? m_sum / std::sqrt(m_weight) : 0.0;
}

} // namespace tranche
