// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/cut_and_tell.h"

#include "app/cli/commands/export.h"
#include "app/cli/output/slice_text.h"
#include "app/cli/output/snapshot_json.h"

namespace tranche::cli {

namespace {

std::string jsonOf(const Snapshot& snapshot, const Telling& telling, bool verified)
{
    JsonWriter json;
    json.beginObject().member("format", 1U);
    writeTable(json, snapshot);
    writePhi(json, snapshot);
    writeColumns(json, snapshot);
    writeFeasibility(json, snapshot);
    writeRegions(json, snapshot);
    writeBuckets(json, snapshot, telling.slicing.listBuckets);
    json.member("verified", verified);
    telling.settings(json);
    json.endObject();
    return json.text();
}

} // namespace

Result<Exit> cutAndTell(Run& run, const Snapshot& prepared, const Telling& telling)
{
    if (!prepared.feasibility->admits(prepared.parameters.model)) {
        if (const auto written = telling.target.writeIfWanted([&] { return jsonOf(prepared, telling, false); }); !written)
            return std::unexpected(written.error());
        return sayInfeasible(run, prepared);
    }
    const auto sliced = runStages(run, prepared, {{"partition", Stage::Partition}, {"judge", Stage::Judge}, {"slice", Stage::Slice}});
    if (!sliced)
        return std::unexpected(sliced.error());
    const auto proof = verifyOrExport(run, *sliced, telling.slicing);
    if (!proof)
        return std::unexpected(proof.error());
    if (const auto written = telling.target.writeIfWanted([&] { return jsonOf(*sliced, telling, true); }); !written)
        return std::unexpected(written.error());
    run.console.text(slicedText(*sliced) + *proof);
    return Exit::Done;
}

} // namespace tranche::cli
