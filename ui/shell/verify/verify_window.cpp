// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/verify/verify_window.h"

#include "ui/panels/approve/approval_card.h"
#include "ui/panels/approve/verdict_lines.h"
#include "ui/panels/side_pane.h"
#include "ui/parts/buttons.h"
#include "ui/parts/cards/banner.h"
#include "ui/parts/cards/section_card.h"
#include "ui/session/post_to.h"
#include "ui/shell/verify/evidence_fields.h"
#include "ui/words/messages/message_text.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

constexpr int linePace = 20; // ms from one line to the next

QString headingOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds: return VerifyWindow::tr("This release holds");
    case Verdict::DoesNotHold: return VerifyWindow::tr("This release does not hold");
    case Verdict::Unreadable: return VerifyWindow::tr("This cannot be verified");
    case Verdict::NotShownByFile: break;
    }
    return VerifyWindow::tr("Sound so far");
}

/// The first check that came to this verdict: which rule, and where.
QString firstOf(const VerifyReport& report, Verdict verdict)
{
    const auto first = std::ranges::find(report.checks, verdict, &VerifyCheck::verdict);
    return first == report.checks.end() ? QString() : placedText(first->statement);
}

QString sentenceOf(const VerifyReport& report, bool withTable)
{
    switch (report.verdict) {
    case Verdict::Holds: return VerifyWindow::tr("It keeps everything that it promises.");
    case Verdict::DoesNotHold:
    case Verdict::Unreadable: return firstOf(report, report.verdict);
    case Verdict::NotShownByFile: break;
    }
    return withTable
               ? VerifyWindow::tr("No problem was found, but the guarantee could not be shown.")
               : VerifyWindow::tr("No problem was found, but the files alone do not show the guarantee. With the original table they may.");
}

} // namespace

VerifyWindow::VerifyWindow(QString path, std::shared_ptr<const KeyBook> keys, std::shared_ptr<Questions> questions, QWidget* parent)
    : QDialog(parent),
      m_path(std::move(path)),
      m_keys(std::move(keys)),
      m_runner(
          postTo(*this), [this](int permille) { m_progress->setValue(permille); },
          [this](const Error& error) { arrive(std::unexpected(error)); })
{
    setWindowTitle(tr("Verify a release"));
    resize(scaled(1060), scaled(700));
    build(std::move(questions));
    m_pace.setInterval(linePace);
    connect(&m_pace, &QTimer::timeout, this, &VerifyWindow::showNext);
    connect(m_fields, &EvidenceFields::changed, this, &VerifyWindow::verify);
    verify();
}

void VerifyWindow::build(std::shared_ptr<Questions> questions)
{
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(0);
    across->addWidget(buildMain(), 1);
    across->addWidget(buildSide(std::move(questions)));
}

QWidget* VerifyWindow::buildMain()
{
    auto* inside = new QWidget;
    m_down = new QVBoxLayout(inside);
    m_down->setContentsMargins(scaled(16), scaled(14), scaled(16), scaled(12));
    m_down->setSpacing(scaled(12));
    const QFileInfo file(m_path);
    auto* title = textLabel(file.fileName(), Type::Title, Ink::Text, inside);
    auto* where = textLabel(QDir::toNativeSeparators(file.absolutePath()), Type::Caption, Ink::Text2, inside);
    m_banner = new Banner(inside);
    m_banner->setObjectName(QStringLiteral("banner"));
    m_banner->hide();
    for (QLabel* label : {title, where})
        label->setWordWrap(true);
    m_progress = new QProgressBar(inside);
    m_progress->setRange(0, 1000);
    m_progress->setAccessibleName(tr("Verifying the release"));
    for (QWidget* widget :
         {static_cast<QWidget*>(title), static_cast<QWidget*>(where), static_cast<QWidget*>(m_banner), static_cast<QWidget*>(m_progress)})
        m_down->addWidget(widget);
    m_down->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setAccessibleName(tr("Verifier"));
    scroll->setBackgroundRole(QPalette::Base);
    inside->setBackgroundRole(QPalette::Base);
    scroll->setWidget(inside);
    return scroll;
}

QWidget* VerifyWindow::buildSide(std::shared_ptr<Questions> questions)
{
    auto* pane = new SidePane(tr("Check against more"), 340, this);
    pane->setFixedWidth(scaled(340));
    m_fields = new EvidenceFields(std::move(questions), pane);
    pane->body()->addWidget(m_fields);
    pane->body()->addStretch(1);
    return pane;
}

VerifyAsked VerifyWindow::asked() const
{
    VerifyAsked asked{.release = m_path.toStdString()};
    for (const QString& path : m_fields->tables())
        asked.tables.emplace_back(path.toStdString());
    for (const QString& token : m_fields->missingTokens())
        asked.missingTokens.push_back(token.toStdString());
    asked.policy = m_fields->policy().toStdString();
    asked.signer = m_fields->signer().toStdString();
    return asked;
}

void VerifyWindow::verify()
{
    // What was found before does not stand while other things are asked.
    m_busy = true;
    m_pace.stop();
    m_hidden.clear();
    m_verified.reset();
    delete std::exchange(m_result, nullptr);
    m_banner->hide();
    m_progress->setValue(0);
    m_progress->show();
    m_runner.run([this, asked = asked(), keys = m_keys](JobContext& job, const JobRunner::Deliver& deliver) {
        auto verified = verifyAsked(asked, keys.get(), job);
        deliver([this, verified = std::move(verified)] { arrive(verified); });
    });
}

void VerifyWindow::arrive(const Result<Verified>& verified)
{
    m_progress->hide();
    if (!verified) {
        m_busy = false;
        say(Judgement::Fail, headingOf(Verdict::Unreadable), placedText(verified.error()));
        emit settled();
        return;
    }
    m_verified = std::make_shared<const Verified>(*verified);
    m_fields->setReadAs(messageText(m_verified->readAs));
    m_result = new QWidget(this);
    auto* down = new QVBoxLayout(m_result);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(12));
    auto* card = new SectionCard(tr("Verifier"), m_result);
    auto* lines = new VerdictLines(m_verified->report, card);
    card->body()->addWidget(lines);
    down->addWidget(card);
    m_hidden = lines->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    const auto add = [&](QWidget* widget) {
        down->addWidget(widget);
        m_hidden << widget;
    };
    if (!m_verified->report.approvals.empty())
        add(textLabel(tr("Approvals"), Type::Title, Ink::Text, m_result));
    for (const auto& facts : approvalFacts(m_verified->report.approvals))
        add(approvalCard(facts, m_result));
    for (QWidget* widget : std::as_const(m_hidden))
        widget->hide();
    m_down->insertWidget(m_down->count() - 1, m_result);
    m_pace.start();
}

void VerifyWindow::showNext()
{
    const bool allAtOnce = style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
    // A mark and its sentence belong together.
    for (int shown = 0; !m_hidden.isEmpty() && (allAtOnce || shown < 2); ++shown)
        m_hidden.takeFirst()->show();
    if (m_hidden.isEmpty())
        conclude();
}

void VerifyWindow::conclude()
{
    m_pace.stop();
    m_busy = false;
    const auto& report = m_verified->report;
    say(judgementOf(report.verdict), headingOf(report.verdict), sentenceOf(report, !m_fields->tables().isEmpty()));
    emit settled();
}

void VerifyWindow::say(Judgement judgement, const QString& heading, const QString& sentence)
{
    m_banner->say(judgement, heading, sentence);
    m_banner->show();
}

} // namespace tranche
