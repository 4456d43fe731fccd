// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tranche::test {

/// A sliced table as anybody reads it: texts only.
struct PlainRelease {
    std::vector<std::vector<std::string>> original;            ///< tuples, attributes column by column
    std::vector<std::vector<std::vector<std::string>>> buckets; ///< bucket, line, attributes column by column
    std::vector<std::vector<std::size_t>> columns;             ///< attributes of each column
    std::size_t sensitive = 0;                                 ///< attribute
};

/// Greatest p(t,s) over all tuples and values, by the definitions of spec section 5 alone, in exact fractions.
BigRational greatestPosterior(const PlainRelease& release);

/// Greatest share of a sensitive value in a group of equal QI part of a bucket.
BigRational greatestLocalShare(const PlainRelease& release);

/// Whether some person of some bucket must have p > limit whoever the persons are: for every way to complete a group's QI part with
/// values of the bucket's other columns, p(t,s) computed from the release alone is above the limit for one s.
bool certainlyBroken(const PlainRelease& release, const BigRational& limit);

} // namespace tranche::test
