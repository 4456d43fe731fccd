// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/review/review_window.h"

#include "core/import/sha256.h"
#include "core/verify/reading/release_manifest.h"
#include "ui/panels/approve/approval_cards.h"
#include "ui/panels/approve/sign_form.h"
#include "ui/panels/approve/verdict_lines.h"
#include "ui/panels/side_pane.h"
#include "ui/parts/buttons.h"
#include "ui/parts/cards/badge.h"
#include "ui/parts/cards/banner.h"
#include "ui/parts/cards/section_card.h"
#include "ui/session/post_to.h"
#include "ui/shell/verify/evidence_fields.h"
#include "ui/shell/verify/known_signers.h"
#include "ui/shell/verify/verify_asked.h"
#include "ui/style/number_text.h"
#include "ui/style/type.h"
#include "ui/words/governance/rule_facts.h"
#include "ui/words/messages/message_text.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace tranche {

namespace {

QLabel* wrappedLine(const QString& text, QWidget* parent)
{
    auto* line = wrappedLabel(text.isEmpty() ? QStringLiteral("–") : text, Type::Body, Ink::Text, parent);
    return line;
}

Badge* badgeOf(RuleState state, QWidget* parent)
{
    const auto judgement = state == RuleState::Pass ? Judgement::Pass : state == RuleState::Fail ? Judgement::Fail : Judgement::Warn;
    return new Badge(judgement, ruleStateText(state), parent);
}

/// What the manifest says of each rule; whether it is so is the verifier's to say.
std::vector<RuleFact> statedFacts(const StatedPolicy& policy, const Review& review)
{
    std::vector<RuleFinding> findings;
    for (const auto& rule : policy.rules)
        findings.push_back({rule.rule, rule.asked, rule.found, rule.verdict, rule.reason, rule.by});
    const auto& given = review.approvals();
    const bool allSigned = std::ranges::all_of(given, [](const auto& approval) { return approval.isSigned(); });
    return ruleFacts(findings, {given.size(), allSigned, true});
}

QWidget* detailsCard(const StatedDetails& details, QWidget* parent)
{
    auto* card = new SectionCard(ReviewWindow::tr("Details and conditions"), parent);
    auto* form = new QFormLayout;
    const auto add = [&](const QString& name, const QString& text) { form->addRow(name, wrappedLine(text, card)); };
    add(ReviewWindow::tr("Title"), QString::fromStdString(details.title));
    add(ReviewWindow::tr("Release type"), releaseTypeText(details.releaseType));
    add(ReviewWindow::tr("Purpose"), QString::fromStdString(details.purpose));
    add(ReviewWindow::tr("Owner"), QString::fromStdString(details.owner));
    add(ReviewWindow::tr("Recipients"), QString::fromStdString(details.recipients));
    add(ReviewWindow::tr("Review by"), dayText(details.reviewBy));
    add(ReviewWindow::tr("Conditions"), QString::fromStdString(details.conditions));
    card->body()->addLayout(form);
    return card;
}

QWidget* policyCard(const StatedPolicy& policy, const Review& review, QWidget* parent)
{
    auto* card = new SectionCard(
        ReviewWindow::tr("Policy: %1, version %2").arg(QString::fromStdString(policy.name), QString::fromStdString(policy.version)),
        parent);
    auto* grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const auto& fact : statedFacts(policy, review)) {
        grid->addWidget(badgeOf(fact.state, card), row, 0, Qt::AlignTop);
        const QString waiver = fact.reason.isEmpty() ? QString() : ReviewWindow::tr("“%1” (%2)").arg(fact.reason, fact.by);
        grid->addWidget(wrappedLine(QStringList{fact.asked, waiver}.join('\n').trimmed(), card), row, 1);
        grid->addWidget(wrappedLine(fact.found, card), row++, 2, Qt::AlignTop | Qt::AlignRight);
    }
    card->body()->addLayout(grid);
    return card;
}

QWidget* verdictCard(const VerifyReport& report, QWidget* parent)
{
    auto* card = new SectionCard(ReviewWindow::tr("Verifier"), parent);
    card->head()->addWidget(Review::mayBeApproved(report) ? new Badge(Judgement::Pass, ReviewWindow::tr("sound so far"), card)
                                                          : new Badge(judgementOf(report.verdict), wordOf(report.verdict), card));
    card->body()->addWidget(new VerdictLines(report, card));
    return card;
}

} // namespace

