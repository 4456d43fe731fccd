// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/prepare_slicing.h"

#include "app/cli/commands/run_stages.h"
#include "app/cli/commands/columns_by_name.h"
#include "app/cli/commands/load_table.h"
#include "app/cli/output/slice_text.h"
#include "app/cli/output/text_table.h"
#include "app/words/own_words.h"
#include "core/base/messages/generalize_message.h"
#include "core/import/hierarchy_reader.h"
#include "core/table/missing.h"

#include <utility>

namespace tranche::cli {

namespace {

Result<void> checkCutOn(const KeptTable& kept, const std::vector<std::string>& names)
{
    for (const auto& name : names) {
        const auto id = kept.find(name);
        if (!id)
            return failInWords(ErrorCode::NotFound,
                               "--cut-on names " + printable(name) + ", which is not a released attribute of this table.");
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

Result<Snapshot> withRequest(Run& run, Snapshot kept, const Requests& requests)
{
    kept.parameters = requests.slicing.parameters;
    kept.parameters.joint = requests.roles.joint;
    if (const auto read = readHierarchies(run, requests.slicing, kept.parameters); !read)
        return std::unexpected(read.error());
    if (const auto checked = checkCutOn(*kept.kept, kept.parameters.cutOn); !checked)
        return std::unexpected(checked.error());
    if (requests.slicing.partition) {
        auto columns = columnsByName(*kept.kept, *requests.slicing.partition);
        if (!columns)
            return std::unexpected(columns.error());
        kept.columnsByHand = std::make_shared<const ColumnPartition>(std::move(*columns));
    }
    return kept;
}

namespace {

/// Where the first tuple stands whose value a hierarchy lacks.
Place placeWithoutLeaf(const Snapshot& snapshot, const Place& known)
{
    const auto* hierarchy = snapshot.parameters.hierarchies.of(known.attribute);
    const auto id = snapshot.table->find(known.attribute);
    if (hierarchy == nullptr || !id)
        return known;
    const auto missing = missingSpellings(snapshot.table->attribute(*id), snapshot.schema, *id);
    for (std::size_t row = 0; row < snapshot.table->rowCount(); ++row)
        if (!missing[snapshot.table->attribute(*id).codes[row]] && !hierarchy->leaf(snapshot.table->cell(row, *id))) {
            auto place = snapshot.table->placeOf(row);
            place.attribute = known.attribute;
            return place;
        }
    return known;
}

Result<Snapshot> computeUpToFeasibility(Run& run, const Requests& requests)
{
    auto snapshot = loadKept(run, requests.reading, requests.roles);
    if (snapshot)
        snapshot = withRequest(run, std::move(*snapshot), requests);
    if (!snapshot)
        return snapshot;
    auto computed = runStages(run, *snapshot, Stage::Feasibility);
    if (!computed && computed.error().says == GeneralizeMessage::ValuesWithoutLine)
        computed.error().place = placeWithoutLeaf(*snapshot, computed.error().place);
    return computed;
}

} // namespace

Result<PreparedSlicing> prepareSlicing(Run& run, const Requests& requests)
{
    auto target = JsonTarget::open(run, requests.reading.files);
    if (!target)
        return std::unexpected(target.error());
    auto snapshot = computeUpToFeasibility(run, requests);
    if (!snapshot)
        return std::unexpected(snapshot.error());
    noteWhatToKnow(run, *snapshot);
    return PreparedSlicing{std::move(*target), std::move(*snapshot)};
}

void noteWhatToKnow(const Run& run, const Snapshot& snapshot)
{
    warnOfIdentifying(run, snapshot);
    for (const auto& note : cappedNotes(snapshot))
        run.console.note(note);
}

std::unexpected<Error> sayInfeasible(Run& run, const Snapshot& prepared)
{
    run.console.text(infeasibleText(prepared));
    const auto limit = prepared.feasibility->limit(prepared.parameters.model);
    return failInWords(ErrorCode::Infeasible, messageWords(infeasible(limit).error()) + " Nothing was sliced.");
}

} // namespace tranche::cli
