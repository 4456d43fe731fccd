// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/correlation/correlation_matrix.h"
#include "core/jobs/job_context.h"

#include <compare>
#include <memory>
#include <span>

namespace tranche {

/// The true order of the phi2 of pairs, and of sums of them.
///
/// Doubles decide where they are further apart than their proven error, fractions counted anew where they are not; each pair is counted
/// at most once. Refers to the matrix it was made for. For one thread at a time.
class PhiOrder {
public:
    /// Two attributes, in any order; one with itself has phi2 1.
    struct Pair {
        AttributeId i;
        AttributeId j;
    };

    explicit PhiOrder(const CorrelationMatrix& matrix);
    PhiOrder(PhiOrder&&) noexcept;
    ~PhiOrder();

    const CorrelationMatrix& matrix() const { return *m_matrix; }

    /// Order of the phi2 of two pairs. O(1), but for two exact counts at most where the doubles are too close to tell.
    std::strong_ordering compare(const Pair& a, const Pair& b, const JobContext& job);

    /// Order of the sums of phi2 over two lists of pairs of the same length.
    /// O(length), plus sorting and exact counts of what does not cancel when the doubles are too close to tell.
    std::strong_ordering compareSums(std::span<const Pair> a, std::span<const Pair> b, const JobContext& job);

private:
    struct Exact; // fractions by pair, out of line: heavy to compile

    double at(const Pair& pair) const { return m_matrix->at(pair.i, pair.j); }

    const CorrelationMatrix* m_matrix;
    std::unique_ptr<Exact> m_exact;
};

} // namespace tranche
