// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"
#include "core/release/approval.h"
#include "core/release/files/file_digests.h"

#include <string>
#include <vector>

namespace tranche {

/// manifest.json over the digests of the other files of the release. `signatures` stay empty and `policy` null so far;
/// `bucket_name` is there where it is not "bucket".
std::string manifestFile(const Snapshot& snapshot, const Digests& otherFiles, const std::vector<Approval>& approvals);

} // namespace tranche
