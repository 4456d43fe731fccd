// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/approve/approve_panel.h"

#include "core/verify/verify_release.h"
#include "ui/dialogs/audit/audit_view.h"
#include "ui/dialogs/linkings_dialog.h"
#include "ui/panels/card_grid.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/approve/approval_cards.h"
#include "ui/panels/approve/details_card.h"
#include "ui/panels/approve/policy_card.h"
#include "ui/panels/approve/release_files.h"
#include "ui/panels/approve/release_steps.h"
#include "ui/panels/side_pane.h"
#include "ui/panels/tinted_icon.h"
#include "ui/panels/approve/sign_form.h"
#include "ui/panels/approve/verifier_card.h"
#include "ui/panels/approve/written_links.h"
#include "ui/session/naming/source_title.h"
#include "ui/session/opened_table.h"
#include "ui/session/verified_draft.h"
#include "ui/words/wording.h"
#include "ui/parts/cards/banner.h"
#include "ui/parts/buttons.h"
#include "ui/parts/cards/section_card.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/style/number_text.h"
#include "ui/words/messages/message_text.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QGridLayout>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace tranche {

namespace {

/// One below the other.
void stack(QWidget* in, std::initializer_list<QWidget*> cards)
{
    auto* down = new QVBoxLayout(in);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(8);
    for (QWidget* card : cards)
        down->addWidget(card);
    down->addStretch(1);
}

/// Beside the table; by its name alone where its folder is not known or gone.
QString proposedRelease(const Document& now)
{
    if (!now.opened)
        return {};
    const QString name = sourceFileName(now.opened->files, now.opened->options);
    if (now.opened->files.empty())
        return name;
    const QDir folder = QFileInfo(QString::fromStdString(now.opened->files.front())).absoluteDir();
    return folder.exists() ? folder.filePath(name) : name;
}

} // namespace

ApprovePanel::ApprovePanel(Session& sessionRef, QWidget* parent) : Panel(sessionRef, tr("Approve"), parent), m_questions(fileDialogs())
{
    m_pages = new PanelPages(session(), this);
    auto* side = new SidePane(tr("Approve and write"), 404, this);
    buildSign(side);
    buildResult(side);
    m_pages->setContent(beside(buildMain(), side, QStringLiteral("approve"), m_pages));
    body()->addWidget(m_pages);
    connectSession();
    connectPolicy();
    buildViews();
    auto* sign = new QShortcut(Qt::CTRL | Qt::Key_Return, this);
    sign->setContext(Qt::WidgetWithChildrenShortcut);
    connect(sign, &QShortcut::activated, m_form, &SignForm::press);
    auto* failing = new QShortcut(Qt::Key_F8, this);
    failing->setContext(Qt::WidgetWithChildrenShortcut);
    connect(failing, &QShortcut::activated, m_policy, &PolicyCard::goToNextFailing);
    connect(m_pages, &PanelPages::pressed, this, [this] { emit panelRequested(PanelId::Buckets); });
}

void ApprovePanel::setQuestions(std::shared_ptr<Questions> questions)
{
    m_questions = std::move(questions);
    m_details->setQuestions(m_questions);
    if (m_audit)
        m_audit->setQuestions(m_questions);
}

QWidget* ApprovePanel::buildGuarantee(QWidget* parent)
{
    auto* guarantee = new SectionCard(tr("The guarantee in one sentence"), parent);
    m_guarantee = wrappedLabel({}, Type::Body, Ink::Text, guarantee);
    m_limits = wrappedLabel(notCoveredText(), Type::Caption, Ink::Text2, guarantee);
    m_unique = new Banner(guarantee);
    m_unique->setObjectName(QStringLiteral("unique"));
    m_unique->hide();
    guarantee->body()->addWidget(m_guarantee);
    guarantee->body()->addWidget(m_limits);
    guarantee->body()->addWidget(m_unique);
    return guarantee;
}

QWidget* ApprovePanel::buildMain()
{
    auto* cards = new CardGrid({16, 12, 16, 12}, this);
    auto* inside = cards->inside();
    auto* steps = new SectionCard(tr("Progress"), inside);
    m_steps = new ReleaseSteps(steps);
    steps->body()->addWidget(m_steps);
    auto* left = new QWidget(inside);
    m_policy = new PolicyCard(left);
    m_details = new DetailsCard(left);
    stack(left, {m_policy, m_details});
    auto* right = new QWidget(inside);
    m_verifier = new VerifierCard(right);
    stack(right, {m_verifier, buildGuarantee(right)});
    connect(m_verifier, &VerifierCard::verifyAsked, &session(), &Session::verify);
    connect(m_details, &DetailsCard::optionsChosen, &session(), &Session::setReleaseOptions);
    cards->arrangeBy([] { return scaled(720); },
                     [=](QGridLayout& grid, int across) {
                         grid.addWidget(steps, 0, 0, 1, across);
                         grid.addWidget(left, 1, 0, Qt::AlignTop);
                         grid.addWidget(right, across == 2 ? 1 : 2, across - 1, Qt::AlignTop);
                         grid.setRowStretch(3, 1);
                     });
    return cards;
}

