// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/database/database_pane.h"

#include "ui/parts/buttons.h"
#include "ui/parts/flow_layout.h"
#include "ui/parts/labels/icon_label.h"
#include "ui/shell/import_window/database/said_line.h"
#include "ui/shell/import_window/database/table_list.h"
#include "ui/shell/separators.h"
#include "ui/style/icons.h"
#include "ui/style/type.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tranche {

namespace {

QHBoxLayout* lineIn(QWidget* place)
{
    auto* across = new QHBoxLayout(place);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(scaled(6));
    return across;
}

} // namespace

DatabasePane::DatabasePane(QWidget* parent) : QFrame(parent)
{
    setAccessibleName(tr("Database"));
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(scaled(12), scaled(12), scaled(12), scaled(12));
    down->setSpacing(scaled(8));
    auto* head = new QHBoxLayout;
    m_connected = new QWidget(this);
    auto* mark = new IconLabel(iconOf(Judgement::Pass), 14, m_connected);
    mark->setInk(Ink::Pass);
    auto* state = lineIn(m_connected);
    state->addWidget(mark);
    state->addWidget(textLabel(tr("connected"), Type::Badge, Ink::Pass, m_connected));
    head->addWidget(textLabel(tr("Where it is"), Type::Heading, Ink::Text, this), 1);
    head->addWidget(m_connected);
    m_form = new ServerForm(this);
    setFocusProxy(m_form);
    m_form->setFocusPolicy(Qt::StrongFocus);
    m_said = new SaidLine(Type::Caption, this);
    m_listed = new QWidget(this);
    auto* listed = new QVBoxLayout(m_listed);
    listed->setContentsMargins(0, 0, 0, 0);
    listed->setSpacing(scaled(6));
    auto* listHead = new QHBoxLayout;
    listHead->addWidget(textLabel(tr("Tables"), Type::Heading, Ink::Text, m_listed), 1);
    listHead->addWidget(textLabel(tr("records, estimated"), Type::Caption, Ink::Text2, m_listed));
    m_tables = new TableList(m_listed);
    listed->addWidget(level(m_listed));
    listed->addLayout(listHead);
    listed->addWidget(m_tables, 1);
    down->addLayout(head);
    for (QWidget* part : {static_cast<QWidget*>(m_form), buildPromise(), buildButtons(), static_cast<QWidget*>(m_said)})
        down->addWidget(part);
    down->addWidget(m_listed, 1000);
    down->addStretch(1);
    connect(m_form, &ServerForm::agreed, this, [this] {
        if (m_state == State::Apart)
            emit connectRequested();
    });
    setState(State::Apart);
}

QWidget* DatabasePane::buildPromise()
{
    auto* place = new QWidget(this);
    auto* promise = wrappedLabel(tr("The password is asked for each time. It is never stored: not in the recipe, not in a log."),
                                 Type::Caption, Ink::Text2, place);
    auto* across = lineIn(place);
    across->addWidget(new IconLabel(QStringLiteral("lock"), 14, place), 0, Qt::AlignTop);
    across->addWidget(promise, 1);
    return place;
}

QWidget* DatabasePane::buildButtons()
{
    auto* place = new QWidget(this);
    m_connect = new QPushButton(place);
    m_connect->setObjectName(QStringLiteral("connect"));
    m_refresh = new QPushButton(icon(QStringLiteral("redo"), palette()), tr("Refresh"), place);
    m_refresh->setToolTip(tr("Asks again which tables there are"));
    auto* flow = new FlowLayout(scaled(6), scaled(6), place);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {m_connect, m_refresh}) {
        button->setAutoDefault(false);
        flow->addWidget(button);
    }
    connect(m_refresh, &QPushButton::clicked, this, &DatabasePane::refreshRequested);
    connect(m_connect, &QPushButton::clicked, this, [this] {
        switch (m_state) {
        case State::Apart: return emit connectRequested();
        case State::Connecting: return emit stopRequested();
        case State::Connected: return emit leaveRequested();
        }
    });
    return place;
}

void DatabasePane::setState(State state)
{
    m_state = state;
    m_form->setLocked(state != State::Apart);
    m_connected->setVisible(state == State::Connected);
    m_refresh->setVisible(state == State::Connected);
    m_listed->setVisible(state == State::Connected);
    m_connect->setText(state == State::Apart ? tr("&Connect") : state == State::Connecting ? tr("Stop &connecting") : tr("Dis&connect"));
}

void DatabasePane::say(Judgement judgement, const QString& sentence)
{
    m_said->say(judgement, sentence);
}

QString DatabasePane::sentence() const
{
    return m_said->sentence();
}

} // namespace tranche
