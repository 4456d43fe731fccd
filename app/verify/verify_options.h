// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/verify/verify_request.h"
#include "core/verify/verify_release.h"

namespace tranche {

/// The policy and the keys that are named. A key that must have signed counts as known, under the name of its file. Io, NotFound, BadInput.
Result<VerifyOptions> verifyOptions(const VerifyRequest& request);

} // namespace tranche
