// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/judging/model_judge.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace tranche {

namespace {

using Guess = ModelJudge::Guess;
using Parts = std::span<const Part<double>>;

constexpr double roundingUnit = std::numeric_limits<double>::epsilon();

/// value <= limit where both are known up to `error`, an absolute one.
Guess atMost(double value, double limit, double error)
{
    if (!(error < std::numeric_limits<double>::infinity()))
        return Guess::Close;
    return value + error < limit ? Guess::Keeps : value - error > limit ? Guess::Breaks : Guess::Close;
}

Guess guessEntropy(Parts parts, double total, double error, const Ratio& l)
{
    double entropy = 0.0;
    for (const auto& part : parts)
        if (part.weight > 0.0)
            entropy -= part.weight / total * std::log(part.weight / total);
    // d(-p ln p) = -(ln p + 1) dp with dp = p * error; the logarithm and the sum add a few roundings of what they are made of
    const auto values = static_cast<double>(parts.size());
    const auto bound = 4.0 * (error + (values + 8.0) * roundingUnit) * (entropy + 2.0);
    return atMost(std::log(l.toDouble()), entropy, bound);
}

Guess guessRecursive(Parts parts, double total, double error, const Promise& promise)
{
    std::vector<double> sorted;
    for (const auto& part : parts)
        sorted.push_back(part.weight / total);
    std::ranges::sort(sorted, std::greater<>());
    double tail = 0.0;
    for (std::size_t i = static_cast<std::size_t>(std::min<std::uint64_t>(promise.l.ceiling() - 1, sorted.size())); i < sorted.size(); ++i)
        tail += sorted[i];
    const auto c = promise.c.toDouble();
    const auto bound = 4.0 * (error + (static_cast<double>(parts.size()) + 8.0) * roundingUnit) * (1.0 + c);
    return atMost(sorted.front(), c * tail, bound); // exactly on the limit is Close, so it does not matter here that this limit is strict
}

double distanceAnywhere(Parts parts, double total, const SensitiveDomain& domain)
{
    const auto lines = static_cast<double>(domain.lines);
    double sum = 0.0;
    std::uint64_t elsewhere = domain.lines;
    for (const auto& part : parts) {
        sum += std::abs(part.weight / total - static_cast<double>(domain.counts[part.value]) / lines);
        elsewhere -= domain.counts[part.value];
    }
    return (sum + static_cast<double>(elsewhere) / lines) / 2.0;
}

double distanceAlong(Parts parts, double total, const SensitiveDomain& domain)
{
    std::vector<double> surplus(domain.occurring, 0.0);
    for (std::size_t value = 0; value < domain.counts.size(); ++value)
        if (domain.counts[value] > 0)
            surplus[domain.places[value]] = -static_cast<double>(domain.counts[value]) / static_cast<double>(domain.lines);
    for (const auto& part : parts)
        surplus[domain.places[part.value]] += part.weight / total;
    double sum = 0.0;
    double running = 0.0;
    for (const auto difference : surplus) {
        running += difference;
        sum += std::abs(running);
    }
    return sum / static_cast<double>(domain.occurring - 1);
}

Guess guessCloseness(Parts parts, double total, double error, const Ratio& t, const SensitiveDomain& domain)
{
    if (domain.occurring < 2)
        return Guess::Keeps;
    const auto distance = domain.places.empty() ? distanceAnywhere(parts, total, domain) : distanceAlong(parts, total, domain);
    return atMost(distance, t.toDouble(), 4.0 * (error + (static_cast<double>(domain.occurring) + 8.0) * roundingUnit));
}

} // namespace

Guess ModelJudge::guess(Parts parts, double relativeError) const
{
    double total = 0.0;
    double greatest = 0.0;
    for (const auto& part : parts) {
        total += part.weight;
        greatest = std::max(greatest, part.weight);
    }
    const auto error = 2.0 * relativeError + (static_cast<double>(parts.size()) + 4.0) * roundingUnit; // of a share
    if (!(total > 1e-200)) // below, products of shares may have lost bits to underflow
        return Guess::Close;
    switch (m_promise.model) {
    case PromisedModel::None: return Guess::Keeps;
    case PromisedModel::Distinct: return parts.size() >= m_promise.l.ceiling() ? Guess::Keeps : Guess::Breaks;
    case PromisedModel::LDiversity: return atMost(greatest / total, m_promise.l.inverse().toDouble(), 4.0 * (error + 4.0 * roundingUnit));
    case PromisedModel::Entropy: return guessEntropy(parts, total, error, m_promise.l);
    case PromisedModel::Recursive: return guessRecursive(parts, total, error, m_promise);
    case PromisedModel::TCloseness: break;
    }
    return guessCloseness(parts, total, error, m_promise.t, m_domain);
}

} // namespace tranche
