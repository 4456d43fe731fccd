// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/release.h"
#include "core/verify/verify_release.h"

#include <optional>

namespace tranche {

/// The very bytes that would be released, and what the verifier says of them.
struct VerifiedDraft {
    RenderedRelease files;
    VerifyReport report;
    std::optional<UtilityStatement> utility = {}; ///< what README.txt says that an analyst may do
};

} // namespace tranche
