// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "app/cli/commands/count_fakes.h"
#include "app/cli/commands/run_stages.h"
#include "app/cli/output/membership_json.h"
#include "app/cli/output/membership_text.h"
#include "app/cli/commands/prepare_slicing.h"
#include "app/cli/output/settings_json.h"
#include "app/cli/output/slice_text.h"
#include "app/cli/output/snapshot_json.h"

namespace tranche::cli {

namespace {

struct BothCountings {
    MembershipReport onQuasiIdentifiers;
    MembershipReport onWholeTuples;
};

Result<MembershipReport> reportOf(Run& run, const Snapshot& snapshot, Counting counting)
{
    return run.phases.run("membership", [&](JobContext& job) { return countFakes(snapshot, counting, job); });
}

Result<BothCountings> bothCountings(Run& run, const Snapshot& snapshot)
{
    auto qi = reportOf(run, snapshot, Counting::QuasiIdentifiers);
    if (!qi)
        return std::unexpected(qi.error());
    auto whole = reportOf(run, snapshot, Counting::WholeTuples);
    if (!whole)
        return std::unexpected(whole.error());
    return BothCountings{std::move(*qi), std::move(*whole)};
}

/// Without reports: the request could not be met.
std::string jsonOf(const Run& run, const Snapshot& snapshot, const Requests& requests, const BothCountings* reports)
{
    JsonWriter json;
    json.beginObject().member("format", 1U);
    writeTable(json, snapshot);
    writeColumns(json, snapshot);
    writeFeasibility(json, snapshot);
    writeBuckets(json, snapshot, requests.slicing.listBuckets);
    if (reports) {
        writeMembership(json, snapshot, reports->onWholeTuples);
        writeMembership(json, snapshot, reports->onQuasiIdentifiers);
    } else {
        json.nullMember("membership").nullMember("membership_qi");
    }
    writeRun(json, run.phases, requests);
    json.endObject();
    return json.text();
}

} // namespace

Result<Exit> membershipOfTable(Run& run)
{
    const auto requests = requestsOf(run.arguments);
    if (!requests)
        return std::unexpected(requests.error());
    auto prepared = prepareSlicing(run, *requests);
    if (!prepared)
        return std::unexpected(prepared.error());
    auto& [target, snapshot] = *prepared;
    if (!snapshot.feasibility->admits(snapshot.parameters.model)) {
        if (const auto written = target.writeIfWanted([&] { return jsonOf(run, snapshot, *requests, nullptr); }); !written)
            return std::unexpected(written.error());
        return sayInfeasible(run, snapshot);
    }
    const auto cut = runStages(run, snapshot, Stage::Judge);
    if (!cut)
        return std::unexpected(cut.error());
    const auto reports = bothCountings(run, *cut);
    if (!reports)
        return std::unexpected(reports.error());
    if (const auto written = target.writeIfWanted([&] { return jsonOf(run, *cut, *requests, &*reports); }); !written)
        return std::unexpected(written.error());
    run.console.text(partitionText(*cut) + '\n' + membershipText(*cut, reports->onQuasiIdentifiers, reports->onWholeTuples));
    return Exit::Done;
}

} // namespace tranche::cli
