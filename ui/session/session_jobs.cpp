// SPDX-License-Identifier: GPL-3.0-or-later
// Intents that are carried out by a job of their own: load, verify, approve, export.
#include "core/release/original_of.h"
#include "core/release/release_writer.h"
#include "ui/session/figures/report_parts.h"
#include "ui/session/load_table.h"
#include "ui/session/opened_table.h"
#include "ui/session/naming/own_words.h"
#include "ui/session/session_private.h"
#include "ui/session/utility/utility_finding.h"
#include "ui/session/verified_draft.h"

#include <QDate>
#include <QFileInfo>
#include <QLocale>

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

ReleaseRequest releaseRequest(const Document& document)
{
    ReleaseRequest request{.source = document.opened->source, .options = document.releaseOptions, .pins = document.pins};
    if (document.scenarios)
        request.rejected = rejectedOf(*document.scenarios, decisionsOf(document.snapshot, document.pins));
    return request;
}

DraftTools toolsFor(const Document& document, const PdfMaker& pdf)
{
    return {.figures = reportFiguresOf(document),
            .pdf = pdf,
            .locale = QLocale(),
            .prepared = QDate::currentDate().toString(Qt::ISODate).toStdString()};
}

/// By pointer: it is as large as the release.
Result<std::shared_ptr<const VerifiedDraft>> makeDraft(const Document& document, const PdfMaker& pdf, JobContext& job)
{
    auto request = releaseRequest(document);
    auto finding = job.part(0, 200);
    if (document.releaseOptions.utility)
        request.utility = wholeUtilityFinding(document, finding);
    auto rendering = job.part(200, 400);
    auto draft = Draft::make(document.snapshot, std::move(request), rendering, toolsFor(document, pdf));
    if (!draft)
        return std::unexpected(draft.error());
    auto checking = job.part(400, 1000);
    auto report = verifyAgainstOriginal(draft->files().release, originalOf(document.snapshot), checking, {.draft = true});
    return std::make_shared<const VerifiedDraft>(VerifiedDraft{std::move(*draft), std::move(report)});
}

/// The draft that was approved, byte by byte.
Result<WrittenRelease> writeApproved(const Document& document, const QString& name, bool forReview, JobContext& job)
{
    auto release = forReview ? Release::forReview(document.draft->draft, *document.approvals)
                             : Release::make(document.draft->draft, *document.approvals);
    if (!release)
        return std::unexpected(release.error());
    return writeRelease(std::move(*release), pathOf(name), job);
}

Result<Approval> approveDraft(const Draft& draft, const QString& name, const QString& reason, const Session::OpenKey& openKey)
{
    if (!openKey)
        return tranche::approve(draft, name.toStdString(), reason.toStdString());
    const auto key = openKey();
    return key ? tranche::approve(draft, name.toStdString(), reason.toStdString(), &*key) : std::unexpected(key.error());
}

Document withTable(const Document& before, const LoadedTable& loaded)
{
    auto next = afterDecision(before, before.snapshot.withTable(loaded.table, loaded.schema, loaded.roles),
                              Session::tr("Open %1").arg(loaded.opened->title));
    next.opened = loaded.opened;
    if (!before.opened || before.opened->source.sha256 != loaded.opened->source.sha256) { // what was said is about another table
        next.releaseOptions.details = {};
        next.releaseOptions.texts = {};
        next.releaseOptions.waivers = {};
    }
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
    const auto work = [document = now(), pdf = pdf](JobContext& job) { return makeDraft(document, pdf, job); };
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

void Session::approve(const QString& name, const QString& reason, OpenKey key)
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
    const auto work = [draft = document.draft, name, reason, key = std::move(key)](JobContext&) {
        return approveDraft(draft->draft, name, reason, key);
    };
    d->serve(Task::Approve, tr("Approving the release"), work, [this](const Result<Approval>& approval) {
        if (approval)
            d->addApproval(*approval);
        else
            d->report(approval.error());
    });
}

void Session::Private::addApproval(const Approval& approval)
{
    auto approvals = now().approvals ? *now().approvals : std::vector<Approval>();
    approvals.push_back(approval);
    const auto& draft = now().draft->draft;
    auto asked = draft.approvalsAsked();
    asked.mayLack = true;
    if (const auto checked = checkApprovals(approvals, draft.manifest(), asked); !checked)
        return report(checked.error());
    Document document = now();
    document.approvals = std::make_shared<const std::vector<Approval>>(std::move(approvals));
    addResults(document);
}

void Session::Private::voidApprovals()
{
    if (!now().approvals)
        return;
    Document document = now();
    document.approvals.reset();
    history.update(document);
}

void Session::takeBackApprovals()
{
    if (!d->now().approvals || d->task == Task::Export)
        return;
    const Document before = d->now();
    d->voidApprovals();
    emit snapshotChanged(d->now(), before);
}

void Session::exportRelease(const QString& name)
{
    if (isApproved(d->now()))
        return d->writeOut(name, false);
    d->report(inOwnWords(ErrorCode::InvalidArgument, tr("Nothing was written: this release is not approved.")));
}

void Session::exportForReview(const QString& name)
{
    if (approvalsGiven(d->now()) > 0 && draftHolds(d->now()) && !isApproved(d->now()))
        return d->writeOut(name, true);
    d->report(
        inOwnWords(ErrorCode::InvalidArgument, tr("Nothing was written: for a review, somebody has to approve the release and somebody "
                                                  "else has still to do so.")));
}

void Session::Private::writeOut(const QString& name, bool forReview)
{
    if (!mayInterrupt())
        return report(busyWith(task));
    const auto work = [document = now(), name, forReview](JobContext& job) { return writeApproved(document, name, forReview, job); };
    const auto file = QFileInfo(name).fileName();
    emit q.writing(QFileInfo(name).absolutePath());
    const auto shown = forReview ? Session::tr("Writing %1.review").arg(file) : Session::tr("Writing %1.release").arg(file);
    serve(Task::Export, shown, work, [this](const Result<WrittenRelease>& written) {
        if (written)
            emit q.exported(pathText(written->release), pathText(written->internal));
        else
            report(written.error());
    });
}

} // namespace tranche
