// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keys/key_page_head.h"

#include "ui/parts/buttons.h"
#include "ui/style/icons.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace tranche {

KeyPageHead::KeyPageHead(const QString& name, const QString& sentence, QWidget* parent) : QWidget(parent)
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(2));
    auto* across = new QHBoxLayout;
    m_name = textLabel(name, Type::Title, Ink::Text, this);
    m_editor = new QLineEdit(name, this);
    m_editor->setAccessibleName(tr("Name"));
    m_editor->setMaxLength(200);
    m_editor->installEventFilter(this);
    m_editor->hide();
    auto* out = new QPushButton(icon(QStringLiteral("export"), palette()), tr("&Export public key…"), this);
    out->setAutoDefault(false);
    auto* more = iconButton(QStringLiteral("more"), tr("More for this key"), this);
    auto* menu = new QMenu(more);
    connect(menu->addAction(tr("&Rename")), &QAction::triggered, this, &KeyPageHead::beginRenaming);
    more->setMenu(menu);
    more->setPopupMode(QToolButton::InstantPopup);
    across->addWidget(m_name, 1);
    across->addWidget(m_editor, 1);
    across->addWidget(out);
    across->addWidget(more);
    down->addLayout(across);
    auto* words = wrappedLabel(sentence, Type::Caption, Ink::Text2, this);
    down->addWidget(words);
    connect(out, &QPushButton::clicked, this, &KeyPageHead::exportRequested);
    connect(m_editor, &QLineEdit::returnPressed, this, [this] { endRenaming(true); });
}

void KeyPageHead::beginRenaming()
{
    m_name->hide();
    m_editor->setText(m_name->text());
    m_editor->selectAll();
    m_editor->show();
    m_editor->setFocus();
}

void KeyPageHead::endRenaming(bool keep)
{
    const QString name = m_editor->text().trimmed();
    m_editor->hide();
    m_name->show();
    if (keep && !name.isEmpty() && name != m_name->text())
        emit renamed(name);
}

bool KeyPageHead::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        endRenaming(false);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tranche
