// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/approve/approval_cards.h"

#include "core/import/sha256.h"
#include "core/release/approval.h"
#include "ui/parts/buttons.h"
#include "ui/parts/cards/badge.h"
#include "ui/parts/cards/section_card.h"
#include "ui/session/verified_draft.h"
#include "ui/style/number_text.h"
#include "ui/words/wording.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tranche {

namespace {

QString spacedDigest(const std::string& digest)
{
    const QString all = QString::fromStdString(digest);
    return all.left(8) + ' ' + all.mid(8, 8) + ' ' + all.mid(16, 8) + QStringLiteral(" … ") + all.right(8);
}

QString spacedKey(const std::string& id)
{
    const QString all = QString::fromStdString(id);
    return QStringList{all.mid(0, 4), all.mid(4, 4), all.mid(8, 4), all.mid(12, 4)}.join(' ');
}

} // namespace

ApprovalCards::ApprovalCards(QWidget* parent) : QWidget(parent)
{
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
    auto* head = new QHBoxLayout;
    head->addWidget(textLabel(tr("Approvals"), Type::Title, Ink::Text, this), 1);
    m_count = textLabel({}, Type::Caption, Ink::Text2, this);
    head->addWidget(m_count);
    m_column->addLayout(head);
    auto* about = textLabel(tr("An approval covers every byte that was verified."), Type::Caption, Ink::Text2, this);
    about->setWordWrap(true);
    m_column->addWidget(about);
    m_digest = textLabel({}, Type::Caption, Ink::Text2, this);
    m_digest->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_digest->setToolTip(tr("The first and last digits of the SHA-256 of manifest.json, which covers all files. What is signed is this."));
    m_column->addWidget(m_digest);
}

QWidget* ApprovalCards::cardOf(const Approval& approval)
{
    auto* card = new SectionCard(QString::fromStdString(approval.name), m_cards);
    const bool known = m_keys && !m_keys->nameOf(approval.key).isEmpty();
    card->head()->addWidget(approval.isSigned() ? known ? new Badge(Judgement::Pass, tr("known key"), card)
                                                        : new Badge(Judgement::Warn, tr("unknown key"), card)
                                                : new Badge(Judgement::Info, tr("not signed"), card));
    auto* when = textLabel(approval.isSigned() ? tr("signed on %1").arg(momentText(approval.time))
                                               : tr("approved on %1").arg(momentText(approval.time)),
                           Type::Caption, Ink::Text2, card);
    auto* reason = textLabel(tr("“%1”").arg(QString::fromStdString(approval.reason)), Type::Body, Ink::Text, card);
    for (QLabel* line : {when, reason}) {
        line->setTextFormat(Qt::PlainText);
        line->setWordWrap(true);
        card->body()->addWidget(line);
    }
    if (approval.isSigned())
        card->body()->addWidget(textLabel(tr("key %1").arg(spacedKey(approval.keyId)), Type::Caption, Ink::Text2, card));
    return card;
}

void ApprovalCards::addTakeBack()
{
    auto* back = new QPushButton(tr("Take back"), m_cards);
    back->setObjectName(QStringLiteral("takeBack"));
    back->setToolTip(tr("The release is a draft again; the verifier's result stays."));
    connect(back, &QPushButton::clicked, this, &ApprovalCards::takeBackAsked);
    m_cards->layout()->addWidget(back);
    static_cast<QVBoxLayout*>(m_cards->layout())->setAlignment(back, Qt::AlignLeft);
}

void ApprovalCards::show(const ApprovalsShown& approvals, bool mayTakeBack)
{
    m_count->setText(tr("%1 of %2").arg(approvals.given.size()).arg(approvals.asked.count));
    m_digest->setVisible(!approvals.manifestDigest.empty());
    m_digest->setText(tr("Manifest %1").arg(spacedDigest(approvals.manifestDigest)));
    if (m_cards && m_shown == approvals.given)
        return;
    m_shown = approvals.given;
    delete m_cards;
    m_cards = new QWidget(this);
    auto* column = new QVBoxLayout(m_cards);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (const auto& approval : m_shown)
        column->addWidget(cardOf(approval));
    if (mayTakeBack && !m_shown.empty())
        addTakeBack();
    m_column->addWidget(m_cards);
}

ApprovalsShown approvalsOf(const Document& now)
{
    ApprovalsShown shown;
    if (now.approvals)
        shown.given = *now.approvals;
    if (now.draft) {
        shown.asked = now.draft->draft.approvalsAsked();
        shown.manifestDigest = sha256Hex(now.draft->draft.manifest());
    }
    return shown;
}

} // namespace tranche
