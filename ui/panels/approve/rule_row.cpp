// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/approve/rule_row.h"

#include "ui/parts/buttons.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/judgement.h"
#include "ui/style/icons.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace tranche {

namespace {

constexpr int ruleRowHeight = 28;
constexpr int stateWidth = 52;

Ink ruleInk(RuleState state)
{
    switch (state) {
    case RuleState::Pass: return Ink::Pass;
    case RuleState::Fail: return Ink::Fail;
    case RuleState::Waived:
    case RuleState::Open: return Ink::Warn;
    case RuleState::Unjudged: break;
    }
    return Ink::Text2;
}

QString ruleIcon(RuleState state)
{
    switch (state) {
    case RuleState::Pass: return iconOf(Judgement::Pass);
    case RuleState::Fail: return iconOf(Judgement::Fail);
    case RuleState::Waived: return QStringLiteral("jump");
    case RuleState::Open: return QStringLiteral("state-decision");
    case RuleState::Unjudged: break;
    }
    return QStringLiteral("state-todo");
}

} // namespace

RuleRow::RuleRow(const RuleFact& fact, const QString& name, QWidget* parent) : QWidget(parent), m_fact(fact)
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("%1: %2. Found: %3").arg(ruleStateText(fact.state), fact.asked, fact.found));
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(scaled(8), 0, scaled(8), 0);
    down->setSpacing(0);
    addHead(down);
    if (fact.state == RuleState::Fail)
        addWaiving(down, name);
    if (fact.state == RuleState::Waived)
        addWaiver(down);
}

void RuleRow::addHead(QVBoxLayout* down)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(scaled(8));
    auto* mark = new QLabel(this);
    mark->setPixmap(iconPixmap(ruleIcon(m_fact.state), ink(palette(), ruleInk(m_fact.state)), scaled(14), devicePixelRatioF()));
    auto* asked = new ElidedLabel(m_fact.asked, Type::Body, Ink::Text, this);
    auto* found = new ElidedLabel(m_fact.found, Type::Body, Ink::Text2, this);
    found->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    row->addWidget(mark);
    if (m_fact.state != RuleState::Unjudged) {
        auto* word = textLabel(ruleStateText(m_fact.state), Type::Badge, ruleInk(m_fact.state), this);
        word->setFixedWidth(scaled(stateWidth));
        row->addWidget(word);
    }
    row->addWidget(asked, 1);
    row->addWidget(found);
    auto* line = new QWidget(this);
    line->setLayout(row);
    row->setContentsMargins(0, 0, 0, 0);
    line->setFixedHeight(scaled(ruleRowHeight));
    line->setAttribute(Qt::WA_TransparentForMouseEvents);
    down->addWidget(line);
}

void RuleRow::addWaiving(QVBoxLayout* down, const QString& name)
{
    m_name = new QLineEdit(name, this);
    m_name->setPlaceholderText(tr("your name"));
    m_name->setAccessibleName(tr("Name"));
    m_name->setObjectName(QStringLiteral("waiverName"));
    m_reason = new QLineEdit(this);
    m_reason->setPlaceholderText(tr("why it may be published anyway"));
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->setObjectName(QStringLiteral("waiverReason"));
    m_waive = new QPushButton(tr("Waive with this reason"), this);
    m_waive->setObjectName(QStringLiteral("waive"));
    m_waive->setToolTip(tr("Name and reason are signed with the release and stand in both reports."));
    auto* fields = new QGridLayout; // the button below: beside them the fields would be too narrow to read
    fields->setContentsMargins(scaled(22), 0, 0, scaled(8));
    fields->setSpacing(scaled(8));
    fields->addWidget(m_name, 0, 0);
    fields->addWidget(m_reason, 0, 1);
    fields->addWidget(m_waive, 1, 0, 1, 2, Qt::AlignRight);
    fields->setColumnStretch(0, 1);
    fields->setColumnStretch(1, 2);
    down->addLayout(fields);
    for (QLineEdit* field : {m_name, m_reason})
        connect(field, &QLineEdit::textChanged, this, &RuleRow::typed);
    connect(m_waive, &QPushButton::clicked, this,
            [this] { emit waiveAsked(m_fact.rule, m_reason->text().trimmed(), m_name->text().trimmed()); });
    typed();
}

void RuleRow::addWaiver(QVBoxLayout* down)
{
    auto* reason = wrappedLabel(tr("“%1”").arg(m_fact.reason), Type::Body, Ink::Text, this);
    auto* who = textLabel(tr("%1. Printed in both reports.").arg(m_fact.by), Type::Caption, Ink::Text2, this);
    auto* back = new QPushButton(tr("Take back"), this);
    back->setObjectName(QStringLiteral("takeBackWaiver"));
    connect(back, &QPushButton::clicked, this, [this] { emit takeBackAsked(m_fact.rule); });
    auto* foot = new QHBoxLayout;
    foot->addWidget(who, 1);
    foot->addWidget(back);
    auto* below = new QVBoxLayout;
    below->setContentsMargins(scaled(22), 0, 0, scaled(6));
    below->setSpacing(scaled(2));
    below->addWidget(reason);
    below->addLayout(foot);
    down->addLayout(below);
}

void RuleRow::typed()
{
    m_waive->setEnabled(!m_name->text().trimmed().isEmpty() && !m_reason->text().trimmed().isEmpty());
}

void RuleRow::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        emit pressed(m_fact.where);
}

void RuleRow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        emit pressed(m_fact.where);
    else
        QWidget::keyPressEvent(event);
}

void RuleRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_fact.state == RuleState::Waived)
        painter.fillRect(rect(), ink(palette(), Ink::WarnBack));
    if (m_fact.state == RuleState::Fail)
        painter.fillRect(rect(), ink(palette(), Ink::FailBack));
    painter.fillRect(0, height() - 1, width(), 1, ink(palette(), Ink::Grid));
    if (hasFocus())
        paintFocusRing(painter, QRectF(rect()).adjusted(3, 3, -3, -3), palette());
}

} // namespace tranche