ReviewWindow::ReviewWindow(QString path, std::shared_ptr<const KeyBook> keys, std::shared_ptr<Questions> questions, QWidget* parent)
    : QDialog(parent),
      m_path(std::move(path)),
      m_keys(std::move(keys)),
      m_runner(
          postTo(*this), [this](int permille) { m_progress->setValue(permille); },
          [this](const Error& error) { finish(std::unexpected(error)); }, JobRunner::Parting::LetGo)
{
    setWindowTitle(tr("Review a release"));
    resize(scaled(1180), scaled(760));
    build();
    m_evidence = new EvidenceFields(std::move(questions), EvidenceFields::Scope::Table, m_side);
    m_side->body()->addSpacing(scaled(12));
    m_side->body()->addWidget(m_evidence);
    m_side->body()->addStretch(1);
    connect(m_evidence, &EvidenceFields::changed, this, &ReviewWindow::read);
    read();
}

void ReviewWindow::build()
{
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(0);
    auto* inside = new QWidget;
    m_down = new QVBoxLayout(inside);
    m_down->setContentsMargins(scaled(16), scaled(14), scaled(16), scaled(12));
    m_down->setSpacing(scaled(12));
    m_title = textLabel(QFileInfo(m_path).fileName(), Type::Title, Ink::Text, inside);
    m_sentence
        = textLabel(tr("Another person has approved these files and asks you to do the same. Read the report and what the verifier says."),
                    Type::Caption, Ink::Text2, inside);
    m_sentence->setWordWrap(true);
    m_report = new QPushButton(tr("Open the report"), inside);
    m_banner = new Banner(inside);
    m_banner->setObjectName(QStringLiteral("banner"));
    m_banner->hide();
    m_progress = new QProgressBar(inside);
    m_progress->setRange(0, 1000);
    m_down->addWidget(m_title);
    m_down->addWidget(m_sentence);
    m_down->addWidget(m_report, 0, Qt::AlignLeft);
    m_down->addWidget(m_banner);
    m_down->addWidget(m_progress);
    m_down->addStretch(1);
    connect(m_report, &QPushButton::clicked, this, &ReviewWindow::openReport);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setBackgroundRole(QPalette::Base);
    inside->setBackgroundRole(QPalette::Base);
    scroll->setWidget(inside);
    across->addWidget(scroll, 1);
    across->addWidget(buildSide());
}

QWidget* ReviewWindow::buildSide()
{
    auto* pane = m_side = new SidePane(tr("Approvals"), 404, this);
    pane->setFixedWidth(scaled(404));
    m_approvals = new ApprovalCards(pane);
    m_form = new SignForm(pane);
    m_form->setKeys(m_keys);
    m_form->offerReview(false);
    pane->body()->addWidget(m_approvals);
    pane->body()->addWidget(m_form);
    connect(m_form, &SignForm::approveAsked, this, &ReviewWindow::approve);
    return pane;
}

void ReviewWindow::read()
{
    // What was found before does not stand while it is verified with something else.
    m_busy = true;
    m_judged.reset();
    delete std::exchange(m_facts, nullptr);
    m_banner->hide();
    refresh();
    m_runner.run([this, path = m_path.toStdString(), with = m_evidence->takeOriginal(), keys = m_keys](JobContext& job,
                                                                                                       const JobRunner::Deliver& deliver) {
        auto found = judged(path, with, keys.get(), job);
        const auto server = found ? std::nullopt : serverThatAsks(with, found.error());
        deliver([this, found = std::move(found), server] {
            arrive(found);
            if (server)
                m_evidence->askForPassword(*server);
        });
    });
}

Result<ReviewWindow::Judged> ReviewWindow::judged(const std::string& path, const OriginalAsked& asked, const KeyBook* keys, JobContext& job)
{
    auto review = Review::open(path);
    if (!review)
        return std::unexpected(review.error());
    Judged found{std::move(*review), {}, {}, {}, {}};
    if (!asked.isNone()) {
        auto reading = job.part(0, 300);
        auto original = readOriginal(asked, found.readAs, reading);
        if (!original)
            return std::unexpected(original.error());
        found.original = std::make_shared<const OriginalTable>(std::move(*original));
    }
    auto judging = job.part(found.original ? 300 : 0, 1000);
    found.report = found.review.judge(found.original.get(), judging, {.known = knownSigners(found.review.files(), keys)});
    found.manifestDigest = sha256Hex(found.review.manifest());
    return found;
}

