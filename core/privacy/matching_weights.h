// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/privacy/signature_index.h"
#include "core/models/value_weight.h"

#include <cstdint>
#include <numeric>
#include <vector>

namespace tranche {

/// The sums N(q,s) of one signature as doubles, values that do not occur left out.
struct ApproximateWeights {
    std::vector<std::uint32_t> values;
    std::vector<double> weights;
    double largest = 0.0;
    double error = 0.0;  ///< of each weight, as a share of the largest
    bool usable = false; ///< false: too near underflow for the error to be known

    /// O(matching buckets * (columns + values)). `matches` holds at least one bucket.
    void compute(const SignatureIndex::Matches& matches);
    /// Greatest share, and how far it may be off, as a share of it.
    double greatest() const { return largest / std::accumulate(weights.begin(), weights.end(), 0.0); }
    double slack() const { return 8.0 * static_cast<double>(weights.size() + 1) * error + 1e-14; }
};

/// The sums N(q,s) of one signature on a common integer scale, values that do not occur left out. Exact.
std::vector<ValueWeight> exactWeights(const SignatureIndex::Matches& matches);

/// Greatest weight over the sum of all; there is at least one.
BigRational greatestShare(const std::vector<ValueWeight>& weights);

} // namespace tranche
