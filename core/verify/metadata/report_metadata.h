// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/judging/targets.h"
#include "core/verify/reporter.h"

namespace tranche {

/// Check linkings, datapackage.json and ddi.xml of a release, those that it lists, against the data, and say it. O(bytes of all of them +
/// lines * attributes).
void reportMetadata(const ReleaseFiles& files, const ReadRelease& release, Reporter& reporter, JobContext& job);

} // namespace tranche
