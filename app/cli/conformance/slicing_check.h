// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/conformance/compare.h"
#include "app/cli/conformance/tally.h"

namespace tranche::cli {

/// A slicing that is compared with an entry of a vector.
struct GivenSlicing {
    const Vector& vector;
    const ColumnPartition& columns;
    const BucketPartition& buckets;
};

/// "tuples" field by field, "max_p", "largest_ell", "smallest_distinct", membership in both countings.
void checkSlicing(const GivenSlicing& slicing, const QJsonObject& entry, Tally& tally, JobContext& job);

/// "checks": the verdicts of the definition and of the printed figure for each l.
void checkVerdicts(const GivenSlicing& slicing, const QJsonObject& entry, Tally& tally, JobContext& job);

/// "published_example", where there is one: in each bucket each column holds the same multiset as our sliced table.
void checkPublished(const GivenSlicing& slicing, const QJsonObject& entry, Tally& tally);

} // namespace tranche::cli
