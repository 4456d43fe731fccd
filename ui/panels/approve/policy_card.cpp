// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/approve/policy_card.h"

#include "ui/panels/approve/rule_row.h"
#include "ui/panels/tinted_icon.h"
#include "ui/parts/buttons.h"
#include "ui/parts/cards/section_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

PolicyCard::PolicyCard(QWidget* parent) : QWidget(parent)
{
    m_card = new SectionCard(tr("Policy rules"), this);
    m_count = textLabel({}, Type::Caption, Ink::Text2, m_card);
    m_card->head()->addWidget(m_count);
    m_about = wrappedLabel({}, Type::Caption, Ink::Text2, m_card);
    m_card->body()->addWidget(m_about);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_card);
    m_button = new QToolButton(this);
    m_button->setObjectName(QStringLiteral("policy"));
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setPopupMode(QToolButton::InstantPopup);
    setTintedIcon(m_button, QStringLiteral("policy"));
    auto* menu = new QMenu(m_button);
    connect(menu->addAction(tr("Open a policy…")), &QAction::triggered, this, &PolicyCard::openAsked);
    m_drop = menu->addAction(tr("Work without a policy"));
    connect(m_drop, &QAction::triggered, this, &PolicyCard::dropAsked);
    m_button->setMenu(menu);
    showHead();
    showRows();
}

void PolicyCard::show(const PolicyShown& shown)
{
    if (shown == m_shown)
        return;
    m_shown = shown;
    showHead();
    showRows();
}

void PolicyCard::showHead()
{
    const auto& name = m_shown.name;
    const QString title = name ? QString::fromStdString(name->name) : QString();
    m_button->setText(name ? tr("Policy: %1").arg(title) : tr("No policy"));
    m_drop->setEnabled(name.has_value());
    m_card->setHeading(name ? tr("Policy rules") : tr("No policy: every rule is yours to judge"));
    m_count->setText(ruleCountText(m_shown.facts));
    const bool missing = name && !m_shown.isOpen;
    m_about->setVisible(name.has_value());
    m_about->setText(missing ? tr("These settings were decided under “%1”, version %2. Open that policy, or work without one.")
                                   .arg(title, QString::fromStdString(name->version))
                     : name ? tr("%1, version %2").arg(title, QString::fromStdString(name->version))
                            : QString());
}

void PolicyCard::showRows()
{
    if (m_rows != nullptr) {
        m_rows->hide();
        m_rows->deleteLater(); // one of its buttons may have been what led here
    }
    m_failing.clear();
    m_rows = new QWidget(m_card);
    auto* down = new QVBoxLayout(m_rows);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(0);
    for (const auto& fact : m_shown.facts) {
        auto* row = new RuleRow(fact, m_name, m_rows);
        row->setObjectName(QString::fromStdString(std::string(ruleKey(fact.rule))));
        connect(row, &RuleRow::pressed, this, &PolicyCard::panelRequested);
        connect(row, &RuleRow::takeBackAsked, this, &PolicyCard::takeBackAsked);
        connect(row, &RuleRow::waiveAsked, this, [this](Rule rule, const QString& reason, const QString& name) {
            m_name = name;
            emit waiveAsked(rule, reason, name);
        });
        down->addWidget(row);
        if (fact.state == RuleState::Fail)
            m_failing.push_back(row);
    }
    m_card->body()->addWidget(m_rows);
}

void PolicyCard::goToNextFailing()
{
    if (m_failing.empty())
        return;
    const auto present = std::ranges::find_if(m_failing, [](const RuleRow* row) {
        return row->hasFocus() || row->isAncestorOf(row->window()->focusWidget());
    });
    const auto next = present == m_failing.end() || present + 1 == m_failing.end() ? m_failing.begin() : present + 1;
    (*next)->setFocus();
}

void PolicyCard::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_rows != nullptr)
        showRows(); // draws the signs anew
}

} // namespace tranche
