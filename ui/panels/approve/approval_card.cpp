// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/approve/approval_card.h"

#include "ui/parts/buttons.h"
#include "ui/parts/cards/badge.h"
#include "ui/parts/cards/section_card.h"
#include "ui/session/governance/key_book.h"
#include "ui/session/tr.h"
#include "ui/style/number_text.h"
#include "ui/words/key_words.h"
#include "ui/words/messages/message_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tranche {

namespace {

Badge* approvalBadge(ApprovalState state, QWidget* parent)
{
    switch (state) {
    case ApprovalState::NotSigned: return new Badge(Judgement::Info, tr("not signed"), parent);
    case ApprovalState::SignedByKnown: return new Badge(Judgement::Pass, tr("known key"), parent);
    case ApprovalState::SignedByUnknown: return new Badge(Judgement::Warn, tr("unknown key"), parent);
    case ApprovalState::Broken: break;
    }
    return new Badge(Judgement::Fail, tr("not valid"), parent);
}

QString knownRemark(const std::string& keyId, const QString& name)
{
    return tr("key %1, known as %2").arg(keyIdWords(QString::fromStdString(keyId)), name);
}

QString unknownRemark(const std::string& keyId)
{
    return tr("Signed by a key that you do not know. Compare %1 with its owner, then add it.")
        .arg(keyIdWords(QString::fromStdString(keyId)));
}

QString remarkOf(const JudgedApproval& approval)
{
    switch (approval.state) {
    case ApprovalState::NotSigned: return {};
    case ApprovalState::SignedByKnown: return knownRemark(approval.key->idText(), QString::fromStdString(approval.knownAs));
    case ApprovalState::SignedByUnknown: return unknownRemark(approval.key->idText());
    case ApprovalState::Broken: break;
    }
    return placedText(approval.statement);
}

} // namespace

std::vector<ApprovalFacts> approvalFacts(const std::vector<Approval>& approvals, const KeyBook* keys)
{
    std::vector<ApprovalFacts> all;
    for (const auto& approval : approvals) {
        ApprovalFacts facts{approval.name, approval.reason, approval.time, ApprovalState::NotSigned, {}};
        const QString known = approval.isSigned() && keys != nullptr ? keys->nameOf(approval.key) : QString();
        if (approval.isSigned()) {
            facts.state = known.isEmpty() ? ApprovalState::SignedByUnknown : ApprovalState::SignedByKnown;
            facts.remark = known.isEmpty() ? unknownRemark(approval.keyId) : knownRemark(approval.keyId, known);
        }
        all.push_back(std::move(facts));
    }
    return all;
}

std::vector<ApprovalFacts> approvalFacts(const std::vector<JudgedApproval>& approvals)
{
    std::vector<ApprovalFacts> all;
    for (const auto& approval : approvals)
        all.push_back({approval.entry.name, approval.entry.reason, approval.entry.time, approval.state, remarkOf(approval)});
    return all;
}

SectionCard* approvalCard(const ApprovalFacts& facts, QWidget* parent)
{
    auto* card = new SectionCard(QString::fromStdString(facts.name), parent);
    card->head()->addWidget(approvalBadge(facts.state, card));
    const auto add = [&](const QString& text, Type type, Ink role) {
        auto* line = wrappedLabel(text, type, role, card);
        line->setTextInteractionFlags(Qt::TextSelectableByMouse);
        card->body()->addWidget(line);
    };
    const QString when = facts.state == ApprovalState::NotSigned ? tr("approved on %1") : tr("signed on %1");
    add(when.arg(momentText(facts.time)), Type::Caption, Ink::Text2);
    add(tr("“%1”").arg(QString::fromStdString(facts.reason)), Type::Body, Ink::Text);
    if (!facts.remark.isEmpty())
        add(facts.remark, Type::Caption, facts.state == ApprovalState::SignedByKnown ? Ink::Text2 : Ink::Text);
    return card;
}

} // namespace tranche