void ApprovePanel::buildSign(SidePane* pane)
{
    m_approvals = new ApprovalCards(pane);
    m_form = new SignForm(pane);
    m_form->setKeys(session().keys());
    m_write = new QPushButton(tr("Write release…"), pane);
    setTintedIcon(m_write, QStringLiteral("export"));
    m_write->setObjectName(QStringLiteral("write"));
    pane->body()->addWidget(m_approvals);
    pane->body()->addWidget(m_form);
    pane->body()->addWidget(m_write);
    connect(m_approvals, &ApprovalCards::takeBackAsked, &session(), &Session::takeBackApprovals);
    connect(m_form, &SignForm::approveAsked, this, &ApprovePanel::approve);
    connect(m_form, &SignForm::reviewAsked, this, [this] { askWhereToWrite(true); });
    connect(m_write, &QPushButton::clicked, this, [this] { askWhereToWrite(false); });
}

void ApprovePanel::buildResult(SidePane* pane)
{
    m_result = wrappedLabel({}, Type::Body, Ink::Text, pane);
    m_result->setObjectName(QStringLiteral("result"));
    m_result->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_result->hide();
    m_links = new WrittenLinks(pane);
    connect(m_links, &WrittenLinks::openAsked, this, [](const QString& path) { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); });
    m_files = new ReleaseFilesView(pane);
    connect(m_files, &ReleaseFilesView::optionsChosen, &session(), &Session::setReleaseOptions);
    connect(m_files, &ReleaseFilesView::linkingsAsked, this, [this] {
        auto* dialog = new LinkingsDialog(session(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setModal(true);
        dialog->show();
    });
    pane->body()->addWidget(m_result);
    pane->body()->addWidget(m_links);
    pane->body()->addSpacing(8);
    pane->body()->addWidget(m_files);
    pane->body()->addStretch(1);
}

void ApprovePanel::connectPolicy()
{
    actions()->addWidget(m_policy->menuButton());
    connect(m_policy, &PolicyCard::panelRequested, this, &ApprovePanel::panelRequested);
    connect(m_policy, &PolicyCard::openAsked, this,
            [this] { m_questions->askForPolicy(this, [this](const QString& path) { session().openPolicy(path); }); });
    connect(m_policy, &PolicyCard::dropAsked, &session(), &Session::dropPolicy);
    connect(m_policy, &PolicyCard::waiveAsked, &session(), &Session::waive);
    connect(m_policy, &PolicyCard::takeBackAsked, &session(), &Session::takeBackWaiver);
}

void ApprovePanel::buildViews()
{
    m_views = new SegmentedButtons({tr("Release"), tr("Audit log")}, this);
    m_views->setObjectName(QStringLiteral("views"));
    m_views->setAccessibleName(tr("What is shown"));
    actions()->addWidget(m_views);
    connect(m_views, &SegmentedButtons::chosen, this, &ApprovePanel::showView);
}

void ApprovePanel::showView(int view)
{
    const bool log = view == 1 && session().audit();
    if (log && !m_audit) {
        m_audit = new AuditView(session().audit(), m_questions, this);
        m_audit->setContentsMargins(scaled(16), scaled(12), scaled(16), scaled(12));
        body()->addWidget(m_audit, 1);
        connect(m_audit, &AuditView::entryShown, this, &ApprovePanel::hovered);
    }
    m_pages->setVisible(!log);
    m_policy->menuButton()->setVisible(!log);
    setSideOffered(!log);
    if (m_audit)
        m_audit->setVisible(log);
    if (log)
        m_audit->read();
    else
        emit hovered({});
}

void ApprovePanel::connectSession()
{
    connect(&session(), &Session::exported, this, [this](const QString& release, const QString& internal) {
        showWritten(tr("Written: you can publish %1; keep %2 private. Both are in %3."), release, internal);
    });
    connect(&session(), &Session::exportedForReview, this, [this](const QString& review, const QString& internal) {
        showWritten(tr("Written: give %1 to the person who approves next; keep %2 private. Both are in %3."), review, internal);
    });
    connect(&session(), &Session::failed, this, [this](const Error& error) {
        if (!m_waiting)
            return;
        m_waiting = false;
        showResult(false, placedText(error));
        showSign(session().now());
        if (window()->focusWidget() == m_approvals)
            m_write->isEnabled() ? m_write->setFocus() : m_form->askAgain();
    });
    const auto again = [this] {
        if (isVisible()) {
            m_verifier->show(session().now(), session().isBusy());
            showSign(session().now());
        }
    };
    connect(&session(), &Session::jobStarted, this, again);
    connect(&session(), &Session::keysRead, this, again);
    connect(&session(), &Session::jobEnded, this, [this, again] {
        m_waiting = false;
        again();
    });
}

void ApprovePanel::approve()
{
    m_waiting = true;
    hideResult();
    auto passphrase = m_form->takePassphrase();
    const bool isSigned = !m_form->keyId().isEmpty() && session().keys();
    session().approve(m_form->name(), m_form->reason(),
                      isSigned ? session().keys()->opener(m_form->keyId(), std::move(passphrase)) : nullptr);
}

void ApprovePanel::askWhereToWrite(bool forReview)
{
    m_questions->askForReleaseName(this, proposedRelease(session().now()), [this, forReview](const QString& name) {
        if (name.isEmpty())
            return;
        m_waiting = true;
        hideResult();
        QString base = name;
        for (const QString& ending : {QStringLiteral(".zip"), QStringLiteral(".release"), QStringLiteral(".review")})
            base = base.endsWith(ending) ? base.chopped(ending.size()) : base;
        forReview ? session().exportForReview(base) : session().exportRelease(base);
    });
}

QString ApprovePanel::lacks(const Document& now) const
{
    if (!now.snapshot.readyForRelease())
        return tr("The table is not ready for a release yet.");
    if (!now.draft)
        return tr("The files have not been verified yet.");
    if (now.draft->draft.failingRule()) // which the verifier notices as well
        return tr("A rule of the policy fails. Waive it with a reason, or change the release.");
    if (now.draft->report.verdict != Verdict::Holds)
        return tr("The verifier found problems; see the list.");
    return {};
}

void ApprovePanel::showSign(const Document& now)
{
    const auto hasFocus = [this](const QWidget* widget) { return widget == m_write || m_form->isAncestorOf(widget); };
    const bool hadFocus = hasFocus(window()->focusWidget());
    const auto approvals = approvalsOf(now);
    m_approvals->show(approvals, approvalFacts(approvals.given, session().keys().get()), true);
    m_form->show(approvals, lacks(now), m_waiting);
    const bool mayWrite = isApproved(now);
    m_write->setEnabled(mayWrite && !m_waiting);
    m_write->setToolTip(mayWrite ? tr("Folder and name; both parts are written completely or not at all")
                                 : tr("Available when all have approved"));
    // What is hidden or disabled hands the focus on, to where a stray key would write the release or make it a draft again.
    if (hadFocus && !hasFocus(window()->focusWidget()))
        m_approvals->setFocus();
}

void ApprovePanel::showGuarantee(const Document& now)
{
    m_guarantee->setText(guaranteeText(now.snapshot));
    const bool known = now.snapshot.columns && now.columnFacts;
    const QString warning
        = known ? uniqueWarning(*now.snapshot.columns, *now.columnFacts, session().preferences().uniqueLimit()) : QString();
    m_unique->setVisible(!warning.isEmpty());
    if (!warning.isEmpty())
        m_unique->say(Judgement::Warn, tr("Membership is not hidden"), warning);
}

void ApprovePanel::showResult(bool fine, const QString& sentence)
{
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, ink(palette(), fine ? Ink::Pass : Ink::Fail));
    m_result->setPalette(colours);
    m_result->setText(sentence);
    m_result->show();
    m_links->hide();
}

