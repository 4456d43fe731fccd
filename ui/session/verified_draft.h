// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/draft.h"
#include "core/verify/verify_release.h"

#include <string>

namespace tranche {

/// The very bytes that would be released, and what the verifier says of them.
struct VerifiedDraft {
    Draft draft;
    VerifyReport report;
    std::string manifestDigest = {}; ///< SHA-256, hex: what is approved

    const RenderedRelease& files() const { return draft.files(); }
};

} // namespace tranche
