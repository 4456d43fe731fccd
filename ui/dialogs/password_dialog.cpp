// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/password_dialog.h"

#include "core/import/qt_text.h"
#include "ui/parts/buttons.h"
#include "ui/parts/passphrase_field.h"
#include "ui/style/type.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tranche {

PasswordDialog::PasswordDialog(const DatabaseOptions& server, bool wrong, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Password of a database"));
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(scaled(16), scaled(16), scaled(16), scaled(16));
    down->setSpacing(scaled(10));
    const auto add = [&](const QString& text, Type type, Ink colour) { down->addWidget(wrappedLabel(text, type, colour, this)); };
    add(tr("The recipe reads from a server that asks for a password"), Type::Heading, Ink::Text);
    add(tr("Server %1, port %2, database %3, user %4.")
            .arg(qtText(server.server), QString::number(server.port), qtText(server.database), qtText(server.user)),
        Type::Body, Ink::Text);
    if (wrong)
        add(tr("The server did not take the password. Try again."), Type::Body, Ink::Fail);
    auto* across = new QHBoxLayout;
    m_password = new PassphraseField(tr("Password"), this);
    m_password->setWrong(wrong);
    auto* name = new QLabel(tr("&Password"), this);
    name->setBuddy(m_password);
    across->addWidget(name);
    across->addWidget(m_password, 1);
    down->addLayout(across);
    add(tr("Give it only where you know this server. It is used once and never stored."), Type::Caption, Ink::Text2);
    auto* buttons = new QDialogButtonBox(this);
    auto* go = buttons->addButton(tr("&Read the table"), QDialogButtonBox::AcceptRole);
    makePrimary(go);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    down->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setMinimumWidth(scaled(440));
    m_password->setFocus(Qt::OtherFocusReason);
}

void PasswordDialog::done(int result)
{
    const auto typed = std::make_shared<const Passphrase>(m_password->take());
    if (result == Accepted)
        emit given(typed);
    QDialog::done(result);
}

} // namespace tranche
