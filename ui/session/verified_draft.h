// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/release.h"
#include "core/verify/verify_release.h"

namespace tranche {

/// The very bytes that would be released, and what the verifier says of them.
struct VerifiedDraft {
    RenderedRelease files;
    VerifyReport report;
};

} // namespace tranche