void ApprovePanel::hideResult()
{
    m_result->hide();
    m_links->hide();
}

void ApprovePanel::showWritten(const QString& sentence, const QString& release, const QString& internal)
{
    m_waiting = false;
    showResult(true, sentence.arg(QFileInfo(release).fileName(), QFileInfo(internal).fileName(),
                                  QDir::toNativeSeparators(QFileInfo(release).absolutePath())));
    m_links->show(release);
    showSteps(session().now());
    showSign(session().now());
    if (window()->focusWidget() == m_approvals)
        m_links->setFocus();
}

void ApprovePanel::showSteps(const Document& now)
{
    m_steps->show(now, isApproved(now) && !session().writtenAs().isEmpty());
}

void ApprovePanel::showEvent(QShowEvent* event)
{
    Panel::showEvent(event);
    session().readKeys(); // the command line may have made one meanwhile
}

void ApprovePanel::refresh(const Document& now)
{
    setSentence(tr("Exactly what you saw in the preview is written; it is not shuffled again. Any change makes it a draft again."));
    m_pages->showFailure(now, {});
    if (!now.snapshot.readyForRelease()) {
        hideResult();
        m_verifier->show(now, session().isBusy());
        m_files->show(nullptr, now.releaseOptions);
        const bool broken = now.snapshot.report && !now.snapshot.report->holds();
        m_pages->showEmpty(QStringLiteral("stage-approve"), tr("Nothing to approve yet"),
                           broken ? tr("The buckets do not meet the request.") : tr("There is no sliced table that meets the request."),
                           tr("Go to Buckets"));
        return;
    }
    m_pages->showContent();
    if (session().writtenAs().isEmpty())
        hideResult();
    if (!now.releaseOptions.policy || now.policy)
        session().verify();
    showGuarantee(now);
    m_policy->show(policyOf(now));
    showSteps(now);
    m_verifier->show(now, session().isBusy());
    m_details->show(now);
    showSign(now);
    m_files->show(now.draft ? &now.draft->files() : nullptr, now.releaseOptions);
}

} // namespace tranche
