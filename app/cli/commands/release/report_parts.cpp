// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/release/report_parts.h"

#include "app/cli/commands/count_fakes.h"
#include "app/cli/options/fixed_draws.h"
#include "core/pipeline/run_stage.h"

#include <utility>

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

/// Null where they cannot be counted.
std::shared_ptr<const MembershipReport> fakesOrNull(const Snapshot& snapshot, Counting counting, JobContext& job)
{
    auto found = countFakes(snapshot, counting, job);
    return found ? std::make_shared<const MembershipReport>(std::move(*found)) : nullptr;
}

} // namespace

Result<ReportFigures> reportFigures(Run& run, const Snapshot& snapshot, std::shared_ptr<const MembershipReport> fakes)
{
    return run.phases.run("report", [&](JobContext& job) -> Result<ReportFigures> {
        auto random = drawsOfEstimates();
        auto whole = withCodes(snapshot, random, job);
        if (!whole)
            return std::unexpected(whole.error());
        ReportFigures known;
        known.membership = fakes ? std::move(fakes) : fakesOrNull(snapshot, Counting::QuasiIdentifiers, job);
        known.wholeMembership = fakesOrNull(snapshot, Counting::WholeTuples, job);
        return wholeReportFigures(*whole, std::move(known), random, job);
    });
}

} // namespace tranche::cli
