// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/claim_message.h"
#include "core/base/statement.h"
#include "core/laboratory/experiments/measurements.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

enum class ClaimVerdict : std::uint8_t { True, False, NotTestable };
/// TRUE, FALSE, NOT TESTABLE, as in files.
std::string_view verdictKey(ClaimVerdict verdict);

/// One claim of the paper, tried on what was measured.
struct ClaimResult {
    std::string id; ///< d1 to d8 (the data), a1 to a12 (accuracy), m1 to m8 (membership)
    Statement claim;
    Statement place;
    ClaimVerdict verdict = ClaimVerdict::NotTestable; ///< of accuracy: reading publications by expected counts
    std::optional<ClaimVerdict> asThePaper = {};      ///< of accuracy: by random linkings and bounds, as the paper did
    std::vector<Statement> measured = {};
    Statement reason;
};

/// All claims in the order d1 to m8. One whose figures were not computed is not testable, and says so. A comparison "in all experiments" is
/// true if the sign of the mean difference is the same in every setting (DEFINITIONS, Laboratory: experiments). O(settings * folds).
std::vector<ClaimResult> tryClaims(const Measurements& measured);

/// Its parts.
std::vector<ClaimResult> dataClaims(const TableFacts& facts);
std::vector<ClaimResult> accuracyClaims(const Measurements& measured);
std::vector<ClaimResult> membershipClaims(const Measurements& measured);

} // namespace tranche
