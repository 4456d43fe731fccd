// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/kept_table.h"
#include "core/utility/learning/decision_tree.h"
#include "core/utility/learning/tree/counts_by_value.h"

#include <optional>
#include <span>
#include <vector>

namespace tranche {

/// A way to split a node, and what it would send where.
struct SplitCandidate {
    TreeSplit split;
    std::vector<double> left; ///< of a threshold, by class
    CountsByValue byValue;    ///< of a categorical attribute
};

/// The best way to split a node by one attribute, from its counts by value; none where no split is possible (DEFINITIONS, Laboratory:
/// decision tree, step 2). `counts` are the node's by class. O(classes expected at each value).
std::optional<SplitCandidate> candidateOf(AttributeId id, const KeptAttribute& attribute, CountsByValue byValue,
                                          std::span<const double> counts);

/// The candidate that splits: among those of at least average gain, the first of greatest gain ratio (step 3); null where there is none.
/// Candidates are in the order of attributes.
const SplitCandidate* bestOf(const std::vector<std::optional<SplitCandidate>>& candidates);

/// Counts by class of each child; empty where nothing is expected. O(children + classes expected).
std::vector<std::vector<double>> childCounts(const SplitCandidate& candidate, const KeptAttribute& attribute,
                                             std::span<const double> counts);

} // namespace tranche
