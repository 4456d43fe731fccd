// SPDX-License-Identifier: GPL-3.0-or-later
// Intents that are carried out by a job of their own: load, verify, approve, export.
#include "core/import/sha256.h"
#include "core/recipe/source_texts.h"
#include "core/release/logging/run_facts.h"
#include "core/release/original_of.h"
#include "core/release/writing/release_writer.h"
#include "ui/session/figures/report_parts.h"
#include "ui/session/governance/audit_book.h"
#include "ui/session/load_table.h"
#include "ui/session/naming/source_title.h"
#include "ui/session/opened_table.h"
#include "ui/session/naming/own_words.h"
#include "ui/session/session_private.h"
#include "ui/session/utility/utility_finding.h"
#include "ui/session/verified_draft.h"

#include <QDate>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
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
    if (document.policy)
        request.policy = *document.policy;
    if (document.scenarios)
        request.rejected = rejectedOf(*document.scenarios, decisionsOf(document.snapshot, document.pins));
    return request;
}

/// Numbers in a report as on the screen.
QLocale screenLocale()
{
    const QLocale own;
    return own.language() == QLocale::C ? DraftTools().locale : own;
}

DraftTools toolsFor(const Document& document, const PdfMaker& pdf)
{
    return {.figures = reportFiguresOf(document),
            .pdf = pdf,
            .locale = screenLocale(),
            .prepared = QDate::currentDate().toString(Qt::ISODate).toStdString()};
}

/// By pointer: it is as large as the release.
Result<std::shared_ptr<const VerifiedDraft>> makeDraft(const Document& document, DraftTools tools, AuditBook* audit, JobContext& job)
{
    auto request = releaseRequest(document);
    if (audit != nullptr) {
        request.audit = audit->head();
        tools.auditLines = audit->lines();
        tools.auditLines.resize(std::min(tools.auditLines.size(), request.audit.entries));
    }
    auto finding = job.part(0, 200);
    if (document.releaseOptions.utility)
        request.utility = wholeUtilityFinding(document, finding);
    auto rendering = job.part(200, 400);
    auto draft = Draft::make(document.snapshot, std::move(request), rendering, tools);
    if (!draft)
        return std::unexpected(draft.error());
    auto checking = job.part(400, 1000);
    auto report = verifyAgainstOriginal(draft->files().release, originalOf(document.snapshot), checking, {.draft = true});
    auto digest = sha256Hex(draft->manifest());
    return std::make_shared<const VerifiedDraft>(VerifiedDraft{std::move(*draft), std::move(report), std::move(digest)});
}

/// What a release is written with, beside the document.
struct Writing {
    QString name;
    bool forReview = false;
    std::shared_ptr<AuditBook> audit;
};

/// Into the log that goes beside the release: what is written, and under which names.
Result<void> recordWriting(const Writing& writing, Release& release)
{
    if (!writing.audit)
        return {};
    const auto name = QFileInfo(writing.name).fileName().toStdString();
    const auto& files = release.files();
    auto recorded = writing.audit->record(exportedFact(name + (writing.forReview ? ".review" : ".release"), files.release.size(),
                                                       name + ".internal", files.internal.size() + 1)); // the log itself
    release.keepAuditLog(writing.audit->text());
    return recorded;
}

/// The log says what is written before it is, for it goes with it. Where nothing was written after all, stopped or failed, it says so, too.
class Undone {
public:
    explicit Undone(std::shared_ptr<AuditBook> audit) : m_audit(std::move(audit)) {}
    ~Undone()
    {
        if (m_audit)
            static_cast<void>(m_audit->record(refusedFact("export", "nothing was written")));
    }
    Undone(const Undone&) = delete;
    Undone& operator=(const Undone&) = delete;
    void isDone() { m_audit.reset(); }

private:
    std::shared_ptr<AuditBook> m_audit;
};

/// The draft that was approved, byte by byte.
Result<WrittenRelease> writeApproved(const Document& document, const Writing& writing, JobContext& job)
{
    const bool forReview = writing.forReview;
    auto release = forReview ? Release::forReview(document.draft->draft, *document.approvals)
                             : Release::make(document.draft->draft, *document.approvals);
    if (!release)
        return std::unexpected(release.error());
    if (const auto recorded = recordWriting(writing, *release); !recorded)
        return std::unexpected(recorded.error());
    Undone undone(writing.audit);
    auto written = writeRelease(std::move(*release), pathOf(writing.name), job);
    if (!written)
        return written;
    undone.isDone();
    if (writing.audit && !forReview)
        static_cast<void>(writing.audit->record(releasedFact(document.draft->manifestDigest))); // it is out by now
    return written;
}

/// What a person approves, and how.
struct Approving {
    std::shared_ptr<const VerifiedDraft> draft;
    std::vector<Approval> given; ///< by others
    std::string name;
    std::string reason;
    Session::OpenKey openKey;
    std::shared_ptr<AuditBook> audit;
};

Result<Approval> approvalOf(const Approving& approving)
{
    const auto& draft = approving.draft->draft;
    if (!approving.openKey)
        return tranche::approve(draft, approving.name, approving.reason);
    const auto key = approving.openKey();
    return key ? tranche::approve(draft, approving.name, approving.reason, &*key) : std::unexpected(key.error());
}

/// For the log, which is not in the language of the window.
std::string whyRefused(const Error& error)
{
    return error.code == ErrorCode::BadInput || error.code == ErrorCode::NotFound ? "the key could not be opened"
                                                                                  : "it does not count for this release";
}

