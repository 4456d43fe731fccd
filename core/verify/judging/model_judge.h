// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/verify/reading/promise.h"
#include "core/verify/lookup/grouped_column.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tranche {

/// The sensitive attribute over the whole release: what t-closeness compares with.
struct SensitiveDomain {
    std::vector<std::uint64_t> counts; ///< lines, by value
    std::vector<std::uint32_t> places; ///< by value: its place among those that occur, where they have an order; else empty
    std::uint64_t lines = 0;
    std::size_t occurring = 0; ///< values with a count
};

/// A value's part in p(t,.), on a scale of its own that all values of one p(t,.) share.
template <class Number>
struct Part {
    std::uint32_t value = 0;
    Number weight = 0;
};

__extension__ using Signed128 = __int128; ///< holds every product that counts of a release can make

/// Says whether one p(t,.) keeps the promise, exactly, by the definitions of DEFINITIONS, Privacy models.
class ModelJudge {
public:
    ModelJudge(const Promise& promise, SensitiveDomain domain) : m_promise(promise), m_domain(std::move(domain)) {}

    /// A group of a bucket by itself: `groups` and the position of its posting. O(values; t-closeness: values of the release).
    bool keeps(const GroupedColumn& groups, std::uint32_t group, std::size_t posting) const;
    /// Sums over several buckets, every weight above 0, at least one. The same cost in unbounded integers.
    bool keeps(std::span<const Part<BigInteger>> parts) const;

    enum class Guess { Keeps, Breaks, Close };
    /// The same from floats that are right but for a relative error each; Close where that does not decide.
    Guess guess(std::span<const Part<double>> parts, double relativeError) const;

    const Promise& promise() const { return m_promise; }

private:
    Promise m_promise;
    SensitiveDomain m_domain;
    mutable std::vector<Part<Signed128>> m_parts;
};

} // namespace tranche
