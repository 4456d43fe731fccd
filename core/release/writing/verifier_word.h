// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/verify/verify_release.h"

namespace tranche {

/// Nothing where the verifier says that everything holds; else DoesNotHold, with the first check that came out as the whole did. O(checks).
Result<void> agreedBy(const VerifyReport& report);

} // namespace tranche
