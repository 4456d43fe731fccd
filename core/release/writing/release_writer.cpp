// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/writing/release_writer.h"

#include "core/base/messages/release/evidence_message.h"
#include "core/jobs/parallel.h"
#include "core/release/writing/folder_pair.h"
#include "core/release/writing/verifier_word.h"
#include "core/release/original_of.h"
#include "core/verify/reading/release_folder.h"
#include "core/verify/verify_release.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

/// Whether all that is missing are approvals, which a release for review lacks.
bool lacksApprovalsOnly(const VerifyReport& report)
{
    return std::ranges::all_of(report.checks, [](const auto& check) {
        return check.verdict == Verdict::Holds || check.statement.says == EvidenceMessage::TooFewApprovals;
    });
}

/// The verifier's word on exactly the bytes that were given to the disk; they go when they are read.
Result<void> verifyBytes(ReleaseFiles&& bytes, const Release& release, JobContext& job)
{
    const auto report = verifyAgainstOriginal(std::move(bytes), originalOf(release.snapshot()), job);
    return release.isForReview() && lacksApprovalsOnly(report) ? Result<void>() : agreedBy(report);
}

/// What the verifier reads: of a zip, what was written, and then nothing else is kept of it in memory.
Result<ReleaseFiles> bytesToVerify(RenderedRelease&& rendered, Container container, const FolderPair& folders)
{
    auto bytes = std::move(rendered.release);
    if (container == Container::Folder)
        return bytes;
    bytes.clear();
    return readReleaseAt(folders.packedRelease());
}

/// While the verifier reads the bytes in memory the disk takes them; with one thread, only once the verifier agrees.
Result<void> verifyAndFlush(ReleaseFiles&& bytes, const Release& release, FolderPair& folders, JobContext& job)
{
    if (job.threads() == 1) {
        const auto verified = verifyBytes(std::move(bytes), release, job);
        return verified ? folders.flush(job) : verified;
    }
    Result<void> verified;
    Result<void> flushed;
    parallelFor(2, job, [&](std::size_t piece, std::size_t) {
        if (piece == 0)
            verified = verifyBytes(std::move(bytes), release, job); // on all threads: the disk needs hardly any
        else
            flushed = folders.flush(job);
    });
    return verified ? flushed : verified;
}

} // namespace

Result<WrittenRelease> writeReleaseWith(FileOperations& files, Release release, const std::filesystem::path& name, JobContext& job)
{
    auto targets = targetsOf(name, release.container(), release.isForReview());
    if (!targets)
        return targets;
    FolderPair folders(*targets, release.container(), files);
    auto rendered = release.takeFiles();
    if (const auto written = folders.write(rendered, job); !written)
        return std::unexpected(written.error());
    auto bytes = bytesToVerify(std::move(rendered), release.container(), folders);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (const auto verified = verifyAndFlush(std::move(*bytes), release, folders, job); !verified)
        return std::unexpected(verified.error());
    if (const auto published = folders.publish(job); !published)
        return std::unexpected(published.error());
    return targets;
}

Result<WrittenRelease> writeRelease(Release release, const std::filesystem::path& name, JobContext& job)
{
    FileOperations files;
    return writeReleaseWith(files, std::move(release), name, job);
}

} // namespace tranche
