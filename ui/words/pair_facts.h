// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"
#include "ui/plots/heatmap/heatmap_data.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace tranche {

/// Two attributes and how closely they are related.
struct RelatedPair {
    AttributeId first;
    AttributeId second;
    double phiSquared = 0.0;

    friend bool operator==(const RelatedPair&, const RelatedPair&) = default;
};

/// The closest pairs whose attributes stand in different columns, closest first, ties in attribute order. Needs correlation and
/// columns; empty without. O(pairs).
std::vector<RelatedPair> relatedApart(const Snapshot& snapshot, std::size_t atMost);

/// What becomes of a pair in the release: "both in column D, so every pair of values is kept". Empty before there are columns.
QString pairFateText(const Snapshot& snapshot, AttributeId first, AttributeId second);

} // namespace tranche
