// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keys/new_key_page.h"

#include "ui/parts/buttons.h"
#include "ui/shell/keys/key_fact_rows.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tranche {

NewKeyPage::NewKeyPage(Kind kind, QWidget* parent) : QWidget(parent)
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(12));
    down->addWidget(textLabel(headingOf(kind), Type::Title, Ink::Text, this));
    auto* sentence = wrappedLabel(sentenceOf(kind), Type::Caption, Ink::Text2, this);
    down->addWidget(sentence);
    auto* across = new QHBoxLayout;
    across->setSpacing(0);
    auto* label = textLabel(tr("Name"), Type::Body, Ink::Text2, this);
    label->setFixedWidth(scaled(keyValueLeft));
    m_name = new QLineEdit(this);
    m_name->setAccessibleName(tr("Name"));
    m_name->setFixedWidth(scaled(300));
    m_name->setMaxLength(200);
    m_name->setPlaceholderText(tr("as it is to stand in a release"));
    label->setBuddy(m_name);
    across->addWidget(label);
    across->addWidget(m_name);
    across->addStretch(1);
    down->addLayout(across);
    m_form = new PassphraseForm({.now = kind == Kind::TakeInProtected, .next = kind != Kind::TakeInProtected}, this);
    down->addWidget(m_form);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(scaled(keyValueLeft), scaled(4), 0, 0);
    m_go = new QPushButton(kind == Kind::Make ? tr("Make the key") : tr("Import the key"), this);
    m_go->setAutoDefault(false);
    makePrimary(m_go);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setAutoDefault(false);
    m_missing = textLabel({}, Type::Caption, Ink::Text2, this);
    buttons->addWidget(m_go);
    buttons->addWidget(cancel);
    buttons->addWidget(m_missing, 1);
    down->addLayout(buttons);
    down->addStretch(1);
    connect(m_name, &QLineEdit::textChanged, this, &NewKeyPage::refresh);
    connect(m_form, &PassphraseForm::changed, this, &NewKeyPage::refresh);
    connect(m_form, &PassphraseForm::submitted, m_go, &QPushButton::click);
    connect(m_go, &QPushButton::clicked, this, [this] { emit accepted(m_name->text(), m_form->typed()); });
    connect(cancel, &QPushButton::clicked, this, &NewKeyPage::cancelled);
    setFocusProxy(m_name);
    refresh();
}

QString NewKeyPage::headingOf(Kind kind)
{
    return kind == Kind::Make ? tr("Make a key") : tr("Import a key");
}

QString NewKeyPage::sentenceOf(Kind kind)
{
    switch (kind) {
    case Kind::Make:
        return tr("It signs under your name. Without its passphrase nobody can sign with it, not even from a copy of its file.");
    case Kind::TakeInProtected: return tr("It keeps its passphrase.");
    case Kind::TakeInOpen: break;
    }
    return tr("This key has no passphrase. Give it one; the file that you chose stays as it is.");
}

void NewKeyPage::refresh()
{
    const QString missing = m_name->text().trimmed().isEmpty() ? tr("The name is missing.") : m_form->missing();
    m_go->setEnabled(missing.isEmpty());
    m_missing->setText(missing);
}

} // namespace tranche
