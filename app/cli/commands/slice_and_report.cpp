// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/slice_and_report.h"

#include "app/cli/commands/export.h"
#include "app/cli/commands/run_stages.h"
#include "app/cli/output/slice_text.h"
#include "app/cli/output/snapshot_json.h"

namespace tranche::cli {

namespace {

std::string jsonOf(const Snapshot& snapshot, const ReportRequest& report, bool verified)
{
    JsonWriter json;
    json.beginObject().member("format", 1U);
    writeTable(json, snapshot);
    writePhi(json, snapshot);
    writeColumns(json, snapshot);
    writeFeasibility(json, snapshot);
    writeRegions(json, snapshot);
    writeBuckets(json, snapshot, report.slicing.listBuckets);
    json.member("verified", verified);
    report.settings(json);
    json.endObject();
    return json.text();
}

} // namespace

Result<Exit> sliceAndReport(Run& run, const Snapshot& prepared, const ReportRequest& report)
{
    if (!prepared.feasibility->admits(prepared.parameters.model)) {
        if (const auto written = report.target.writeIfWanted([&] { return jsonOf(prepared, report, false); }); !written)
            return std::unexpected(written.error());
        return sayInfeasible(run, prepared);
    }
    const auto sliced = runStages(run, prepared, Stage::Slice);
    if (!sliced)
        return std::unexpected(sliced.error());
    const auto proof = verifyOrExport(run, *sliced, report.slicing);
    if (!proof)
        return std::unexpected(proof.error());
    if (const auto written = report.target.writeIfWanted([&] { return jsonOf(*sliced, report, true); }); !written)
        return std::unexpected(written.error());
    run.console.text(slicedText(*sliced) + *proof);
    return Exit::Done;
}

} // namespace tranche::cli
