// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/conformance/utility/utility_vector.h"

namespace tranche::cli {

/// Labels, buckets and classes, and one linking.
void checkPublications(const UtilityVector& utility, Tally& tally, JobContext& job);
/// phi2 after, association kept, total variation.
void checkAssociation(const UtilityVector& utility, Tally& tally, JobContext& job);
/// The workload, the answers and their errors.
void checkQueries(const UtilityVector& utility, Tally& tally, JobContext& job);

} // namespace tranche::cli
