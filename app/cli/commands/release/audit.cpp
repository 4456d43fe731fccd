// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "app/cli/output/audit_output.h"
#include "app/cli/output/json_file.h"
#include "core/recipe/recipe_file.h"
#include "core/verify/reading/release_folder.h"

namespace tranche::cli {

namespace {

std::string fileIn(const ReleaseFiles& files, const std::string& name)
{
    const auto found = files.find(name);
    return found == files.end() ? std::string() : found->second;
}

Result<std::optional<ReleaseSeal>> sealAskedFor(const Run& run)
{
    const auto release = run.arguments.value("--release");
    if (!release)
        return std::optional<ReleaseSeal>();
    const auto files = readReleaseAt(*release);
    if (!files)
        return std::unexpected(files.error());
    auto seal = readReleaseSeal(fileIn(*files, "manifest.json"), fileIn(*files, "approvals.json"));
    return seal ? Result<std::optional<ReleaseSeal>>(std::move(*seal)) : std::unexpected(seal.error());
}

/// What is wrong names its line by itself.
Error withoutPlace(Error fault)
{
    fault.place = {};
    return fault;
}

} // namespace

Result<Exit> auditCommand(Run& run)
{
    const auto& operands = run.arguments.operands();
    if (operands.size() != 2 || operands.front() != "verify")
        return badUsage("The command audit expects: audit verify LOG");
    auto target = JsonTarget::open(run, {});
    if (!target)
        return std::unexpected(target.error());
    const auto seal = sealAskedFor(run);
    if (!seal)
        return std::unexpected(seal.error());
    const auto bytes = readSmallFile(operands.back());
    if (!bytes)
        return std::unexpected(bytes.error());
    const auto reading = run.phases.run("audit", [&](JobContext& job) -> Result<AuditReading> { return readAudit(*bytes, job); });
    if (!reading)
        return std::unexpected(reading.error());
    AuditVerdict verdict{*reading, *seal, {}};
    if (*seal && reading->isIntact())
        verdict.compared = compareWithRelease(*reading, **seal);
    if (const auto written = target->writeIfWanted([&] { return auditJson(verdict); }); !written)
        return std::unexpected(written.error());
    run.console.text(auditText(verdict));
    return verdict.fault() ? Result<Exit>(std::unexpected(withoutPlace(*verdict.fault()))) : Exit::Done;
}

} // namespace tranche::cli
