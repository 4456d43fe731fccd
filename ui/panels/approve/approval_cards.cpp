// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/approve/approval_cards.h"

#include "ui/parts/buttons.h"
#include "ui/parts/cards/section_card.h"
#include "ui/session/verified_draft.h"

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
    auto* about = wrappedLabel(tr("An approval covers every byte that was verified."), Type::Caption, Ink::Text2, this);
    m_column->addWidget(about);
    m_digest = textLabel({}, Type::Caption, Ink::Text2, this);
    m_digest->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_digest->setToolTip(tr("The first and last digits of the SHA-256 of manifest.json, which covers all files. What is signed is this."));
    m_column->addWidget(m_digest);
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

void ApprovalCards::show(const ApprovalsShown& approvals, const std::vector<ApprovalFacts>& facts, bool mayTakeBack)
{
    m_count->setText(tr("%1 of %2").arg(approvals.given.size()).arg(approvals.asked.count));
    m_digest->setVisible(!approvals.manifestDigest.empty());
    m_digest->setText(tr("Manifest %1").arg(spacedDigest(approvals.manifestDigest)));
    if (m_cards != nullptr && m_shown == facts)
        return;
    m_shown = facts;
    if (m_cards != nullptr) {
        m_cards->hide();
        m_cards->deleteLater(); // its button may have been what led here
    }
    m_cards = new QWidget(this);
    auto* column = new QVBoxLayout(m_cards);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (const auto& approval : m_shown)
        column->addWidget(approvalCard(approval, m_cards));
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
        shown.manifestDigest = now.draft->manifestDigest;
    }
    return shown;
}

} // namespace tranche
