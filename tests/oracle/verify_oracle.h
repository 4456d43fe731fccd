// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace tranche::test {

using PlainTuple = std::vector<std::string>;

/// Probability by sensitive value; a value is a tuple, as several attributes may be one together.
using PlainDistribution = std::map<PlainTuple, BigRational>;

/// A sliced table as anybody reads it: texts only.
struct PlainRelease {
    std::vector<PlainTuple> original;              ///< tuples, attributes column by column
    std::vector<std::vector<PlainTuple>> buckets;  ///< bucket, line, attributes column by column
    std::vector<std::vector<std::size_t>> columns; ///< attributes of each column
    std::vector<std::size_t> sensitive;            ///< the attributes that are the sensitive one together; all in one column
};

/// p(t,.) of every tuple of the original, by DEFINITIONS, Matching, alone, in exact fractions; empty where no bucket fits.
std::vector<PlainDistribution> posteriors(const PlainRelease& release);

/// The distributions within groups of equal QI part of each bucket, one for each line.
std::vector<PlainDistribution> localDistributions(const PlainRelease& release);

/// How the sensitive value is distributed over all lines.
PlainDistribution wholeDistribution(const PlainRelease& release);

/// Greatest probability of all.
BigRational greatestShare(const std::vector<PlainDistribution>& distributions);

/// Whether some person of some bucket must break the promise whoever the persons are: for every way to complete a group's QI part with
/// values of the bucket's other columns, p(t,.) computed from the release alone is not kept.
bool certainlyBroken(const PlainRelease& release, const std::function<bool(const PlainDistribution&)>& keeps);

} // namespace tranche::test
