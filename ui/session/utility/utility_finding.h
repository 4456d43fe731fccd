// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/release/utility_statement.h"
#include "ui/session/document.h"

#include <cstddef>
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

/// Pairs that lose something that can be seen (phi2 .0005), the greatest loss first, ties in attribute order. Empty before the
/// association of the laboratory is there.
std::vector<WeakenedPair> weakenedPairs(const Document& now, std::size_t atMost);
/// Of those that had a phi2 of .01 or more, the ones of which less than half is left, the strongest before first.
std::vector<WeakenedPair> weakPairs(const Document& now, std::size_t atMost);

/// What an analyst may do with the release of this document, as far as it is known.
UtilityStatement utilityFinding(const Document& now);
/// The same with what is cheap computed where it is missing, so that what is written does not depend on how long somebody waited; learning
/// stays out where nobody asked for it. Takes as long as the publications, the association and one workload.
UtilityStatement wholeUtilityFinding(Document document, JobContext& job);

} // namespace tranche
