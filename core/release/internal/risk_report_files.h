// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"
#include "core/release/internal/risk_before.h"
#include "core/release/release_request.h"

#include <cstddef>
#include <string>

namespace tranche {

/// report.json of the internal folder: risk before and after, and the scenarios that were rejected; for programs, what report.html says
/// for people.
std::string riskReportFile(const Snapshot& snapshot, const std::vector<RejectedScenario>& rejected, const RiskBefore& before,
                           std::size_t formulaCells);

} // namespace tranche
