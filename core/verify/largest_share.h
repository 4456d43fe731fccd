// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/base/ratio.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tranche {

/// One bucket's part in the sums of a signature: prod_{i<c} n_i, |B|, and n_c(s) for each sensitive value of the group.
struct BucketTerm {
    std::span<const std::uint32_t> counts; ///< n_1 ... n_{c-1}
    std::uint32_t size = 0;
    std::span<const std::uint32_t> values; ///< n_c(s), by position of s
};

/// Keeps the greatest p(t,s) seen and judges each against 1/l, exactly.
class LargestShare {
public:
    explicit LargestShare(const Ratio& l);

    /// A signature that matches one bucket: its greatest share there. True when it is within 1/l. O(1).
    bool addLocal(std::uint32_t count, std::uint32_t size);
    /// A signature that matches several. `columns` is c. True when every p(t,s) is within 1/l.
    bool addSums(std::span<const BucketTerm> terms, std::size_t columns);
    /// "num/den" of the greatest.
    std::string text() const;

private:
    double estimate(std::span<const BucketTerm> terms, double& error) const;
    bool addExactly(std::span<const BucketTerm> terms, std::size_t columns);

    Ratio m_l;
    std::uint32_t m_localCount = 0; ///< greatest of the local ones
    std::uint32_t m_localSize = 1;
    BigRational m_sum = 0;          ///< greatest of the sums
    mutable std::vector<double> m_sums;
};

} // namespace tranche
