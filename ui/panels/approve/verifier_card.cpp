// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/approve/verifier_card.h"

#include "core/verify/verify_release.h"
#include "ui/parts/cards/badge.h"
#include "ui/parts/busy_arc.h"
#include "ui/parts/buttons.h"
#include "ui/session/verified_draft.h"
#include "ui/style/icons.h"
#include "ui/words/messages/message_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace tranche {

namespace {

Judgement judgementOf(Verdict verdict)
{
    return verdict == Verdict::Holds ? Judgement::Pass : verdict == Verdict::NotShownByFile ? Judgement::Warn : Judgement::Fail;
}

QString wordOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds: return VerifierCard::tr("passed");
    case Verdict::DoesNotHold: return VerifierCard::tr("failed");
    case Verdict::Unreadable: return VerifierCard::tr("unreadable");
    case Verdict::NotShownByFile: return VerifierCard::tr("not provable from the files alone");
    }
    return {};
}

} // namespace

VerifierCard::VerifierCard(QWidget* parent) : QWidget(parent)
{
    m_card = new SectionCard(tr("Verifier"), this);
    m_arc = new BusyArc(m_card);
    m_badge = new Badge(m_card);
    m_card->head()->addWidget(m_arc);
    m_card->head()->addWidget(m_badge);
    auto* about = textLabel(tr("An independent program reads the finished files back and checks them, alone and against the original."),
                            Type::Caption, Ink::Text2, m_card);
    about->setWordWrap(true);
    m_card->body()->addWidget(about);
    m_again = new QPushButton(tr("Verify"), m_card);
    connect(m_again, &QPushButton::clicked, this, &VerifierCard::verifyAsked);
    m_card->body()->addWidget(m_again, 0, Qt::AlignLeft);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_card);
}

void VerifierCard::show(const Document& now, bool busy)
{
    m_arc->setVisible(!now.draft && busy);
    m_badge->setVisible(now.draft != nullptr);
    m_again->setVisible(!now.draft && !busy);
    m_again->setEnabled(now.snapshot.readyForRelease());
    if (now.draft == m_shown && (m_lines || !now.draft))
        return;
    m_shown = now.draft;
    delete m_lines;
    m_lines = nullptr;
    if (!now.draft)
        return;
    m_badge->setJudgement(judgementOf(now.draft->report.verdict), wordOf(now.draft->report.verdict));
    showLines(now.draft->report);
}

void VerifierCard::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_shown = nullptr; // draw the signs anew
}

void VerifierCard::showLines(const VerifyReport& report)
{
    m_lines = new QWidget(m_card);
    m_lines->setObjectName(QStringLiteral("lines"));
    auto* grid = new QGridLayout(m_lines);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const VerifyCheck& check : report.checks)
        addLine(grid, row++, judgementOf(check.verdict), placedText(check.statement));
    for (const auto blind : report.cannotSee)
        addLine(grid, row++, Judgement::Info, tr("Cannot be checked: %1").arg(messageText(blind)));
    m_card->body()->addWidget(m_lines);
}

void VerifierCard::addLine(QGridLayout* grid, int row, Judgement judgement, const QString& sentence)
{
    auto* mark = new QLabel(m_lines);
    mark->setPixmap(iconPixmap(iconOf(judgement), ink(palette(), inkOf(judgement)), scaled(14), devicePixelRatioF()));
    auto* words = textLabel(sentence, judgement == Judgement::Info ? Type::Caption : Type::Body,
                            judgement == Judgement::Info ? Ink::Text2 : Ink::Text, m_lines);
    words->setWordWrap(true);
    grid->addWidget(mark, row, 0, Qt::AlignTop);
    grid->addWidget(words, row, 1);
}

} // namespace tranche
