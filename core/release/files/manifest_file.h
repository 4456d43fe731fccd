// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"
#include "core/release/files/file_digests.h"
#include "core/release/release_request.h"

#include <string>
#include <vector>

namespace tranche {

/// What is known of a release only once its files are there.
struct ManifestParts {
    const Digests& files;                     ///< of every file but the manifest and what approvals add
    const std::vector<RuleFinding>& findings; ///< of the policy, waivers applied
};

/// manifest.json, format 2 (DEFINITIONS, Release). O(attributes + files).
std::string manifestFile(const Snapshot& snapshot, const ReleaseRequest& request, const ManifestParts& parts);

} // namespace tranche
