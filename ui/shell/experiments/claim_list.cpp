// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/experiments/claim_list.h"

#include "ui/parts/buttons.h"
#include "ui/parts/cards/badge.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/style/number_text.h"
#include "ui/style/type.h"
#include "ui/words/utility/experiment_facts.h"
#include "ui/words/messages/message_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace tranche {

namespace {

constexpr std::array chipVerdicts = {ClaimVerdict::True, ClaimVerdict::False, ClaimVerdict::NotTestable}; // the chips after "All"

Judgement judgementOf(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::True: return Judgement::Pass;
    case ClaimVerdict::False: return Judgement::Fail;
    case ClaimVerdict::NotTestable: break;
    }
    return Judgement::Info;
}

} // namespace

ClaimList::ClaimList(QWidget* parent)
    : QWidget(parent), m_chips(new SegmentedButtons({tr("All"), tr("True"), tr("False"), tr("Not testable")}, this)), m_page(new QWidget)
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(8));
    auto* head = new QHBoxLayout;
    head->addWidget(textLabel(tr("What it claims"), Type::Title, Ink::Text, this));
    head->addStretch(1);
    head->addWidget(m_chips);
    down->addLayout(head);
    m_chips->setAccessibleName(tr("Claims shown"));
    m_chips->setCurrent(0);
    m_down = new QVBoxLayout(m_page);
    m_down->setContentsMargins(0, 0, scaled(6), 0);
    m_down->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(tr("What it claims"));
    scroll->setWidget(m_page);
    down->addWidget(scroll, 1);
    connect(m_chips, &SegmentedButtons::chosen, this, &ClaimList::filter);
}

QWidget* ClaimList::rowOf(const ClaimResult& claim)
{
    auto* row = new QWidget(m_page);
    auto* across = new QHBoxLayout(row);
    across->setContentsMargins(0, scaled(4), 0, scaled(4));
    across->setSpacing(scaled(10));
    auto* badge = new Badge(judgementOf(claim.verdict), verdictText(claim.verdict), row);
    auto* place = new QWidget(row);
    place->setFixedWidth(badgeWidth(verdictText(ClaimVerdict::NotTestable)) + scaled(4));
    auto* beside = new QHBoxLayout(place);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->addWidget(badge, 0, Qt::AlignLeft | Qt::AlignTop);
    across->addWidget(place, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(scaled(1));
    auto* said = textLabel(messageText(claim.claim), Type::Bold, Ink::Text, row);
    auto* facts = textLabel(claimFacts(claim), Type::Caption, Ink::Text2, row);
    for (auto* label : {said, facts}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        words->addWidget(label);
    }
    row->setToolTip(messageText(claim.place));
    across->addLayout(words, 1);
    return row;
}

void ClaimList::show(const std::vector<ClaimResult>& claims)
{
    for (const auto& row : m_rows)
        delete row.widget;
    m_rows.clear();
    for (const auto& claim : claims) {
        m_rows.push_back({QString::fromStdString(claim.id), claim.verdict, rowOf(claim)});
        m_down->insertWidget(m_down->count() - 1, m_rows.back().widget);
    }
    count();
    filter(m_chips->current());
}

void ClaimList::count()
{
    m_chips->setChoiceText(0, tr("All %1").arg(countText(m_rows.size())));
    const QStringList words = {tr("True %1"), tr("False %1"), tr("Not testable %1")};
    for (std::size_t i = 0; i < chipVerdicts.size(); ++i) {
        const auto number = std::ranges::count(m_rows, chipVerdicts[i], &Row::verdict);
        m_chips->setChoiceText(static_cast<int>(i) + 1, words[static_cast<int>(i)].arg(countText(static_cast<std::size_t>(number))));
    }
}

void ClaimList::filter(int chip)
{
    for (const auto& row : m_rows)
        row.widget->setVisible(chip <= 0 || row.verdict == chipVerdicts[static_cast<std::size_t>(chip) - 1]);
}

QStringList ClaimList::shownIds() const
{
    QStringList ids;
    for (const auto& row : m_rows)
        if (!row.widget->isHidden())
            ids += row.id;
    return ids;
}

} // namespace tranche
