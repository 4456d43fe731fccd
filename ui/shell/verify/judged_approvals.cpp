// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/verify/judged_approvals.h"

#include "ui/parts/buttons.h"
#include "ui/parts/cards/badge.h"
#include "ui/parts/cards/section_card.h"
#include "ui/style/number_text.h"
#include "ui/words/key_words.h"
#include "ui/words/messages/message_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tranche {

namespace {

Badge* badgeOf(ApprovalState state, QWidget* parent)
{
    switch (state) {
    case ApprovalState::NotSigned: return new Badge(Judgement::Info, JudgedApprovals::tr("not signed"), parent);
    case ApprovalState::SignedByKnown: return new Badge(Judgement::Pass, JudgedApprovals::tr("known key"), parent);
    case ApprovalState::SignedByUnknown: return new Badge(Judgement::Warn, JudgedApprovals::tr("unknown key"), parent);
    case ApprovalState::Broken: break;
    }
    return new Badge(Judgement::Fail, JudgedApprovals::tr("not valid"), parent);
}

QString keyText(const SignersKey& key)
{
    return keyIdWords(PublicKey{key.id, key.point});
}

/// What the badge leaves open.
QString remark(const JudgedApproval& approval)
{
    switch (approval.state) {
    case ApprovalState::NotSigned: return {};
    case ApprovalState::SignedByKnown:
        return JudgedApprovals::tr("key %1, known as %2").arg(keyText(*approval.key), QString::fromStdString(approval.knownAs));
    case ApprovalState::SignedByUnknown:
        return JudgedApprovals::tr("Signed by a key that you do not know. Compare %1 with its owner, then add it.")
            .arg(keyText(*approval.key));
    case ApprovalState::Broken: break;
    }
    return placedText(approval.statement);
}

} // namespace

JudgedApprovals::JudgedApprovals(const std::vector<JudgedApproval>& approvals, QWidget* parent) : QWidget(parent)
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(8));
    down->addWidget(textLabel(tr("Approvals"), Type::Title, Ink::Text, this));
    for (const auto& approval : approvals)
        down->addWidget(cardOf(approval));
}

SectionCard* JudgedApprovals::cardOf(const JudgedApproval& approval)
{
    auto* card = new SectionCard(QString::fromStdString(approval.entry.name), this);
    for (auto* heading : card->findChildren<QLabel*>())
        heading->setTextFormat(Qt::PlainText); // the name is a stranger's
    card->head()->addWidget(badgeOf(approval.state, card));
    const QString when = approval.entry.key ? tr("signed on %1") : tr("approved on %1");
    const auto add = [&](const QString& text, Type type, Ink ink) {
        auto* line = textLabel(text, type, ink, card);
        line->setTextFormat(Qt::PlainText);
        line->setWordWrap(true);
        line->setTextInteractionFlags(Qt::TextSelectableByMouse);
        card->body()->addWidget(line);
    };
    add(when.arg(momentText(approval.entry.time)), Type::Caption, Ink::Text2);
    add(tr("“%1”").arg(QString::fromStdString(approval.entry.reason)), Type::Body, Ink::Text);
    if (const QString more = remark(approval); !more.isEmpty())
        add(more, Type::Caption, approval.state == ApprovalState::SignedByKnown ? Ink::Text2 : Ink::Text);
    return card;
}

} // namespace tranche
