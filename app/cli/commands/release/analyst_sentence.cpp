// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/release/analyst_sentence.h"

#include "core/laboratory/utility_finding.h"

namespace tranche::cli {

Result<std::optional<UtilityStatement>> analystSentence(Run& run, const Snapshot& snapshot, const ReleaseOptions& options)
{
    if (!options.utility)
        return std::nullopt;
    return run.phases.run("utility", [&](JobContext& job) -> Result<std::optional<UtilityStatement>> {
        return wholeUtilityStatement(snapshot, {}, false, nullptr, job);
    });
}

} // namespace tranche::cli
