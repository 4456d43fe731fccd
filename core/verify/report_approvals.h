// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/reading/release_manifest.h"
#include "core/verify/reporter.h"

namespace tranche {

/// Judge who approved a release and who signed, and say it; what rules ask about it comes back. Of format 1, whose approvals nobody can
/// sign, only that those who must have signed have not; of a draft nothing. O(bytes of the manifest * approvals).
PolicyFacts reportApprovals(const ReleaseFiles& files, const ReleaseManifest& manifest, const VerifyOptions& options, Reporter& reporter);

} // namespace tranche
