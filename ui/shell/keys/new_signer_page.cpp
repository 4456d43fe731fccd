// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keys/new_signer_page.h"

#include "ui/parts/buttons.h"
#include "ui/shell/keys/key_fact_rows.h"
#include "ui/style/icons.h"
#include "ui/words/key_words.h"
#include "ui/words/messages/message_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tranche {

NewSignerPage::NewSignerPage(QWidget* parent) : QWidget(parent)
{
    build();
    setFocusProxy(m_name);
    refresh();
}

QLineEdit* NewSignerPage::addField(QVBoxLayout& down, const QString& name, QWidget* beside)
{
    auto* across = new QHBoxLayout;
    across->setSpacing(0);
    auto* label = textLabel(name, Type::Body, Ink::Text2, this);
    label->setFixedWidth(scaled(keyValueLeft));
    auto* field = new QLineEdit(this);
    field->setAccessibleName(name);
    label->setBuddy(field);
    across->addWidget(label);
    across->addWidget(field, 1);
    if (beside != nullptr) {
        across->addSpacing(scaled(8));
        across->addWidget(beside);
    }
    down.addLayout(across);
    connect(field, &QLineEdit::textChanged, this, &NewSignerPage::refresh);
    return field;
}

void NewSignerPage::build()
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(12));
    down->addWidget(textLabel(tr("Add a signer"), Type::Title, Ink::Text, this));
    auto* sentence
        = wrappedLabel(tr("The public key is a line of 56 characters; its owner gives it to you, in a message or as a .pub file."),
                       Type::Caption, Ink::Text2, this);
    down->addWidget(sentence);
    m_name = addField(*down, tr("Name"), nullptr);
    m_name->setMaxLength(200);
    auto* file = new QPushButton(icon(QStringLiteral("open"), palette()), tr("From a &file…"), this);
    file->setAutoDefault(false);
    m_key = addField(*down, tr("Public key"), file);
    m_key->setFont(typeface(Type::Digest));
    m_key->setMaxLength(400);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(scaled(keyValueLeft), scaled(4), 0, 0);
    m_add = new QPushButton(tr("Add the signer"), this);
    m_add->setAutoDefault(false);
    makePrimary(m_add);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setAutoDefault(false);
    buttons->addWidget(m_add);
    buttons->addWidget(cancel);
    buttons->addStretch(1);
    m_said = wrappedLabel({}, Type::Caption, Ink::Text2, this);
    m_said->setContentsMargins(scaled(keyValueLeft), 0, 0, 0);
    down->addWidget(m_said);
    down->addLayout(buttons);
    down->addStretch(1);
    connect(file, &QPushButton::clicked, this, &NewSignerPage::fileRequested);
    connect(cancel, &QPushButton::clicked, this, &NewSignerPage::cancelled);
    connect(m_add, &QPushButton::clicked, this, [this] {
        if (const auto key = readPublicKey(m_key->text().toStdString()))
            emit accepted(m_name->text(), *key);
    });
}

void NewSignerPage::refresh()
{
    if (m_said == nullptr)
        return; // still being built
    const auto key = readPublicKey(m_key->text().toStdString());
    const bool named = !m_name->text().trimmed().isEmpty();
    m_add->setEnabled(key && named);
    if (m_key->text().trimmed().isEmpty())
        m_said->setText(named ? tr("The public key is missing.") : tr("The name is missing."));
    else if (!key)
        m_said->setText(messageText(key.error()));
    else
        m_said->setText(tr("Key %1. Compare these digits with its owner's once it is in the list.").arg(keyIdWords(*key)));
}

} // namespace tranche
