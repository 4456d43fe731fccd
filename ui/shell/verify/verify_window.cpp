// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/verify/verify_window.h"

#include "core/recipe/recipe_file.h"
#include "ui/panels/approve/approval_card.h"
#include "ui/panels/approve/verdict_lines.h"
#include "ui/panels/side_pane.h"
#include "ui/parts/buttons.h"
#include "ui/parts/cards/banner.h"
#include "ui/parts/cards/section_card.h"
#include "ui/session/post_to.h"
#include "ui/shell/verify/evidence_fields.h"
#include "ui/shell/verify/verify_words.h"
#include "ui/style/icons.h"
#include "ui/words/messages/message_text.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
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
      m_questions(std::move(questions)),
      m_runner(
          postTo(*this), [this](int permille) { m_progress->setValue(permille); },
          [this](const Error& error) { arrive(std::unexpected(error)); }, JobRunner::Parting::LetGo),
      m_saver(
          postTo(*this), [](int) {}, [this](const Error& error) { saySaved(placedText(error), false); }, JobRunner::Parting::LetGo)
{
    setWindowTitle(tr("Verify a release"));
    resize(scaled(1060), scaled(700));
    build();
    m_pace.setInterval(linePace);
    connect(&m_pace, &QTimer::timeout, this, &VerifyWindow::showNext);
    connect(m_fields, &EvidenceFields::changed, this, &VerifyWindow::verify);
    verify();
}

void VerifyWindow::build()
{
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(0);
    across->addWidget(buildMain(), 1);
    across->addWidget(buildSide());
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
    for (QWidget* widget : std::initializer_list<QWidget*>{title, where, m_banner, buildSaving(inside), m_progress})
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

QWidget* VerifyWindow::buildSaving(QWidget* parent)
{
    auto* row = new QWidget(parent);
    auto* across = new QHBoxLayout(row);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(scaled(8));
    m_save = new QPushButton(icon(QStringLiteral("save"), palette()), tr("&Save this report…"), row);
    m_save->setObjectName(QStringLiteral("save"));
    m_save->setAutoDefault(false);
    m_save->setEnabled(false);
    m_saved = wrappedLabel({}, Type::Caption, Ink::Text2, row);
    across->addWidget(m_save);
    across->addWidget(m_saved, 1);
    connect(m_save, &QPushButton::clicked, this, [this] {
        const QString proposal = QFileInfo(m_path).completeBaseName() + QStringLiteral("-verified");
        m_questions->askForFile(this, proposal, {tr("Page (*.html)"), tr("For programs (*.json)")},
                                [this](const QString& path) { save(path); });
    });
    return row;
}

QWidget* VerifyWindow::buildSide()
{
    auto* pane = new SidePane(tr("Check against more"), 340, this);
    pane->setFixedWidth(scaled(340));
    m_fields = new EvidenceFields(m_questions, EvidenceFields::Scope::Everything, pane);
    pane->body()->addWidget(m_fields);
    pane->body()->addStretch(1);
    return pane;
}

VerifyAsked VerifyWindow::asked()
{
    VerifyAsked asked{.release = m_path.toStdString()};
    asked.original = m_fields->takeOriginal();
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
    m_save->setEnabled(false);
    m_saved->clear();
    m_progress->setValue(0);
    m_progress->show();
    m_runner.run([this, asked = asked(), keys = m_keys](JobContext& job, const JobRunner::Deliver& deliver) {
        auto verified = verifyAsked(asked, keys.get(), job);
        const auto server = verified ? std::nullopt : serverThatAsks(asked.original, verified.error());
        deliver([this, verified = std::move(verified), server] {
            arrive(verified);
            if (server)
                m_fields->askForPassword(*server);
        });
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
    say(judgementOf(report.verdict), headingOf(report.verdict), sentenceOf(report, m_fields->hasOriginal()));
    m_save->setEnabled(true);
    emit settled();
}

void VerifyWindow::save(const QString& path)
{
    if (path.isEmpty() || !m_verified || m_busy)
        return;
    if (QFileInfo(path).absoluteFilePath().startsWith(QFileInfo(m_path).absoluteFilePath() + QLatin1Char('/')))
        return saySaved(tr("Not there: a file added to the release would break it. Choose another folder."), false);
    const auto words = screenWords(QFileInfo(m_path).fileName(), m_banner->heading() + QStringLiteral(". ") + m_banner->sentence());
    const bool asJson = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    m_saver.run([this, path, verified = m_verified, words, asJson](JobContext&, const JobRunner::Deliver& deliver) {
        const auto bytes = asJson ? verifyJsonFile(verified->report, words) : verifyPage(verified->report, words);
        deliver([this, path, written = replaceFile(path.toStdString(), bytes)] {
            saySaved(written ? tr("Saved as %1.").arg(QFileInfo(path).fileName()) : placedText(written.error()), written.has_value());
        });
    });
}

void VerifyWindow::saySaved(const QString& words, bool fine)
{
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, ink(palette(), fine ? Ink::Text2 : Ink::Fail));
    m_saved->setPalette(colours);
    m_saved->setText(words);
    emit saved();
}

void VerifyWindow::say(Judgement judgement, const QString& heading, const QString& sentence)
{
    m_banner->say(judgement, heading, sentence);
    m_banner->show();
}

} // namespace tranche
