// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/correlation/correlation_matrix.h"
#include "core/jobs/job_context.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tranche {

/// The phi2 of all pairs in their true order, and exact comparison of sums of them.
///
/// Ranks ascend with phi2; two pairs share a rank exactly when their phi2 are equal as fractions. Doubles decide where they are
/// further apart than their proven error, fractions counted anew where they are not. Refers to the matrix it was made from.
class PhiOrder {
public:
    using Rank = std::uint32_t;

    /// O(d^2 log d) for d attributes, plus one exact count for each pair whose double has a close neighbour.
    static PhiOrder make(const CorrelationMatrix& matrix, const JobContext& job);
    PhiOrder(PhiOrder&&) noexcept;
    ~PhiOrder();

    Rank rank(AttributeId i, AttributeId j) const { return m_ranks[i.value * m_size + j.value]; }

    /// Order of the sums of phi2 over two lists of ranks of the same length.
    /// O(length), plus sorting and exact counts of what does not cancel when the doubles are too close to tell.
    std::strong_ordering compareSums(std::span<const Rank> a, std::span<const Rank> b, const JobContext& job);

private:
    struct Exact; // fractions by rank, out of line: heavy to compile

    explicit PhiOrder(const CorrelationMatrix& matrix);
    void assignRanks(const JobContext& job);
    void addRank(AttributeId i, AttributeId j);
    void giveNewestRank(AttributeId i, AttributeId j);

    const CorrelationMatrix* m_matrix;
    std::size_t m_size;
    std::vector<Rank> m_ranks;    ///< d * d
    std::vector<double> m_values; ///< by rank, within phiSquaredError
    std::unique_ptr<Exact> m_exact;
};

} // namespace tranche
