// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/approve/verifier_card.h"

#include "core/verify/verify_release.h"
#include "ui/panels/approve/verdict_lines.h"
#include "ui/parts/cards/badge.h"
#include "ui/parts/busy_arc.h"
#include "ui/parts/buttons.h"
#include "ui/session/verified_draft.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tranche {

VerifierCard::VerifierCard(QWidget* parent) : QWidget(parent)
{
    m_card = new SectionCard(tr("Verifier"), this);
    m_arc = new BusyArc(m_card);
    m_badge = new Badge(m_card);
    m_card->head()->addWidget(m_arc);
    m_card->head()->addWidget(m_badge);
    auto* about = wrappedLabel(tr("An independent program reads the finished files back and checks them, alone and against the original."),
                               Type::Caption, Ink::Text2, m_card);
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
    m_lines = new VerdictLines(now.draft->report, m_card);
    m_card->body()->addWidget(m_lines);
}

void VerifierCard::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_shown = nullptr; // draw the signs anew
}

} // namespace tranche
