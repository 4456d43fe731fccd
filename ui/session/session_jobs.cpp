// SPDX-License-Identifier: GPL-3.0-or-later
// Intents that are carried out by a job of their own: load, verify, approve, export.
#include "core/release/original_of.h"
#include "core/release/release_writer.h"
#include "ui/session/load_table.h"
#include "ui/session/opened_table.h"
#include "ui/session/naming/own_words.h"
#include "ui/session/session_private.h"
#include "ui/session/utility/utility_finding.h"
#include "ui/session/verified_draft.h"

#include <QFileInfo>

#include <utility>

namespace tranche {

namespace {

Error busyWith(Task task)
{
    return inOwnWords(ErrorCode::InvalidArgument, task == Task::Export
                                                      ? Session::tr("A release is being written. Try again when it has finished.")
                                                      : Session::tr("A table is being read. Try again when it has finished."));
}

std::filesystem::path pathOf(const QString& name)
{
    return std::filesystem::path(name.toStdString());
}

QString pathText(const std::filesystem::path& path)
{
    return QString::fromStdString(path.string());
}

/// What the draft says that an analyst may do stays what it was when it was verified, whatever is found out later.
ReleaseRequest releaseRequest(const Document& document)
{
    ReleaseRequest request{.source = document.opened->source,
                           .options = document.releaseOptions,
                           .pins = document.pins,
                           .utility = document.draft ? document.draft->utility : std::nullopt};
    if (document.scenarios)
        request.rejected = rejectedOf(*document.scenarios, decisionsOf(document.snapshot, document.pins));
    return request;
}

/// By pointer: it is as large as the release.
Result<std::shared_ptr<const VerifiedDraft>> makeDraft(const Document& document, JobContext& job)
{
    auto request = releaseRequest(document);
    auto finding = job.part(0, 200);
    if (document.releaseOptions.utility)
        request.utility = wholeUtilityFinding(document, finding);
    auto rendering = job.part(200, 400);
    auto files = renderDraft(document.snapshot, request, rendering);
    if (!files)
        return std::unexpected(files.error());
    auto checking = job.part(400, 1000);
    auto report = verifyAgainstOriginal(files->release, originalOf(document.snapshot), checking);
    return std::make_shared<const VerifiedDraft>(VerifiedDraft{std::move(*files), std::move(report), std::move(request.utility)});
}

Result<WrittenRelease> writeOut(const Document& document, const QString& name, JobContext& job)
{
    auto release = Release::make(document.snapshot, releaseRequest(document), *document.approval, job);
    if (!release)
        return std::unexpected(release.error());
    return writeRelease(*release, pathOf(name), job);
}

Document withTable(const Document& before, const LoadedTable& loaded)
{
    auto next = afterDecision(before, before.snapshot.withTable(loaded.table, loaded.schema, loaded.roles),
                              Session::tr("Open %1").arg(loaded.opened->title));
    next.opened = loaded.opened;
    return next;
}

} // namespace

void Session::loadFiles(const QStringList& paths, const CsvOptions& options, const QStringList& missingTokens)
{
    if (paths.isEmpty())
        return;
    if (d->task == Task::Export) {
        d->report(busyWith(d->task));
        return;
    }
    LoadRequest request{{}, options, {}};
    for (const auto& path : paths)
        request.files.push_back(pathOf(path));
    for (const auto& token : missingTokens)
        request.missingTokens.push_back(token.toStdString());
    const auto shown
        = paths.size() == 1 ? tr("Reading %1").arg(QFileInfo(paths.front()).fileName()) : tr("Reading %1 files").arg(paths.size());
    d->serve(
        Task::Load, shown, [request](JobContext& job) { return loadTable(request, job); },
        [this](const Result<LoadedTable>& loaded) {
            d->task = Task::None; // the table is read: computing may follow at once
            if (loaded)
                d->decide(withTable(d->now(), *loaded));
            else
                d->report(loaded.error());
        });
}

void Session::verify()
{
    if (d->task == Task::Load) {
        d->verifyWanted = true;
        return;
    }
    if (d->mayInterrupt() && d->task != Task::Verify && d->task != Task::Approve && !d->now().draft && d->now().snapshot.readyForRelease())
        d->startVerify();
}

void Session::Private::startVerify()
{
    const auto work = [document = now()](JobContext& job) { return makeDraft(document, job); };
    serve(Task::Verify, Session::tr("Verifying the release"), work, [this](const Result<std::shared_ptr<const VerifiedDraft>>& draft) {
        if (draft) {
            Document document = now();
            document.draft = *draft;
            addResults(document);
        } else {
            report(draft.error());
        }
    });
}

void Session::approve(const QString& name, const QString& reason)
{
    if (!d->mayInterrupt()) {
        d->report(busyWith(d->task));
        return;
    }
    const auto& document = d->now();
    if (!draftHolds(document) || !document.snapshot.readyForRelease()) {
        d->report(
            document.draft
                ? inOwnWords(ErrorCode::DoesNotHold, tr("The verifier found that this release does not keep its promises, so it cannot be "
                                                        "approved."))
                : inOwnWords(ErrorCode::InvalidArgument, tr("The release has not been verified yet. Approve it once it has.")));
        return;
    }
    const auto work = [snapshot = document.snapshot, request = releaseRequest(document), name, reason](JobContext& job) {
        return Approval::make(snapshot, request, name.toStdString(), reason.toStdString(), job);
    };
    d->serve(Task::Approve, tr("Approving the release"), work, [this](const Result<Approval>& approval) {
        if (approval) {
            Document next = d->now();
            next.approval = std::make_shared<const Approval>(*approval);
            next.decision = tr("Approve the release");
            const auto shown = d->now();
            d->history.push(next);
            emit snapshotChanged(next, shown);
        } else {
            d->report(approval.error());
        }
    });
}

void Session::exportRelease(const QString& name)
{
    const auto& document = d->now();
    if (!document.approval || !draftHolds(document)) {
        d->report(inOwnWords(ErrorCode::InvalidArgument, tr("Nothing was written: this release is not approved.")));
        return;
    }
    if (!d->mayInterrupt()) {
        d->report(busyWith(d->task));
        return;
    }
    const auto work = [document, name](JobContext& job) { return writeOut(document, name, job); };
    d->serve(Task::Export, tr("Writing %1.release").arg(QFileInfo(name).fileName()), work, [this](const Result<WrittenRelease>& written) {
        if (written)
            emit exported(pathText(written->release), pathText(written->internal));
        else
            d->report(written.error());
    });
}

} // namespace tranche
