// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "app/cli/commands/cut_and_tell.h"
#include "app/cli/commands/export.h"
#include "app/cli/output/settings_json.h"

namespace tranche::cli {

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
    return cutAndTell(run, begun->prepared,
                      {begun->target, requests->slicing, [&](JsonWriter& json) { writeRun(json, run.phases, *requests); }});
}

} // namespace tranche::cli
