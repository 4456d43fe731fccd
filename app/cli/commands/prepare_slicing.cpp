// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/prepare_slicing.h"

#include "app/cli/commands/columns_by_name.h"
#include "app/cli/commands/load_table.h"
#include "app/cli/output/slice_text.h"
#include "app/cli/output/text_table.h"
#include "core/base/random.h"
#include "core/import/hierarchy_reader.h"
#include "core/pipeline/run_stage.h"

#include <utility>

namespace tranche::cli {

namespace {

Result<void> checkCutOn(const KeptTable& kept, const std::vector<std::string>& names)
{
    for (const auto& name : names) {
        const auto id = kept.find(name);
        if (!id)
            return fail(ErrorCode::NotFound, "--cut-on names " + printable(name) + ", which is not a released attribute of this table.");
        if (kept.attribute(*id).role == Role::Sensitive)
            return badUsage("--cut-on names a sensitive attribute; buckets are never split by it.");
    }
    return {};
}

Result<void> readHierarchies(Run& run, const SliceRequest& request, Parameters& parameters)
{
    for (const auto& [name, file] : request.hierarchies) {
        auto hierarchy = run.phases.run("read", [&](JobContext& job) { return readHierarchy(file, job); });
        if (!hierarchy)
            return std::unexpected(hierarchy.error());
        parameters.hierarchies.set(name, std::move(*hierarchy));
    }
    return {};
}

/// Nothing counts a pair again once columns are proposed, and the codes take as much room as the table.
std::shared_ptr<const CorrelationMatrix> withoutCodes(const CorrelationMatrix& matrix)
{
    std::vector<std::size_t> domains;
    for (std::size_t i = 0; i < matrix.size(); ++i)
        domains.push_back(matrix.domain(AttributeId(i)));
    CorrelationMatrix values(std::vector<std::vector<std::uint32_t>>(matrix.size()), std::move(domains));
    for (std::size_t i = 0; i < matrix.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            values.set(AttributeId(i), AttributeId(j), matrix.at(AttributeId(i), AttributeId(j)));
    return std::make_shared<const CorrelationMatrix>(std::move(values));
}

} // namespace

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

Result<Snapshot> runStages(Run& run, Snapshot snapshot, std::initializer_list<NamedStage> stages)
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

namespace {

Result<Snapshot> computeUpToFeasibility(Run& run, const Requests& requests)
{
    auto snapshot = loadKept(run, requests.reading, requests.roles);
    if (!snapshot)
        return snapshot;
    snapshot->parameters = requests.slicing.parameters;
    snapshot->parameters.joint = requests.roles.joint;
    if (const auto read = readHierarchies(run, requests.slicing, snapshot->parameters); !read)
        return std::unexpected(read.error());
    if (const auto checked = checkCutOn(*snapshot->kept, snapshot->parameters.cutOn); !checked)
        return std::unexpected(checked.error());
    if (requests.slicing.partition) {
        auto columns = columnsByName(*snapshot->kept, *requests.slicing.partition);
        if (!columns)
            return std::unexpected(columns.error());
        snapshot->columnsByHand = std::make_shared<const ColumnPartition>(std::move(*columns));
    }
    auto proposed = runStages(run, std::move(*snapshot), {{"phi2", Stage::Correlate}, {"columns", Stage::Propose}});
    if (!proposed)
        return proposed;
    proposed->correlation = withoutCodes(*proposed->correlation);
    return runStages(run, std::move(*proposed), {{"generalize", Stage::Generalize}, {"feasibility", Stage::Feasibility}});
}

} // namespace

Result<PreparedSlicing> prepareSlicing(Run& run, const Requests& requests)
{
    auto target = JsonTarget::open(run, requests.reading.files);
    if (!target)
        return std::unexpected(target.error());
    auto prepared = computeUpToFeasibility(run, requests);
    if (!prepared)
        return std::unexpected(prepared.error());
    warnOfIdentifying(run, *prepared);
    for (const auto& note : cappedNotes(*prepared))
        run.console.note(note);
    return PreparedSlicing{std::move(*target), std::move(*prepared)};
}

std::unexpected<Error> sayInfeasible(Run& run, const Snapshot& prepared)
{
    run.console.text(infeasibleText(prepared));
    const auto& model = prepared.parameters.model;
    if (model.kind != ModelKind::LDiversity)
        return fail(ErrorCode::Infeasible, "The request cannot be met. "
                                               + infeasible(model, prepared.feasibility->limit(model)).error().message
                                               + " Nothing was sliced.");
    return fail(ErrorCode::Infeasible, "The request cannot be met: with these columns the greatest l is "
                                           + prepared.feasibility->largestL.textRoundedDown(2) + " (rounded down). Nothing was sliced.");
}

} // namespace tranche::cli
