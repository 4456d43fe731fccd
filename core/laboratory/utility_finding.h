// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/laboratory/lab_publications.h"
#include "core/laboratory/utility_report.h"
#include "core/laboratory/utility_statement.h"
#include "core/pipeline/snapshot.h"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace tranche {

/// A pair of attributes with its phi2 before and after.
struct WeakenedPair {
    AttributeId first;
    AttributeId second;
    double before = 0.0;
    double after = 0.0;

    double lost() const { return before - after; }
    double left() const { return before > 0.0 ? after / before : 1.0; }
};

/// Pairs that lose something that can be seen (phi2 .0005) by slicing, the greatest loss first, ties in attribute order. `association` as
/// labAssociation() finds it; empty where the original or slicing is not in it. O(pairs log pairs).
std::vector<WeakenedPair> weakenedPairs(std::span<const AssociationFigures> association, std::size_t atMost);
/// Of those that had a phi2 of .01 or more, the ones of which less than half is left, the strongest before first.
std::vector<WeakenedPair> weakPairs(std::span<const AssociationFigures> association, std::size_t atMost);

/// What the laboratory found about a release, as far as it was asked; the sentence about it is made of these.
struct LabFindings {
    /// Attributes of the counts that the sentence is about.
    static constexpr std::size_t attributesOfCounts = 3;

    std::span<const AssociationFigures> association;
    std::span<const QueryErrors> queries;
    std::span<const ClassificationResult> guesses; ///< of the first sensitive attribute, by naive Bayes
};

/// What an analyst may do with the release of this snapshot, as far as it is known; says nothing where there are no buckets.
UtilityStatement utilityStatement(const Snapshot& snapshot, const LabFindings& found);

/// The same with what is cheap, association and counts, computed where it is missing, so that what is written does not depend on how long
/// somebody waited; learning stays out where nobody asked for it. `publications`: those of the snapshot, or null. `counted`: counts over
/// LabFindings::attributesOfCounts attributes were asked, whether or not there are any. A figure that cannot be is left out. Nothing is
/// cut: takes as long as slicedAndOriginal(), labAssociation() and labQueries() of it.
UtilityStatement wholeUtilityStatement(const Snapshot& snapshot, LabFindings found, bool counted,
                                       std::shared_ptr<const LabPublications> publications, JobContext& job);

} // namespace tranche
