// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/release/report_parts.h"

#include "app/cli/experiments/picture_program.h"
#include "app/cli/options/fixed_draws.h"
#include "core/base/messages/release/package_message.h"

namespace tranche::cli {

Result<ReportFigures> reportFigures(Run& run, const Snapshot& snapshot)
{
    return run.phases.run("report", [&](JobContext& job) -> Result<ReportFigures> {
        auto random = drawsOfEstimates();
        return wholeReportFigures(snapshot, {}, random, job);
    });
}

Result<PdfMaker> pdfMaker(const JobContext& job)
{
    auto program = PictureProgram::find(PackageMessage::NoReportPainter);
    if (!program)
        return std::unexpected(program.error());
    return PdfMaker([program = *program, &job](const Report& report) { return program.pdf(report, job); });
}

} // namespace tranche::cli
