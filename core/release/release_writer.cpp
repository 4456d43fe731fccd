// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/release_writer.h"

#include "core/release/folder_pair.h"
#include "core/verify/verify_release.h"

namespace tranche {

namespace {

/// The verifier's word on exactly the bytes that are about to be written.
Result<void> verifyBytes(const RenderedRelease& rendered, const Snapshot& snapshot, JobContext& job)
{
    OriginalTable original{snapshot.table, snapshot.schema.missingTokens, {}};
    for (std::size_t i = 0; i < snapshot.roles.size(); ++i)
        if (!isReleased(snapshot.roles[i]))
            original.neverNames.push_back(snapshot.table->attribute(SourceId(i)).name);
    const auto report = verifyAgainstOriginal(rendered.release, original, job);
    if (!job.goOn())
        return cancelled();
    if (report.verdict == Verdict::Holds)
        return {};
    for (const auto& check : report.checks)
        if (check.verdict == report.verdict)
            return fail(ErrorCode::DoesNotHold, "Nothing was written: the verifier objects. " + check.sentence);
    return fail(ErrorCode::DoesNotHold, "Nothing was written: the verifier objects.");
}

} // namespace

Result<WrittenRelease> writeReleaseWith(FileOperations& files, const Release& release, const std::filesystem::path& name, JobContext& job)
{
    auto targets = targetsOf(name);
    if (!targets)
        return targets;
    const auto rendered = renderRelease(release, job);
    if (!rendered)
        return std::unexpected(rendered.error());
    if (const auto verified = verifyBytes(*rendered, release.snapshot(), job); !verified)
        return std::unexpected(verified.error());
    if (const auto written = writeFolderPair(*rendered, *targets, files, job); !written)
        return std::unexpected(written.error());
    return targets;
}

Result<WrittenRelease> writeRelease(const Release& release, const std::filesystem::path& name, JobContext& job)
{
    FileOperations files;
    return writeReleaseWith(files, release, name, job);
}

} // namespace tranche
