// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/export.h"
#include "app/cli/prepare.h"
#include "app/cli/settings_json.h"
#include "app/cli/slice_text.h"
#include "app/cli/snapshot_json.h"

namespace tranche::cli {

namespace {

Result<Snapshot> cutAndShuffle(Run& run, const Snapshot& snapshot)
{
    return runStages(run, snapshot, {{"partition", Stage::Partition}, {"judge", Stage::Judge}, {"slice", Stage::Slice}});
}

std::string jsonOf(const Run& run, const Snapshot& snapshot, const Requests& requests, bool verified)
{
    JsonWriter json;
    json.beginObject().member("format", 1U);
    writeTable(json, snapshot);
    writePhi(json, snapshot);
    writeColumns(json, snapshot);
    writeFeasibility(json, snapshot);
    writeRegions(json, snapshot);
    writeBuckets(json, snapshot, requests.slicing.listBuckets);
    json.member("verified", verified);
    writeRun(json, run.phases, requests);
    json.endObject();
    return json.text();
}

} // namespace

Result<Exit> sliceTable(Run& run)
{
    const auto requests = requestsOf(run.arguments);
    if (!requests)
        return std::unexpected(requests.error());
    if (requests->slicing.target)
        if (const auto isFree = checkTargetIsFree(*requests->slicing.target); !isFree)
            return std::unexpected(isFree.error());
    auto begun = begin(run, *requests);
    if (!begun)
        return std::unexpected(begun.error());
    auto& [target, prepared] = *begun;
    if (!prepared.feasibility->admits(prepared.parameters.model)) {
        if (const auto written = target.writeIfWanted([&] { return jsonOf(run, prepared, *requests, false); }); !written)
            return std::unexpected(written.error());
        return sayInfeasible(run, prepared);
    }
    const auto sliced = cutAndShuffle(run, prepared);
    if (!sliced)
        return std::unexpected(sliced.error());
    const auto proof = verifyOrExport(run, *sliced, requests->reading, requests->slicing);
    if (!proof)
        return std::unexpected(proof.error());
    if (const auto written = target.writeIfWanted([&] { return jsonOf(run, *sliced, *requests, true); }); !written)
        return std::unexpected(written.error());
    run.console.text(slicedText(*sliced) + *proof);
    return Exit::Done;
}

} // namespace tranche::cli
