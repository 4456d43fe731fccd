// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"
#include "core/release/report/report_figures.h"

#include <memory>

namespace tranche::cli {

/// The figures that the reports of a release tell (phase "report"), all computed from the snapshot but what is known of fakes (else null):
/// as countFakes() finds them. Cancelled when told to stop.
Result<ReportFigures> reportFigures(Run& run, const Snapshot& snapshot, std::shared_ptr<const MembershipReport> fakes);

} // namespace tranche::cli
