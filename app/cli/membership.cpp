// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/json_file.h"
#include "app/cli/load.h"
#include "app/cli/membership_json.h"
#include "app/cli/membership_text.h"
#include "app/cli/prepare.h"
#include "app/cli/settings_json.h"
#include "app/cli/slice_text.h"
#include "app/cli/snapshot_json.h"
#include "core/membership/membership.h"

namespace tranche::cli {

namespace {

struct BothCountings {
    MembershipReport onQuasiIdentifiers;
    MembershipReport onWholeTuples;
};

/// An estimate hides nothing, so its draws start at a fixed place: the same table gives the same figure.
Result<MembershipReport> reportOf(Run& run, const Snapshot& snapshot, Counting counting)
{
    SeededRandom random(8);
    MembershipRequest request;
    request.counting = counting;
    return run.phases.run("membership", [&](JobContext& job) {
        return membership({*snapshot.published, *snapshot.columns, *snapshot.buckets}, request, random, job);
    });
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
    writeTimings(json, run.phases);
    json.key("settings").beginObject();
    writeReadingSettings(json, requests.reading);
    writeRoleSettings(json, requests.roles);
    writeSliceSettings(json, requests.slicing);
    json.member("threads", run.phases.threads());
    json.endObject().endObject();
    return json.text();
}

Result<void> writeIfWanted(JsonTarget& target, const std::string& text)
{
    return target.wanted() ? target.write(text) : Result<void>();
}

} // namespace

Result<Exit> membershipOfTable(Run& run)
{
    const auto requests = requestsOf(run.arguments);
    if (!requests)
        return std::unexpected(requests.error());
    auto target = JsonTarget::open(run, requests->reading.files);
    if (!target)
        return std::unexpected(target.error());
    const auto prepared = prepare(run, *requests);
    if (!prepared)
        return std::unexpected(prepared.error());
    warnOfIdentifying(run, *prepared);
    for (const auto& note : cappedNotes(*prepared))
        run.console.note(note);
    const auto cut = runStages(run, *prepared, {{"partition", Stage::Partition}, {"judge", Stage::Judge}});
    if (!cut) {
        if (cut.error().code == ErrorCode::Infeasible)
            if (const auto written = writeIfWanted(*target, jsonOf(run, *prepared, *requests, nullptr)); !written)
                return std::unexpected(written.error());
        return std::unexpected(cut.error());
    }
    const auto reports = bothCountings(run, *cut);
    if (!reports)
        return std::unexpected(reports.error());
    if (const auto written = writeIfWanted(*target, jsonOf(run, *cut, *requests, &*reports)); !written)
        return std::unexpected(written.error());
    run.console.text(partitionText(*cut) + '\n' + membershipText(*cut, reports->onQuasiIdentifiers, reports->onWholeTuples));
    return Exit::Done;
}

} // namespace tranche::cli
