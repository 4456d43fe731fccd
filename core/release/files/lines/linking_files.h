// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"
#include "core/recipe/release_options.h"
#include "core/release/files/lines/linking_figures.h"

#include <map>
#include <string>
#include <vector>

namespace tranche {

/// linked/linked-1.csv and so on, as many as `options` ask for: random linkings of the buckets (DEFINITIONS, Release). Each line begins
/// "linked 1" (see linkedField()), then come the number of the bucket and the attributes column by column, in the order of buckets; within
/// a bucket every column is shuffled anew and on its own, whatever the order of the release is. `snapshot` is ready for release.
///
/// `figures`: where it is not null it gets what is told of each, as long as the snapshot's correlation still has its codes.
/// OutOfMemory. O(linkings * cells), with figures times the pairs of attributes.
Result<std::map<std::string, std::string>> linkingFiles(const Snapshot& snapshot, const ReleaseOptions& options, RandomSource& random,
                                                        JobContext& job, std::vector<LinkingFigures>* figures = nullptr);

/// "linked/linked-2.csv" for 2.
std::string linkingPath(std::size_t number);

} // namespace tranche
