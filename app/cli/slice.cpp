// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/export.h"
#include "app/cli/json_file.h"
#include "app/cli/load.h"
#include "app/cli/settings_json.h"
#include "app/cli/slice_request.h"
#include "app/cli/slice_text.h"
#include "app/cli/snapshot_json.h"
#include "app/cli/text_table.h"
#include "core/base/random.h"
#include "core/pipeline/run_stage.h"

#include <initializer_list>
#include <utility>

namespace tranche::cli {

namespace {

struct Requests {
    TableRequest reading;
    RoleRequest roles;
    SliceRequest slicing;
};

Result<Requests> requestsOf(const Arguments& arguments)
{
    auto reading = tableRequest(arguments);
    if (!reading)
        return std::unexpected(reading.error());
    auto slicing = sliceRequest(arguments);
    if (!slicing)
        return std::unexpected(slicing.error());
    auto roles = roleRequest(arguments);
    if (!roles)
        return std::unexpected(roles.error());
    slicing->parameters.bins = roles->bins;
    return Requests{std::move(*reading), std::move(*roles), std::move(*slicing)};
}

/// Columns given by name; every released attribute must stand in exactly one of them.
Result<ColumnPartition> columnsByName(const KeptTable& kept, const std::vector<std::vector<std::string>>& lists)
{
    std::vector<ColumnPartition::Column> columns;
    std::vector<bool> listed(kept.attributeCount(), false);
    for (const auto& names : lists) {
        columns.emplace_back();
        for (const auto& name : names) {
            const auto id = kept.find(name);
            if (!id)
                return fail(ErrorCode::NotFound, "--partition names " + printable(name) + ", which is no released attribute of this table.");
            if (listed[id->value])
                return badUsage("--partition names the attribute " + printable(name) + " twice.");
            listed[id->value] = true;
            columns.back().push_back(*id);
        }
    }
    for (std::size_t i = 0; i < listed.size(); ++i)
        if (!listed[i])
            return badUsage("--partition leaves out the attribute " + printable(kept.attribute(AttributeId(i)).name) + ", which is released.");
    return ColumnPartition::make(std::move(columns), kept.attributeCount(), kept.sensitive().front());
}

Result<void> checkCutOn(const KeptTable& kept, const std::vector<std::string>& names)
{
    for (const auto& name : names) {
        const auto id = kept.find(name);
        if (!id)
            return fail(ErrorCode::NotFound, "--cut-on names " + printable(name) + ", which is no released attribute of this table.");
        if (kept.attribute(*id).role == Role::Sensitive)
            return badUsage("--cut-on names the sensitive attribute, on which buckets are never cut.");
    }
    return {};
}

struct NamedStage {
    std::string_view phase;
    Stage stage;
};

/// Run stages one after the other until one fails.
Result<Snapshot> through(Run& run, Snapshot snapshot, std::initializer_list<NamedStage> stages)
{
    SystemRandom random;
    for (const auto& [phase, which] : stages) {
        auto next = run.phases.run(phase, [&](JobContext& job) { return runStage(snapshot, which, random, job); });
        if (!next)
            return next;
        snapshot = std::move(*next);
    }
    return snapshot;
}

/// Everything before the first cut: table, phi2, columns, greatest l.
Result<Snapshot> prepare(Run& run, const Requests& requests)
{
    auto snapshot = loadKept(run, requests.reading, requests.roles);
    if (!snapshot)
        return snapshot;
    snapshot->parameters = requests.slicing.parameters;
    if (const auto checked = checkCutOn(*snapshot->kept, snapshot->parameters.cutOn); !checked)
        return std::unexpected(checked.error());
    if (requests.slicing.partition) {
        auto columns = columnsByName(*snapshot->kept, *requests.slicing.partition);
        if (!columns)
            return std::unexpected(columns.error());
        snapshot->columnsByHand = std::make_shared<const ColumnPartition>(std::move(*columns));
    }
    return through(run, std::move(*snapshot), {{"phi2", Stage::Correlate}, {"columns", Stage::Propose}, {"generalize", Stage::Generalize}, {"feasibility", Stage::Feasibility}});
}

Result<Snapshot> cutAndShuffle(Run& run, const Snapshot& snapshot)
{
    return through(run, snapshot, {{"partition", Stage::Partition}, {"judge", Stage::Judge}, {"slice", Stage::Slice}});
}

std::string jsonOf(const Run& run, const Snapshot& snapshot, const Requests& requests, bool verified)
{
    JsonWriter json;
    json.beginObject().member("format", 1U);
    writeTable(json, snapshot);
    writePhi(json, snapshot);
    writeColumns(json, snapshot);
    writeFeasibility(json, snapshot);
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
