// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/approve/approve_panel.h"

#include "core/verify/verify_release.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/approve/release_files.h"
#include "ui/panels/approve/release_steps.h"
#include "ui/panels/side_pane.h"
#include "ui/panels/tinted_icon.h"
#include "ui/panels/approve/verifier_card.h"
#include "ui/session/opened_table.h"
#include "ui/session/verified_draft.h"
#include "ui/words/wording.h"
#include "ui/parts/cards/banner.h"
#include "ui/parts/buttons.h"
#include "ui/parts/cards/section_card.h"
#include "ui/style/number_text.h"
#include "ui/words/messages/message_text.h"

#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

namespace tranche {

ApprovePanel::ApprovePanel(Session& sessionRef, QWidget* parent) : Panel(sessionRef, tr("Approve"), parent), m_questions(fileDialogs())
{
    m_pages = new PanelPages(session(), this);
    auto* side = new SidePane(tr("Approve and write"), 404, this);
    buildSign(side);
    buildResult(side);
    m_pages->setContent(beside(buildMain(), side, QStringLiteral("approve"), m_pages));
    body()->addWidget(m_pages);
    connectSession();
    auto* sign = new QShortcut(Qt::CTRL | Qt::Key_Return, this);
    sign->setContext(Qt::WidgetWithChildrenShortcut);
    connect(sign, &QShortcut::activated, m_approve, &QPushButton::click);
    connect(m_pages, &PanelPages::pressed, this, [this] { emit panelRequested(PanelId::Buckets); });
}

QWidget* ApprovePanel::buildMain()
{
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(12);
    auto* stepsCard = new SectionCard(tr("Progress"), inside);
    m_steps = new ReleaseSteps(stepsCard);
    stepsCard->body()->addWidget(m_steps);
    auto* guarantee = new SectionCard(tr("The guarantee in one sentence"), inside);
    m_guarantee = textLabel({}, Type::Body, Ink::Text, guarantee);
    m_guarantee->setWordWrap(true);
    m_limits = textLabel(notCoveredText(), Type::Caption, Ink::Text2, guarantee);
    m_limits->setWordWrap(true);
    guarantee->body()->addWidget(m_guarantee);
    guarantee->body()->addWidget(m_limits);
    m_unique = new Banner(guarantee);
    m_unique->setObjectName(QStringLiteral("unique"));
    m_unique->hide();
    guarantee->body()->addWidget(m_unique);
    m_verifier = new VerifierCard(inside);
    connect(m_verifier, &VerifierCard::verifyAsked, &session(), &Session::verify);
    column->addWidget(stepsCard);
    column->addWidget(guarantee);
    column->addWidget(m_verifier);
    column->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setBackgroundRole(QPalette::Base);
    inside->setBackgroundRole(QPalette::Base);
    scroll->setWidget(inside);
    return scroll;
}

void ApprovePanel::buildSign(SidePane* pane)
{
    pane->body()->addWidget(textLabel(tr("Approve"), Type::Title, Ink::Text, pane));
    auto* about = textLabel(tr("The approval covers exactly the files that were verified."), Type::Caption, Ink::Text2, pane);
    about->setWordWrap(true);
    pane->body()->addWidget(about);
    m_name = new QLineEdit(pane);
    m_name->setPlaceholderText(tr("your name (you are responsible for this release)"));
    m_name->setObjectName(QStringLiteral("name"));
    m_reason = new QLineEdit(pane);
    m_reason->setPlaceholderText(tr("reason for publishing"));
    m_reason->setObjectName(QStringLiteral("reason"));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(12);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("Reas&on"), m_reason);
    pane->body()->addLayout(form);
    m_approve = new QPushButton(tr("Approve"), pane);
    setTintedIcon(m_approve, QStringLiteral("seal"));
    m_approve->setObjectName(QStringLiteral("approve"));
    m_approve->setToolTip(tr("Ctrl+Enter; Enter alone never approves"));
    m_write = new QPushButton(tr("Write release…"), pane);
    setTintedIcon(m_write, QStringLiteral("export"));
    m_write->setObjectName(QStringLiteral("write"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_approve, 1);
    buttons->addWidget(m_write, 1);
    pane->body()->addLayout(buttons);
    for (QLineEdit* field : {m_name, m_reason})
        connect(field, &QLineEdit::textChanged, this, [this] { showSign(session().now()); });
    connect(m_approve, &QPushButton::clicked, this, &ApprovePanel::approve);
    connect(m_write, &QPushButton::clicked, this, &ApprovePanel::askWhereToWrite);
}

void ApprovePanel::buildResult(SidePane* pane)
{
    m_missing = textLabel({}, Type::Caption, Ink::Warn, pane);
    m_missing->setWordWrap(true);
    m_missing->setObjectName(QStringLiteral("missing"));
    m_approved = textLabel({}, Type::Caption, Ink::Pass, pane);
    m_approved->setWordWrap(true);
    m_result = textLabel({}, Type::Body, Ink::Text, pane);
    m_result->setWordWrap(true);
    m_result->setObjectName(QStringLiteral("result"));
    m_result->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_result->hide();
    m_files = new ReleaseFilesView(pane);
    connect(m_files, &ReleaseFilesView::optionsChosen, &session(), &Session::setReleaseOptions);
    for (QLabel* line : {m_missing, m_approved, m_result})
        pane->body()->addWidget(line);
    pane->body()->addSpacing(8);
    pane->body()->addWidget(m_files);
    pane->body()->addStretch(1);
}

void ApprovePanel::connectSession()
{
    connect(&session(), &Session::exported, this, [this](const QString& release, const QString& internal) {
        m_waiting = false;
        m_written = session().now().snapshot.sliced;
        showResult(true, tr("Written: you can publish %1; keep %2 private. Both are in %3.")
                             .arg(QFileInfo(release).fileName(), QFileInfo(internal).fileName(),
                                  QDir::toNativeSeparators(QFileInfo(release).absolutePath())));
        m_steps->show(session().now(), true);
        showSign(session().now());
    });
    connect(&session(), &Session::failed, this, [this](const Error& error) {
        if (!m_waiting)
            return;
        m_waiting = false;
        showResult(false, placedText(error));
        showSign(session().now());
    });
    const auto again = [this] {
        if (isVisible()) {
            m_verifier->show(session().now(), session().isBusy());
            showSign(session().now());
        }
    };
    connect(&session(), &Session::jobStarted, this, again);
    connect(&session(), &Session::jobEnded, this, [this, again] {
        m_waiting = false;
        again();
    });
}

void ApprovePanel::approve()
{
    if (!missing(session().now()).isEmpty())
        return;
    m_waiting = true;
    session().approve(m_name->text().trimmed(), m_reason->text().trimmed());
}

void ApprovePanel::askWhereToWrite()
{
    const Document& now = session().now();
    const QString proposal = now.opened ? QFileInfo(now.opened->title).completeBaseName() : QString();
    m_questions->askForReleaseName(this, proposal, [this](const QString& name) {
        if (name.isEmpty())
            return;
        m_waiting = true;
        m_result->hide();
        const QString ending = QStringLiteral(".release");
        session().exportRelease(name.endsWith(ending) ? name.chopped(ending.size()) : name);
    });
}

QString ApprovePanel::missing(const Document& now) const
{
    if (!now.snapshot.readyForRelease())
        return tr("The table is not ready for a release yet.");
    if (!now.draft)
        return tr("The files have not been verified yet.");
    if (now.draft->report.verdict != Verdict::Holds)
        return tr("The verifier found problems; see the list.");
    if (now.approval)
        return {};
    const bool name = !m_name->text().trimmed().isEmpty();
    const bool reason = !m_reason->text().trimmed().isEmpty();
    if (!name && !reason)
        return tr("Enter a name and a reason.");
    return name ? reason ? QString() : tr("Enter a reason.") : tr("Enter a name.");
}

void ApprovePanel::showSign(const Document& now)
{
    const QString lacks = missing(now);
    const bool couldWrite = m_write->isEnabled();
    m_missing->setText(lacks);
    m_missing->setVisible(now.approval == nullptr); // its line stays while somebody types, so that nothing moves
    m_approve->setEnabled(lacks.isEmpty() && !now.approval && !m_waiting);
    m_write->setEnabled(now.approval != nullptr && !m_waiting);
    m_write->setToolTip(now.approval ? tr("Folder and name; both folders are written completely or not at all")
                                     : tr("Available after approval"));
    m_name->setEnabled(!now.approval);
    m_reason->setEnabled(!now.approval);
    m_approved->setVisible(now.approval != nullptr);
    // What was disabled meanwhile has handed the focus on to the choices of files, where a stray key would make it a draft again.
    if (!couldWrite && m_write->isEnabled() && isAncestorOf(window()->focusWidget()))
        m_write->setFocus();
    if (now.approval)
        m_approved->setText(tr("Approved by %1 on %2. Any change makes it a draft again.")
                                .arg(QString::fromStdString(now.approval->name()), momentText(now.approval->time())));
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
}

void ApprovePanel::refresh(const Document& now)
{
    setSentence(tr("Exactly what you saw in the preview is written; it is not shuffled again. Any change makes it a draft again."));
    m_pages->showFailure(now, {});
    if (!now.snapshot.readyForRelease()) {
        m_result->hide();
        m_verifier->show(now, session().isBusy());
        m_files->show(nullptr, now.releaseOptions);
        const bool broken = now.snapshot.report && !now.snapshot.report->holds();
        m_pages->showEmpty(QStringLiteral("stage-approve"), tr("Nothing to approve yet"),
                           broken ? tr("The buckets do not meet the request.") : tr("There is no sliced table that meets the request."),
                           tr("Go to Buckets"));
        return;
    }
    m_pages->showContent();
    if (m_written.lock() != now.snapshot.sliced)
        m_result->hide();
    session().verify();
    showGuarantee(now);
    m_steps->show(now, m_written.lock() == now.snapshot.sliced && now.approval);
    m_verifier->show(now, session().isBusy());
    showSign(now);
    m_files->show(now.draft ? &now.draft->files : nullptr, now.releaseOptions);
}

} // namespace tranche
