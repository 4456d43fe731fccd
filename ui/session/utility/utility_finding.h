// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/laboratory/utility_finding.h"
#include "ui/session/document.h"

#include <cstddef>
#include <vector>

namespace tranche {

/// As the functions of the same name in the laboratory; empty before its association is there.
std::vector<WeakenedPair> weakenedPairs(const Document& now, std::size_t atMost);
std::vector<WeakenedPair> weakPairs(const Document& now, std::size_t atMost);

/// What an analyst may do with the release of this document, as far as it is known.
UtilityStatement utilityFinding(const Document& now);
/// The same with what is cheap computed where it is missing: see wholeUtilityStatement().
UtilityStatement wholeUtilityFinding(const Document& now, JobContext& job);

} // namespace tranche
