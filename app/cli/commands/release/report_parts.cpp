// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/release/report_parts.h"

#include "app/cli/experiments/picture_program.h"
#include "app/cli/options/fixed_draws.h"
#include "core/base/messages/release/package_message.h"
#include "core/pipeline/run_stage.h"

namespace tranche::cli {

namespace {

/// The codes of the correlation went when the columns were proposed, for they take as much room as the table.
Result<Snapshot> withCodes(Snapshot snapshot, RandomSource& random, JobContext& job)
{
    auto from = snapshot;
    from.dropFrom(Stage::Correlate);
    auto counted = runStage(from, Stage::Correlate, random, job);
    if (!counted)
        return std::unexpected(counted.error());
    snapshot.correlation = counted->correlation;
    return snapshot;
}

} // namespace

Result<ReportFigures> reportFigures(Run& run, const Snapshot& snapshot)
{
    return run.phases.run("report", [&](JobContext& job) -> Result<ReportFigures> {
        auto random = drawsOfEstimates();
        auto whole = withCodes(snapshot, random, job);
        if (!whole)
            return std::unexpected(whole.error());
        return wholeReportFigures(*whole, {}, random, job);
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