/// Counts once it stands in the log, and so does that it was refused.
Result<Approval> approveDraft(const Approving& approving)
{
    const auto& draft = approving.draft->draft;
    auto asked = draft.approvalsAsked();
    asked.mayLack = true;
    auto approval = approvalOf(approving);
    auto all = approving.given;
    if (approval)
        all.push_back(*approval);
    const auto checked = approval ? checkApprovals(all, draft.manifest(), asked) : std::unexpected(approval.error());
    if (!checked) {
        if (approving.audit)
            static_cast<void>(approving.audit->record(refusedFact("approval", whyRefused(checked.error()))));
        return std::unexpected(checked.error());
    }
    const auto recorded = approving.audit ? approving.audit->record(approvedFact(
                              {approval->name, approval->reason, approval->keyId, approval->manifest, all.size(), asked.count}))
                                          : Result<void>();
    return recorded ? approval : std::unexpected(recorded.error());
}

/// What the table that is open says by itself about its values.
ValueLabels saidByItself(const Document& document)
{
    ReleaseOptions said;
    if (document.opened && document.snapshot.table)
        addSourceTexts(said, *document.snapshot.table, document.opened->labels, document.opened->options);
    return said.valueLabels;
}

Document withTable(const Document& before, const LoadedTable& loaded)
{
    auto next = afterDecision(before, before.snapshot.withTable(loaded.table, loaded.schema, loaded.roles),
                              Session::tr("Open %1").arg(loaded.opened->title));
    next.opened = loaded.opened;
    const bool isAnother = !before.opened || before.opened->source.sha256 != loaded.opened->source.sha256;
    if (isAnother) { // what was said is about another table
        next.releaseOptions.details = {};
        next.releaseOptions.texts = loaded.said.texts;
        next.releaseOptions.waivers = {};
    }
    if (isAnother || saidByItself(before) != loaded.said.valueLabels) // they follow how the table was read
        next.releaseOptions.valueLabels = loaded.said.valueLabels;
    return next;
}

} // namespace

void Session::loadFiles(const QStringList& paths, const ImportOptions& options, const QStringList& missingTokens,
                        const std::map<std::string, AttributeSchema>& decided)
{
    if (paths.isEmpty())
        return;
    LoadRequest request{{}, options, {}, decided, {}};
    for (const auto& path : paths)
        request.files.push_back(pathOf(path));
    for (const auto& token : missingTokens)
        request.missingTokens.push_back(token.toStdString());
    loadRead(std::move(request));
}

void Session::loadRead(LoadRequest request)
{
    if (d->task == Task::Export) {
        d->report(busyWith(d->task));
        return;
    }
    const auto files = static_cast<qsizetype>(request.files.size());
    const auto shown = files > 1 ? tr("Reading %1 files").arg(files) : tr("Reading %1").arg(sourceTitle(request.files, request.options));
    d->serve(
        Task::Load, shown,
        [shared = std::make_shared<LoadRequest>(std::move(request))](JobContext& job) {
            const auto taken = std::move(*shared); // a source that was read already is not held longer than it takes
            return loadTable(taken, job);
        },
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
    const auto work = [document = now(), tools = pdf, book = audit](JobContext& job) {
        return makeDraft(document, toolsFor(document, tools), book.get(), job);
    };
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
    const Approving approving{.draft = document.draft,
                              .given = document.approvals ? *document.approvals : std::vector<Approval>(),
                              .name = name.toStdString(),
                              .reason = reason.toStdString(),
                              .openKey = std::move(key),
                              .audit = d->audit};
    const auto work = [approving](JobContext&) { return approveDraft(approving); };
    d->serve(Task::Approve, tr("Approving the release"), work,
             [this, draft = document.draft, given = document.approvals](const Result<Approval>& approval) {
                 if (!approval)
                     d->report(approval.error());
                 else if (d->now().draft == draft && d->now().approvals == given) // beside which it was checked
                     d->addApproval(*approval);
             });
}

void Session::Private::addApproval(const Approval& approval)
{
    Document document = now();
    auto approvals = document.approvals ? *document.approvals : std::vector<Approval>();
    approvals.push_back(approval);
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
    if (d->task == Task::Approve)
        d->stopJob(); // who approves now does so beside those that are taken back
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
    d->report(inOwnWords(ErrorCode::InvalidArgument, tr("Nothing was written: a review needs one approval, with another still to come.")));
}

void Session::Private::writeOut(const QString& name, bool forReview)
{
    if (!mayInterrupt())
        return report(busyWith(task));
    const auto work
        = [document = now(), writing = Writing{name, forReview, audit}](JobContext& job) { return writeApproved(document, writing, job); };
    const auto file = QFileInfo(name).fileName();
    emit q.writing(QFileInfo(name).absolutePath());
    const auto shown = forReview ? Session::tr("Writing %1.review").arg(file) : Session::tr("Writing %1.release").arg(file);
    serve(Task::Export, shown, work, [this, forReview, approvals = now().approvals](const Result<WrittenRelease>& written) {
        if (!written)
            return report(written.error());
        const QString release = pathText(written->release);
        const QString internal = pathText(written->internal);
        writtenFor = approvals;
        writtenAs = QFileInfo(release).fileName();
        forReview ? emit q.exportedForReview(release, internal) : emit q.exported(release, internal);
    });
}

QString Session::writtenAs() const
{
    return d->now().approvals && d->now().approvals == d->writtenFor ? d->writtenAs : QString();
}

} // namespace tranche
