// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"
#include "core/release/report/report.h"
#include "core/release/report/report_figures.h"

namespace tranche::cli {

/// The figures that the reports of a release tell (phase "report"), all computed from the snapshot. An estimate of fakes draws as the
/// command membership does, so both say the same of the same buckets. Cancelled when told to stop.
Result<ReportFigures> reportFigures(Run& run, const Snapshot& snapshot);

/// Has reports set as PDF by the program beside this one. NotSupported, as NoReportPainter, where it was not installed: to be asked before
/// any work.
Result<PdfMaker> pdfMaker(const JobContext& job);

} // namespace tranche::cli
