// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"
#include "core/recipe/release_options.h"

#include <string>

namespace tranche {

/// datapackage.json: a Data Package, version 1, profile tabular-data-package (DEFINITIONS, Release). One resource for each data file, then
/// one for each linking, with a Table Schema: names and values as they stand in the files, numbers and days typed where every value is
/// one, the values listed where there are at most 100, those of a category in the words of Table Schema 2
/// (`categories`, which earlier readers pass over) where any has a label, least and greatest number as texts, how missing is written.
/// Title, purpose, owner, licence and sources stand there where the curator gave them. `snapshot` is ready for release. O(values).
std::string dataPackageFile(const Snapshot& snapshot, const ReleaseOptions& options, const JobContext& job);

} // namespace tranche
