// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "app/cli/commands/release/read_labels.h"
#include "app/cli/commands/slice_and_report.h"
#include "app/cli/output/settings_json.h"

namespace tranche::cli {

Result<Exit> sliceTable(Run& run)
{
    auto requests = requestsOf(run.arguments);
    if (!requests)
        return std::unexpected(requests.error());
    const auto tools = exportTools(run, requests->slicing);
    if (!tools)
        return std::unexpected(tools.error());
    auto prepared = prepareSlicing(run, *requests);
    if (!prepared)
        return std::unexpected(prepared.error());
    if (const auto labels = readLabels(run, *prepared->snapshot.table, requests->slicing); !labels)
        return std::unexpected(labels.error());
    addLabelsOfSource(run, *prepared->snapshot.table, requests->slicing);
    return sliceAndReport(run, prepared->snapshot,
                          {prepared->target, requests->slicing, *tools, [&](JsonWriter& json) { writeRun(json, run.phases, *requests); }});
}

} // namespace tranche::cli
