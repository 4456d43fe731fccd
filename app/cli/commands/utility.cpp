// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "app/cli/commands/load_table.h"
#include "app/cli/commands/prepare_slicing.h"
#include "app/cli/commands/run_stages.h"
#include "app/cli/options/utility_request.h"
#include "app/cli/output/settings_json.h"
#include "app/cli/output/snapshot_json.h"
#include "app/cli/output/text_table.h"
#include "app/cli/output/utility/utility_json.h"
#include "app/cli/output/utility/utility_text.h"

#include "core/base/number_words.h"

#include <utility>

namespace tranche::cli {

namespace {

/// A part of the laboratory that cannot be done ends the command, but what was found before is still written.
struct Outcome {
    UtilityFindings findings;
    std::optional<Error> failure;
};

template <class Value>
bool take(Outcome& outcome, Result<Value>&& result, Value& place)
{
    if (result)
        place = std::move(*result);
    else
        outcome.failure = result.error();
    return result.has_value();
}

bool addQueries(Run& run, Outcome& outcome, const UtilityRequest& request)
{
    for (const auto predicates : request.predicates) {
        auto query = request.query;
        query.predicates = predicates;
        UtilityFindings::Workload workload;
        auto answered
            = run.phases.run("queries", [&](JobContext& job) { return answeredQueries(*outcome.findings.publications, query, job); });
        if (!take(outcome, std::move(answered), workload.answered))
            return false;
        if (workload.answered.workload.queries.size() < query.queries)
            run.console.note("Only " + grouped(workload.answered.workload.queries.size()) + " of " + grouped(query.queries)
                             + " random queries with " + counted(predicates, "predicate", "predicates")
                             + " have an answer within the band.");
        workload.errors = errorsOf(*outcome.findings.publications, workload.answered, request.sanity);
        outcome.findings.queries.push_back(std::move(workload));
    }
    return true;
}

/// The records of --test as models of this table are asked about them; null without that option.
Result<std::shared_ptr<const TestRecords>> readTestRecords(Run& run, const TableRequest& reading, const UtilityRequest& request,
                                                           const Snapshot& snapshot)
{
    if (!request.test)
        return nullptr;
    auto file = reading;
    file.files = {*request.test};
    const auto table = readTable(run, file);
    if (!table)
        return std::unexpected(table.error());
    return run.phases.run("keep", [&](JobContext& job) { return testRecords(snapshot, **table, job); });
}

Outcome compute(Run& run, const Snapshot& cut, const UtilityRequest& request, std::shared_ptr<const TestRecords> test)
{
    Outcome outcome;
    auto& found = outcome.findings;
    found.test = std::move(test);
    if (!take(outcome, run.phases.run("publications", [&](JobContext& job) { return labPublications(cut, job); }), found.publications))
        return outcome;
    if (request.association
        && !take(outcome, run.phases.run("association", [&](JobContext& job) { return labAssociation(*found.publications, job); }),
                 found.association))
        return outcome;
    if (request.queries && !addQueries(run, outcome, request))
        return outcome;
    if (request.classification)
        take(outcome,
             run.phases.run("classification",
                            [&](JobContext& job) {
                                return found.test ? labLearningOnFile(cut, *found.publications, request.learning, *found.test, job)
                                                  : labLearning(cut, request.learning, job);
                            }),
             found.learning);
    return outcome;
}

std::string jsonOf(const Run& run, const Snapshot& snapshot, const Requests& requests, const UtilityFindings& findings, bool details)
{
    JsonWriter json;
    json.beginObject().member("format", 1U);
    writeTable(json, snapshot);
    writeColumns(json, snapshot);
    writeUtility(json, findings, *snapshot.kept, details);
    writeRun(json, run.phases, requests);
    json.endObject();
    return json.text();
}

} // namespace

Result<Exit> utilityOfTable(Run& run)
{
    const auto requests = requestsOf(run.arguments);
    if (!requests)
        return std::unexpected(requests.error());
    auto request = utilityRequest(run.arguments);
    if (!request)
        return std::unexpected(request.error());
    auto prepared = prepareSlicing(run, *requests);
    if (!prepared)
        return std::unexpected(prepared.error());
    auto& [target, snapshot] = *prepared;
    if (const auto resolved = resolveNames(*request, *snapshot.kept); !resolved)
        return std::unexpected(resolved.error());
    auto test = readTestRecords(run, requests->reading, *request, snapshot);
    if (!test)
        return std::unexpected(test.error());
    const auto write = [&](const UtilityFindings& findings) {
        return target.writeIfWanted([&] { return jsonOf(run, snapshot, *requests, findings, request->details); });
    };
    if (!snapshot.feasibility->admits(snapshot.parameters.model)) {
        if (const auto written = write({}); !written)
            return std::unexpected(written.error());
        return sayInfeasible(run, snapshot);
    }
    const auto cut = runStages(run, snapshot, Stage::Judge);
    if (!cut)
        return std::unexpected(cut.error());
    const auto outcome = compute(run, *cut, *request, std::move(*test));
    if (outcome.failure && outcome.failure->code == ErrorCode::Cancelled)
        return std::unexpected(*outcome.failure);
    if (const auto written = write(outcome.findings); !written)
        return std::unexpected(written.error());
    if (outcome.failure) // a target of one label, no query in the band
        return failInWords(ErrorCode::Infeasible, placedWords(*outcome.failure));
    run.console.text(utilityText(outcome.findings, *snapshot.kept, request->learning));
    return Exit::Done;
}

} // namespace tranche::cli
