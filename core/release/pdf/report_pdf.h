// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/release/report/report.h"

#include <span>
#include <string>
#include <vector>

namespace tranche {

/// The report as PDF (PDF/A-1b: fonts inside, nothing transparent, title and no author in its metadata): A4 with margins of 20 mm, head and
/// foot on every page, rows of tables never split, headings with what follows them. Needs a QGuiApplication; may be called on any thread.
/// Io, as ReportNotSet, where it cannot be drawn. Asks the job between pieces. O(size).
Result<std::string> reportPdf(const Report& report, const JobContext& job = {});

/// Of each, in their order; the first error of one.
Result<std::vector<std::string>> reportPdfs(std::span<const Report> reports, const JobContext& job = {});

} // namespace tranche
