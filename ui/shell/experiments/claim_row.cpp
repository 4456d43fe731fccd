// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/experiments/claim_row.h"

#include "ui/parts/buttons.h"
#include "ui/parts/cards/badge.h"
#include "ui/style/plain_hint.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"
#include "ui/words/utility/experiment_facts.h"
#include "ui/words/messages/message_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace tranche {

Judgement judgementOf(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::True: return Judgement::Pass;
    case ClaimVerdict::False: return Judgement::Fail;
    case ClaimVerdict::NotTestable: break;
    }
    return Judgement::Info;
}

ClaimRow::ClaimRow(const ClaimResult& claim, QWidget* parent)
    : QFrame(parent), m_id(QString::fromStdString(claim.id)), m_claim(messageText(claim.claim)), m_verdict(claim.verdict)
{
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(scaled(6), scaled(4), scaled(4), scaled(4));
    across->setSpacing(scaled(10));
    auto* place = new QWidget(this);
    place->setFixedWidth(badgeWidth(verdictText(ClaimVerdict::NotTestable)) + scaled(4));
    auto* beside = new QHBoxLayout(place);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->addWidget(new Badge(judgementOf(claim.verdict), verdictText(claim.verdict), place), 0, Qt::AlignLeft | Qt::AlignTop);
    across->addWidget(place, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(scaled(1));
    auto* said = textLabel(m_claim, Type::Bold, Ink::Text, this);
    auto* facts = textLabel(claimFacts(claim), Type::Caption, Ink::Text2, this);
    for (auto* label : {said, facts}) {
        label->setWordWrap(true);
        words->addWidget(label);
    }
    setToolTip(plainHint(messageText(claim.place)));
    setAccessibleName(verdictText(claim.verdict) + QStringLiteral(": ") + m_claim);
    setAccessibleDescription(facts->text());
    across->addLayout(words, 1);
}

void ClaimRow::setChosen(bool chosen)
{
    m_chosen = chosen;
    update();
}

void ClaimRow::mousePressEvent(QMouseEvent* event)
{
    event->accept();
    emit pressed();
}

void ClaimRow::paintEvent(QPaintEvent*)
{
    if (!m_chosen)
        return;
    QPainter painter(this);
    painter.fillRect(rect(), ink(palette(), Ink::Selection));
    painter.fillRect(QRect(0, 0, scaled(3), height()), ink(palette(), Ink::Accent));
}

} // namespace tranche
