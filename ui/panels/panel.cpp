// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/panel.h"

#include "ui/panels/side_pane.h"
#include "ui/parts/buttons.h"
#include "ui/parts/sentence_label.h"
#include "ui/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace tranche {

namespace {

constexpr int headerHeight = 56;

QFont titleFont(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * 17.0 / 12.0);
    font.setWeight(QFont::DemiBold);
    return font;
}

/// The line between header and body.
class Head final : public QFrame {
public:
    using QFrame::QFrame;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), ink(palette(), Ink::Base));
        painter.fillRect(QRect(0, height() - 1, width(), 1), ink(palette(), Ink::Border));
    }
};

} // namespace

Panel::Panel(Session& session, const QString& title, QWidget* parent) : QWidget(parent), m_session(session)
{
    setAccessibleName(title);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);

    auto* head = new Head(this);
    head->setFixedHeight(headerHeight);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(16, 6, 16, 8);
    row->setSpacing(8);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    auto* heading = new QLabel(title, head);
    heading->setFont(titleFont(font()));
    m_sentence = new SentenceLabel(head);
    m_sentence->setObjectName(QStringLiteral("sentence"));
    words->addWidget(heading);
    words->addWidget(m_sentence);
    row->addLayout(words, 1);
    m_actions = new QHBoxLayout;
    m_actions->setSpacing(8);
    row->addLayout(m_actions);
    m_tail = new QHBoxLayout;
    row->addLayout(m_tail);

    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(head);
    m_body = new QVBoxLayout;
    m_body->setSpacing(0);
    all->addLayout(m_body, 1);

    connect(&session, &Session::snapshotChanged, this, &Panel::follow);
}

void Panel::follow(const Document& now, const Document& before)
{
    if (isVisible())
        refresh(now);
    else if (ground(now.snapshot) != ground(before.snapshot))
        refresh(Document());
}

void Panel::setSentence(const QString& sentence)
{
    m_sentence->say(sentence);
    m_sentence->setAccessibleName(sentence);
    m_sentence->updateGeometry();
}

QWidget* Panel::beside(QWidget* content, SidePane* pane, const QString& key, QWidget* parent)
{
    m_side = pane;
    QSplitter* splitter = besidePane(content, pane, parent);
    m_sideWidth = m_session.preferences().paneWidth(key);
    connect(splitter, &QSplitter::splitterMoved, this, [this, key] {
        if (m_side->width() > 0)
            m_session.preferences().setPaneWidth(key, m_side->width());
    });
    m_sideButton = iconButton(QStringLiteral("side-pane"), tr("Side pane (Esc closes it)"), this);
    m_sideButton->setCheckable(true);
    m_sideButton->setChecked(true);
    connect(m_sideButton, &QToolButton::clicked, this, &Panel::setSideOpen);
    m_tail->addWidget(m_sideButton);
    return splitter;
}

void Panel::setSideOpen(bool open)
{
    if (!m_side || m_side->isHidden() != open)
        return;
    const bool hadFocus = m_side->isAncestorOf(focusWidget());
    m_side->setHidden(!open);
    m_sideButton->setChecked(open);
    if (!open && hadFocus)
        m_sideButton->setFocus(Qt::OtherFocusReason);
}

void Panel::setSideOffered(bool offered)
{
    m_sideButton->setVisible(offered);
}

void Panel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_side && !m_side->isHidden())
        setSideOpen(false);
    else
        QWidget::keyPressEvent(event);
}

void Panel::showEvent(QShowEvent* event)
{
    refresh(m_session.now());
    QWidget::showEvent(event);
    restoreSideWidth();
}

/// Once the splitter has its own width: before, it would share out what it is given.
void Panel::restoreSideWidth()
{
    const int width = std::exchange(m_sideWidth, 0);
    if (width <= 0)
        return;
    auto* splitter = qobject_cast<QSplitter*>(m_side->parentWidget());
    splitter->setSizes({splitter->width() - splitter->handleWidth() - width, width});
}

void Panel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || !isVisible())
        return;
    QMetaObject::invokeMethod(
        this, [this] { refresh(m_session.now()); }, Qt::QueuedConnection); // pictures in the new colours, once all parts have them
}

} // namespace tranche
