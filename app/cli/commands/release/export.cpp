// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/release/export.h"

#include "app/cli/commands/release/analyst_sentence.h"
#include "app/cli/commands/release/report_parts.h"
#include "app/cli/keys/key_to_sign_with.h"
#include "app/cli/output/text_table.h"
#include "core/base/messages/release/package_message.h"
#include "core/base/messages/release_message.h"
#include "core/import/sha256.h"
#include "core/release/files/data_files.h"
#include "core/release/writing/leftovers.h"
#include "core/release/logging/run_facts.h"
#include "core/release/original_of.h"
#include "core/release/writing/release_targets.h"
#include "core/release/writing/release_writer.h"
#include "core/release/writing/verifier_word.h"
#include "core/verify/verify_release.h"

#include <QDate>

#include <span>
#include <utility>

namespace tranche::cli {

namespace {

void noteFormulaCells(const Run& run, const Snapshot& snapshot, const ReleaseOptions& options)
{
    const auto cells = countFormulaCells(*snapshot.published);
    if (cells == 0)
        return;
    const bool asIs = options.formulaCells == FormulaCells::AsIs;
    run.console.note(counted(cells, "cell", "cells") + " would be run as a formula by a spreadsheet program; "
                     + (asIs ? "they are written as they are (--formula-cells prefixed puts an apostrophe before them)."
                             : "an apostrophe is put before them."));
}

ReleaseRequest releaseRequest(const Run& run, const SliceRequest& slicing)
{
    return {.source = run.source, .options = slicing.release, .pins = slicing.pins, .notes = slicing.notes, .policy = slicing.policy};
}

Result<std::string> verifyDraft(Run& run, const Snapshot& snapshot, const SliceRequest& slicing, const JudgedPolicy& judged)
{
    return run.phases.run("verify", [&](JobContext& job) -> Result<std::string> {
        auto draft = Draft::make(snapshot, releaseRequest(run, slicing), job, {.fakes = judged.fakes.get(), .reports = false});
        if (!draft)
            return std::unexpected(draft.error());
        const auto report = verifyAgainstOriginal(std::move(*draft).takeFiles().release, originalOf(snapshot), job, {.draft = true});
        if (const auto agreed = agreedBy(report); !agreed)
            return std::unexpected(agreed.error());
        return "Verified: the draft passed, by the files alone and against the original table. Nothing was written; --export writes a "
               "release.\n";
    });
}

/// The key that was named, open.
Result<std::optional<SigningKey>> chosenKey(Run& run, const ExportRequest& target)
{
    if (!target.signWith)
        return std::optional<SigningKey>();
    auto key = keyToSignWith(run, accountKeys(), *target.signWith, target.passphraseFile);
    return key ? Result<std::optional<SigningKey>>(std::move(*key)) : std::unexpected(key.error());
}

/// What a killed export has left where this one goes.
void clearLeftovers(const Run& run, const std::filesystem::path& name)
{
    const auto folder = name.has_parent_path() ? name.parent_path() : std::filesystem::path(".");
    for (const auto& leftover : leftoversIn(folder))
        if (removeLeftover(leftover))
            run.console.note("Removed what an interrupted export had left behind in the target folder.");
}

/// That it was approved, what is written, and that it is out; the log goes with what stays in the house. Both get their names together or
/// not at all, the log first, so nothing that was not released has a log that says so.
void tellWritten(AuditLog& log, const Approval& approval, std::size_t asked, Release& release, const std::string& name)
{
    addFacts(log, {approvedFact({approval.name, approval.reason, approval.keyId, approval.manifest, 1, asked})});
    const auto& files = release.files();
    addFacts(log, {exportedFact(name + (release.isForReview() ? ".review" : ".release"), files.release.size(), name + ".internal",
                                files.internal.size() + 1)}); // the log itself
    if (!release.isForReview())
        addFacts(log, {releasedFact(approval.manifest)});
    release.keepAuditLog(log.text());
}

/// Nobody approves what the verifier objects to.
Result<void> verified(const Draft& draft, AuditLog& log, JobContext& job)
{
    const auto report = verifyAgainstOriginal(draft.files().release, originalOf(draft.snapshot()), job, {.draft = true});
    const auto agreed = agreedBy(report);
    if (agreed)
        addFacts(log, {verifiedFact(report, sha256Hex(draft.manifest()))});
    return agreed;
}

/// With fewer approvals than the policy asks for it is written for review.
Result<Release> approved(Draft draft, const ExportRequest& target, const SigningKey* key, AuditLog& log)
{
    const auto approval = approve(draft, target.approveAs, target.reason, key);
    if (!approval)
        return std::unexpected(approval.error());
    const auto asked = draft.approvalsAsked().count;
    auto release = asked > 1 ? Release::forReview(std::move(draft), {*approval}) : Release::make(std::move(draft), {*approval});
    if (release)
        tellWritten(log, *approval, asked, *release, target.name.filename().string());
    return release;
}

/// What the release tells beside its snapshot.
struct ExportParts {
    std::optional<UtilityStatement> utility;
    ReportFigures figures;
};

Result<ExportParts> partsOf(Run& run, const Snapshot& snapshot, const SliceRequest& slicing, const JudgedPolicy& judged)
{
    auto utility = analystSentence(run, snapshot, slicing.release);
    if (!utility)
        return std::unexpected(utility.error());
    auto figures = reportFigures(run, snapshot, judged.fakes);
    if (!figures)
        return std::unexpected(figures.error());
    return ExportParts{std::move(*utility), std::move(*figures)};
}

Result<WrittenRelease> writeApproved(Run& run, const Snapshot& snapshot, const SliceRequest& slicing, const JudgedPolicy& judged,
                                     const ExportTools& tools)
{
    auto parts = partsOf(run, snapshot, slicing, judged);
    if (!parts)
        return std::unexpected(parts.error());
    return run.phases.run("export", [&](JobContext& job) -> Result<WrittenRelease> {
        auto request = releaseRequest(run, slicing);
        request.utility = std::move(parts->utility);
        auto log = auditOfRun(snapshot, request, slicing.recipe, judged.findings, job);
        request.audit = log.head();
        auto draft = Draft::make(snapshot, std::move(request), job,
                                 {.figures = parts->figures,
                                  .fakes = judged.fakes.get(),
                                  .pdf = [&](std::span<const Report> reports) { return tools.painter.pdfs(reports, job); },
                                  .prepared = QDate::currentDate().toString(Qt::ISODate).toStdString(),
                                  .auditLines = log.lines()});
        if (!draft)
            return std::unexpected(draft.error());
        if (const auto holds = verified(*draft, log, job); !holds)
            return std::unexpected(holds.error());
        auto release = approved(std::move(*draft), *slicing.target, tools.key ? &*tools.key : nullptr, log);
        return release ? writeRelease(std::move(*release), slicing.target->name, job) : std::unexpected(release.error());
    });
}

} // namespace

Result<std::optional<ExportTools>> exportTools(Run& run, const SliceRequest& slicing)
{
    if (!slicing.target)
        return std::optional<ExportTools>();
    clearLeftovers(run, slicing.target->name);
    if (const auto free = targetsOf(slicing.target->name, slicing.release.container); !free)
        return std::unexpected(free.error());
    if (slicing.policy && slicing.policy->asksForSignatures() && !slicing.target->signWith)
        return fail(ErrorCode::InvalidArgument, ReleaseMessage::NotSigned);
    auto painter = PictureProgram::find(PackageMessage::NoReportPainter);
    if (!painter)
        return std::unexpected(painter.error());
    auto key = chosenKey(run, *slicing.target);
    if (!key)
        return std::unexpected(key.error());
    return ExportTools{std::move(*painter), std::move(*key)};
}

Result<std::string> verifyOrExport(Run& run, const Snapshot& snapshot, const SliceRequest& slicing, const JudgedPolicy& judged,
                                   const std::optional<ExportTools>& tools)
{
    if (!tools)
        return verifyDraft(run, snapshot, slicing, judged);
    noteFormulaCells(run, snapshot, slicing.release);
    const auto written = writeApproved(run, snapshot, slicing, judged, *tools);
    if (!written)
        return std::unexpected(written.error());
    if (tools->key)
        static_cast<void>(accountKeys().countSignature(tools->key->publicKey())); // of a key file elsewhere nothing is counted
    const bool forReview = slicing.policy && slicing.policy->approvers() > 1;
    return "Verified: the release passed, by the files alone and against the original table.\n"
           + std::string(forReview ? "For review:   " : "To publish:   ") + printable(written->release.string())
           + "\nKeep private: " + printable(written->internal.string()) + '\n'
           + (forReview ? "Another person has still to approve it: tranche-cli approve NAME.review --key KEY --reason TEXT\n" : "");
}

} // namespace tranche::cli
