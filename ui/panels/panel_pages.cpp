// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/panel_pages.h"

#include "ui/parts/cards/banner.h"
#include "ui/parts/cards/empty_state.h"
#include "ui/session/session.h"
#include "ui/words/messages/message_text.h"

#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

namespace {

QString headingOf(Stage stage)
{
    switch (stage) {
    case Stage::Keep: return PanelPages::tr("These roles do not work yet");
    case Stage::Correlate: return PanelPages::tr("Could not calculate the correlation");
    case Stage::Propose: return PanelPages::tr("Could not propose columns");
    case Stage::Generalize: return PanelPages::tr("Could not generalize the columns");
    case Stage::Feasibility: return PanelPages::tr("Could not calculate the greatest ℓ");
    case Stage::Partition: return PanelPages::tr("Could not split the table into buckets");
    case Stage::Judge: return PanelPages::tr("Could not check the buckets");
    case Stage::Slice: return PanelPages::tr("Could not shuffle the buckets");
    }
    return {};
}

/// Nothing has failed where a role is still to be given: that is a decision, and Roles asks for it.
bool waitsForRoles(const Document& now)
{
    return now.failure->stage == Stage::Keep && std::ranges::find(now.snapshot.roles, Role::Undecided) != now.snapshot.roles.end();
}

} // namespace

PanelPages::PanelPages(Session& session, QWidget* parent) : QWidget(parent), m_session(session)
{
    m_failure = new QWidget(this);
    m_banner = new Banner(m_failure);
    m_failure->hide();
    m_empty = new EmptyState(this);
    connect(m_empty, &EmptyState::pressed, this, &PanelPages::pressed);

    auto* bannerRow = new QVBoxLayout(m_failure);
    bannerRow->setContentsMargins(16, 12, 16, 4);
    bannerRow->addWidget(m_banner);
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_empty);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_failure);
    all->addLayout(m_stack, 1);
}

void PanelPages::setContent(QWidget* content)
{
    m_stack->addWidget(content);
}

void PanelPages::showContent()
{
    m_stack->setCurrentIndex(1);
}

void PanelPages::showEmpty(const QString& icon, const QString& heading, const QString& sentence, const QString& button)
{
    m_empty->say(icon, heading, sentence, button);
    m_stack->setCurrentIndex(0);
}

bool PanelPages::isEmpty() const
{
    return m_stack->currentIndex() == 0;
}

void PanelPages::showFailure(const Document& now, std::initializer_list<Stage> stages)
{
    const bool failed = now.failure && !waitsForRoles(now) && std::ranges::find(stages, now.failure->stage) != stages.end();
    m_failure->setVisible(failed);
    if (!failed)
        return;
    const QString sentence = placedText(now.failure->error);
    if (m_banner->sentence() == sentence && m_banner->heading() == headingOf(now.failure->stage))
        return; // the button keeps its focus
    m_banner->say(Judgement::Fail, headingOf(now.failure->stage), sentence);
    m_banner->clearButtons();
    connect(m_banner->addButton(tr("Try again")), &QPushButton::clicked, &m_session, &Session::retry);
}

} // namespace tranche