void ReviewWindow::arrive(const Result<Judged>& judged)
{
    if (!judged)
        return finish(std::unexpected(judged.error()));
    m_busy = false;
    m_judged = std::make_shared<const Judged>(*judged);
    m_evidence->setReadAs(messageText(m_judged->readAs));
    showFacts();
    refresh();
    emit settled();
}

void ReviewWindow::showFacts()
{
    m_facts = new QWidget(this);
    auto* down = new QVBoxLayout(m_facts);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(12));
    if (const auto manifest = readManifest(m_judged->review.manifest())) {
        down->addWidget(detailsCard(manifest->details, m_facts));
        if (manifest->policy)
            down->addWidget(policyCard(*manifest->policy, m_judged->review, m_facts));
    }
    down->addWidget(verdictCard(m_judged->report, m_facts));
    m_down->insertWidget(m_down->count() - 1, m_facts);
}

void ReviewWindow::refresh()
{
    m_progress->setVisible(m_busy);
    m_report->setEnabled(m_judged && QFileInfo(m_path).isDir());
    ApprovalsShown shown;
    std::vector<ApprovalFacts> facts;
    QString lacks = tr("The files have not been verified yet.");
    if (m_judged) {
        shown = {m_judged->review.approvals(), m_judged->review.asked(), m_judged->manifestDigest};
        facts = approvalFacts(m_judged->report.approvals);
        lacks = Review::mayBeApproved(m_judged->report) ? QString() : tr("The verifier found problems; see the list.");
    }
    if (m_given) {
        shown.given.push_back(*m_given);
        std::ranges::move(approvalFacts({*m_given}, m_keys.get()), std::back_inserter(facts));
    }
    m_evidence->setEnabled(!m_busy);
    m_approvals->show(shown, facts, false);
    m_form->show(shown, lacks, m_busy);
}

void ReviewWindow::approve()
{
    const auto opener = m_form->keyId().isEmpty() || !m_keys ? nullptr : m_keys->opener(m_form->keyId(), m_form->takePassphrase());
    const auto name = m_form->name().toStdString();
    const auto reason = m_form->reason().toStdString();
    m_busy = true;
    m_banner->hide();
    refresh();
    m_runner.run([this, judged = m_judged, opener, name, reason](JobContext& job, const JobRunner::Deliver& deliver) {
        const auto signedBy = [&]() -> Result<Approval> {
            if (!opener)
                return approveManifest(judged->review.manifest(), name, reason, nullptr);
            const auto key = opener();
            return key ? approveManifest(judged->review.manifest(), name, reason, &*key) : std::unexpected(key.error());
        };
        const auto approval = signedBy();
        auto written = approval ? judged->review.complete(*approval, judged->original.get(), job) : std::unexpected(approval.error());
        deliver([this, written = std::move(written), given = approval ? std::optional(*approval) : std::nullopt] {
            if (written)
                m_given = given;
            finish(written);
        });
    });
}

void ReviewWindow::finish(const Result<std::filesystem::path>& written)
{
    m_busy = false;
    refresh();
    if (!written) {
        say(false, m_judged ? tr("Not approved") : tr("This cannot be reviewed"), placedText(written.error()));
        emit settled();
        return;
    }
    const QString release = QString::fromStdString(written->string());
    m_sentence->hide();                     // nobody has to read and approve it any more
    m_report->hide();                       // its files have moved
    m_evidence->hide();                     // and it was verified once more as it was written
    delete std::exchange(m_facts, nullptr); // which told of one approval too few
    say(true, tr("%1 is written and holds what it promises").arg(QFileInfo(release).fileName()),
        tr("It has all approvals and can be published. It is in %1.").arg(QDir::toNativeSeparators(QFileInfo(release).absolutePath())));
    emit completed(release);
    emit settled();
}

void ReviewWindow::openReport() const
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(QDir(m_path).filePath(QStringLiteral("report.html"))));
}

void ReviewWindow::say(bool fine, const QString& heading, const QString& sentence)
{
    m_banner->say(fine ? Judgement::Pass : Judgement::Fail, heading, sentence);
    m_banner->show();
}

} // namespace tranche
