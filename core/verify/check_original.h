// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"
#include "core/verify/lookup/column_index.h"
#include "core/verify/judging/posterior.h"
#include "core/verify/judging/targets.h"
#include "core/verify/reading/release_files.h"

#include <memory>
#include <string>
#include <vector>

namespace tranche {

/// The release's lines and the original's tuples, coded alike. Not copied: `coded` points into the rest and into the release.
struct ComparedTables {
    std::shared_ptr<const KeptTable> kept;
    std::vector<std::vector<std::uint32_t>>
        lineCodes; ///< by attribute and code of the release, the original's code; or the region's number
    std::vector<std::vector<std::uint32_t>> tupleRegions; ///< by attribute; of a generalized column: the region of each tuple
    CodedRelease coded;

    ComparedTables() = default;
    ComparedTables(const ComparedTables&) = delete;
    ComparedTables& operator=(const ComparedTables&) = delete;
    ComparedTables(ComparedTables&&) = default;
    ComparedTables& operator=(ComparedTables&&) = default;
};

/// The original with the types and missing rules of the release. DoesNotHold where it cannot be read so. O(cells + sorting of
/// distinct values).
Result<std::shared_ptr<const KeptTable>> keepAsReleased(const ReleaseDictionary& dictionary, const OriginalTable& original,
                                                        JobContext& job);

/// Find every value of the release in the original as keepAsReleased() gives it. DoesNotHold where the tuples are not as many or a value is
/// not there; of a generalized column, where a tuple lies in no region or in two. O(cells).
Result<ComparedTables> codeAlike(const ReadRelease& release, std::shared_ptr<const KeptTable> kept, const JobContext& job);

/// In every column the same multiset of values over all buckets. DoesNotHold otherwise. `groups` of any target spare its column
/// another look. O(lines * columns).
Result<void> checkMultisets(const ReadRelease& release, ReleaseIndex& index, const JudgedTarget& judged, const JobContext& job);

/// Every tuple matches a bucket, and where it matches only one there is room for it. DoesNotHold otherwise.
Result<void> checkPlaces(const PosteriorReport& report);

/// The names of the attributes of the original that are not released.
std::vector<std::string> unreleasedNames(const ReadRelease& release, const OriginalTable& original);

} // namespace tranche
