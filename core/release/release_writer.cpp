// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/release_writer.h"

#include "core/jobs/parallel.h"
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

/// While the verifier reads the bytes in memory the disk takes them; with one thread, only once the verifier agrees.
Result<void> verifyAndStage(const RenderedRelease& rendered, const Snapshot& snapshot, FolderPair& folders, JobContext& job)
{
    if (job.threads() == 1) {
        const auto verified = verifyBytes(rendered, snapshot, job);
        return verified ? folders.stage(job) : verified;
    }
    Result<void> verified = cancelled();
    Result<void> staged = cancelled();
    const bool done = parallelFor(2, job, [&](std::size_t piece, std::size_t) {
        if (piece == 0)
            verified = verifyBytes(rendered, snapshot, job); // on all threads: the disk needs hardly any
        else
            staged = folders.stage(job);
    });
    if (!verified || !staged)
        return verified ? staged : verified;
    return done ? Result<void>() : cancelled();
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
    FolderPair folders(*rendered, *targets, files);
    if (const auto staged = verifyAndStage(*rendered, release.snapshot(), folders, job); !staged)
        return std::unexpected(staged.error());
    if (const auto published = folders.publish(job); !published)
        return std::unexpected(published.error());
    return targets;
}

Result<WrittenRelease> writeRelease(const Release& release, const std::filesystem::path& name, JobContext& job)
{
    FileOperations files;
    return writeReleaseWith(files, release, name, job);
}

} // namespace tranche
