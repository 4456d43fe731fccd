// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/export.h"
#include "app/cli/json_file.h"
#include "app/cli/load.h"
#include "app/cli/prepare.h"
#include "app/cli/settings_json.h"
#include "app/cli/slice_text.h"
#include "app/cli/snapshot_json.h"
#include "app/cli/text_table.h"

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
    writeTimings(json, run.phases);
    json.key("settings").beginObject();
    writeReadingSettings(json, requests.reading);
    writeRoleSettings(json, requests.roles);
    writeSliceSettings(json, requests.slicing);
    json.member("threads", run.phases.threads());
    json.endObject().endObject();
    return json.text();
}

Result<Exit> sayInfeasible(Run& run, JsonTarget& target, const Snapshot& snapshot, const Requests& requests)
{
    if (target.wanted())
        if (const auto written = target.write(jsonOf(run, snapshot, requests, false)); !written)
            return std::unexpected(written.error());
    run.console.text(infeasibleText(snapshot));
    const auto& model = snapshot.parameters.model;
    if (model.kind != ModelKind::LDiversity)
        return fail(ErrorCode::Infeasible, "The request cannot be met. " + infeasible(model, snapshot.feasibility->limit(model)).error().message + " Nothing was sliced.");
    return fail(ErrorCode::Infeasible, "The request cannot be met: with these columns the greatest l is " +
                                           snapshot.feasibility->largestL.textRoundedDown(2) + " (rounded down). Nothing was sliced.");
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
    auto target = JsonTarget::open(run, requests->reading.files);
    if (!target)
        return std::unexpected(target.error());
    const auto prepared = prepare(run, *requests);
    if (!prepared)
        return std::unexpected(prepared.error());
    warnOfIdentifying(run, *prepared);
    for (const auto& note : cappedNotes(*prepared))
        run.console.note(note);
    if (!prepared->feasibility->admits(prepared->parameters.model))
        return sayInfeasible(run, *target, *prepared, *requests);

    const auto sliced = cutAndShuffle(run, *prepared);
    if (!sliced)
        return std::unexpected(sliced.error());
    const auto proof = verifyOrExport(run, *sliced, requests->reading, requests->slicing);
    if (!proof)
        return std::unexpected(proof.error());
    if (target->wanted())
        if (const auto written = target->write(jsonOf(run, *sliced, *requests, true)); !written)
            return std::unexpected(written.error());
    run.console.text(slicedText(*sliced) + *proof);
    return Exit::Done;
}

} // namespace tranche::cli
