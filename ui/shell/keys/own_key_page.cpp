// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keys/own_key_page.h"

#include "core/import/qt_text.h"
#include "ui/parts/buttons.h"
#include "ui/parts/labels/icon_label.h"
#include "ui/shell/keys/key_fact_rows.h"
#include "ui/shell/keys/key_page_head.h"
#include "ui/shell/separators.h"
#include "ui/style/icons.h"
#include "ui/style/number_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tranche {

OwnKeyPage::OwnKeyPage(const OwnKey& key, QWidget* parent) : QWidget(parent)
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(14));
    auto* head
        = new KeyPageHead(qtText(key.name), tr("A key of your own: it signs. Its public half goes into each release that you sign."), this);
    down->addWidget(head);
    addFacts(*down, key);
    down->addWidget(level(this));
    addForm(*down, key);
    down->addWidget(level(this));
    addCopy(*down);
    down->addStretch(1);
    connect(head, &KeyPageHead::exportRequested, this, &OwnKeyPage::exportRequested);
    connect(head, &KeyPageHead::renamed, this, &OwnKeyPage::renamed);
}

void OwnKeyPage::addFacts(QVBoxLayout& down, const OwnKey& key)
{
    auto* facts = new KeyFactRows(key.key, this);
    facts->add(tr("Kind"), tr("Ed25519, in the form of minisign: other programs can check what it signs"));
    if (key.imported)
        facts->add(tr("Imported"), dayText(key.day));
    else
        facts->add(tr("Made"), tr("%1, in this program").arg(dayText(key.day)));
    if (key.isProtected)
        facts->add(tr("Protection of the file"), tr("a passphrase; only your account can read the file"), QStringLiteral("lock"));
    else
        facts->add(tr("Protection of the file"), tr("no passphrase: anyone who can read the file can sign with it"),
                   QStringLiteral("warn"));
    facts->add(tr("Used last"), key.lastSigned.empty() ? tr("not yet") : dayText(key.lastSigned));
    down.addWidget(facts);
}

void OwnKeyPage::addForm(QVBoxLayout& down, const OwnKey& key)
{
    auto* part = new QVBoxLayout;
    part->setSpacing(scaled(8));
    part->addWidget(
        textLabel(key.isProtected ? tr("Change the passphrase") : tr("Give the key a passphrase"), Type::Heading, Ink::Text, this));
    m_form = new PassphraseForm({.now = key.isProtected, .next = true}, this);
    part->addWidget(m_form);
    auto* across = new QHBoxLayout;
    across->setContentsMargins(scaled(keyValueLeft), scaled(4), 0, 0);
    m_change = new QPushButton(key.isProtected ? tr("Change passphrase") : tr("Set passphrase"), this);
    m_change->setAutoDefault(false);
    makePrimary(m_change);
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_cancel->setAutoDefault(false);
    m_missing = textLabel({}, Type::Caption, Ink::Text2, this);
    across->addWidget(m_change);
    across->addWidget(m_cancel);
    across->addWidget(m_missing, 1);
    part->addLayout(across);
    down.addLayout(part);
    connect(m_form, &PassphraseForm::changed, this, &OwnKeyPage::refresh);
    connect(m_form, &PassphraseForm::submitted, m_change, &QPushButton::click);
    connect(m_cancel, &QPushButton::clicked, m_form, &PassphraseForm::clear);
    connect(m_change, &QPushButton::clicked, this, [this] { emit passphraseRequested(m_form->typed()); });
    refresh();
}

void OwnKeyPage::addCopy(QVBoxLayout& down)
{
    auto* across = new QHBoxLayout;
    across->setSpacing(scaled(12));
    auto* sign = new IconLabel(QStringLiteral("warn"), 16, this);
    sign->setInk(Ink::Warn);
    across->addWidget(sign, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(scaled(2));
    words->addWidget(textLabel(tr("A lost passphrase cannot be recovered."), Type::Bold, Ink::Text, this));
    auto* why
        = textLabel(tr("Nobody can sign with this key then. What it has signed stays valid: its public half is in those releases. Make a "
                       "copy now, and a new key when it is lost."),
                    Type::Caption, Ink::Text2, this);
    why->setWordWrap(true);
    words->addWidget(why);
    across->addLayout(words, 1);
    auto* copy = new QPushButton(icon(QStringLiteral("save"), palette()), tr("Make a &copy…"), this);
    copy->setAutoDefault(false);
    across->addWidget(copy, 0, Qt::AlignTop);
    down.addLayout(across);
    connect(copy, &QPushButton::clicked, this, &OwnKeyPage::copyRequested);
}

void OwnKeyPage::refresh()
{
    const QString missing = m_form->missing();
    const bool untouched = m_form->isUntouched();
    m_change->setEnabled(missing.isEmpty());
    m_cancel->setEnabled(!untouched);
    m_missing->setText(untouched ? QString() : missing);
}

} // namespace tranche
